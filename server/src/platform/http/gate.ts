import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import type { Refusal } from '../errors/refusal.ts'
import { checkNegotiation } from './negotiation.ts'
import type { Principal, Route } from './route.ts'
import { parseIds, type RouteTable } from './route-table.ts'

/** What a gate is shown of a request. The body has not been read, and nobody knows yet whether the path exists. */
export interface GateRequest {
  method: string
  headers: IncomingHttpHeaders
  /** Names and values in turn, as they came. */
  rawHeaders: readonly string[]
  clientAddress: string
}

/** What one admitted request holds until it is answered. */
export interface Pass<P extends Principal = Principal> {
  principal: P
  /** For every answer to this request. */
  headers: Readonly<Record<string, string>>
  leave(): void
}

/** Who may come in, and to what. Each interface has one: keys, sessions; a feature provides it. */
export interface Gate<P extends Principal = Principal> {
  /** What is said to whoever came without HTTPS where that is required: what they carried may have been read. */
  refuseInClear(): Refusal
  /** Who asks, and whether there is room. */
  enter(request: GateRequest): Promise<Pass<P>>
  /** Whether they may use this route; returns them as they are there, e.g. with the tenant that the path names. */
  authorize(route: Route, principal: P, ids: Readonly<Record<string, number>>): P | Promise<P>
  /** Asked again and again while a stream is open, and once more when a body took its time; false ends it. */
  mayStay(route: Route, principal: P): Promise<boolean>
  /** What is said to whoever lost the right while their request was coming in. */
  refuseLeft(): Refusal
}

export interface Admission extends Pass {
  /** On the monotonic clock. */
  admittedMs: number
}

interface GateParts {
  app: Pick<App, 'config'>
  gate: Gate
  routes: RouteTable
}

/**
 * The checks in front of every route, in the order the specification gives: transport, authentication, limits, then
 * whether the path exists, rights, and the format.
 */
export async function passGate(parts: GateParts, request: FastifyRequest, reply: FastifyReply): Promise<Admission> {
  const { gate } = parts
  if (parts.app.config.REQUIRE_HTTPS && request.protocol !== 'https') throw gate.refuseInClear()
  const { headers, rawHeaders, method = 'GET' } = request.raw
  const pass = await gate.enter({ method, headers, rawHeaders, clientAddress: request.clientAddress })
  try {
    reply.headers(pass.headers)
    const route = parts.routes.resolve(request)
    const ids = parseIds(request.params as Record<string, string>)
    pass.principal = await gate.authorize(route, pass.principal, ids)
    checkNegotiation(request, route.kind)
    return { ...pass, admittedMs: performance.now() }
  } catch (error) {
    pass.leave()
    throw error
  }
}

/** Rights that are taken away count within a second, and a body can be held back for much longer. */
const longestTrustMs = 500

export async function expectStillAdmitted(gate: Gate, route: Route, { principal, admittedMs }: Admission) {
  if (performance.now() - admittedMs <= longestTrustMs) return
  if (!(await gate.mayStay(route, principal))) throw gate.refuseLeft()
}
