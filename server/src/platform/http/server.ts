import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import type { AnswerStore } from '../idempotency/answer-store.ts'
import { checkDeprecation, deprecationHeaders } from './deprecation.ts'
import { type Admission, expectStillAdmitted, type Gate, passGate } from './gate.ts'
import { problemOf, problemType } from './problem.ts'
import type { Route } from './route.ts'
import { fastifyPath, RouteTable } from './route-table.ts'
import { refuseTooLarge, runRoute } from './run-route.ts'
import { createServerCore, tooLarge } from './server-core.ts'
import { StreamHub } from './stream-hub.ts'
import { addUploadRoute } from './upload.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
  }
  interface FastifyRequest {
    pass: Admission | null
  }
}

/** One interface of ours over HTTP: its routes below a path of their own, behind a gate. */
export interface HttpServerParts {
  app: App
  /** Such as /api/v1. */
  base: string
  /** The address below which codes of refusals are explained. */
  problems: string
  routes: readonly Route[]
  gate: Gate
  /** On every answer, beside that nobody keeps it. */
  headers?: Readonly<Record<string, string>>
  /** Where answers under an Idempotency-Key are kept; without it no route may promise that. */
  answers?: AnswerStore
}

const bodyLimit = 1024 * 1024

export function createHttpServer(parts: HttpServerParts): FastifyInstance {
  const { app, base, gate, problems, routes } = parts
  const table = new RouteTable(base, routes)
  const server = createServerCore({
    app,
    problems,
    bodyLimit,
    headers: { 'cache-control': 'no-store', ...parts.headers },
    enter: async (request, reply) => {
      const pass = await passGate({ app, gate, routes: table }, request, reply)
      request.pass = pass
      return { logged: pass.principal.logged, leave: pass.leave }
    },
    refuse: (refusal, request, reply) => {
      const problem = problemOf(refusal, { problems, requestId: request.id })
      return reply.type(problemType).send(JSON.stringify(problem))
    },
  })
  server.decorateRequest('pass', null)
  const streams = new StreamHub(app, gate)
  server.addHook('preClose', async () => streams.endAll())
  for (const route of routes) addRoute(server, parts, streams, route)
  return server
}

function addRoute(server: FastifyInstance, parts: HttpServerParts, streams: StreamHub, route: Route): void {
  const { app, base } = parts
  checkDeprecation(route)
  if (route.kind === 'write' && route.idempotent && !parts.answers)
    throw new Error(`${route.method} ${route.path} takes an Idempotency-Key, but there is no place to keep answers`)
  const options = {
    method: route.method,
    url: fastifyPath(base, route.path),
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    ...(route.kind === 'stream' && { exposeHeadRoute: false }),
    config: { route, name: route.path },
  }
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    if (route.deprecation) reply.headers(deprecationHeaders(route.deprecation, app.clock.now()))
    const { principal } = request.pass as Admission
    if (route.kind === 'stream') return streams.open(route, request, reply, principal)
    if (route.kind === 'write') await expectStillAdmitted(parts.gate, route, request.pass as Admission)
    return runRoute(parts, route, request, reply, principal)
  }
  if (route.kind === 'upload') addUploadRoute(server, { ...options, handler })
  else if (route.kind === 'write' && route.idempotent)
    server.route({ ...options, handler, errorHandler: keepTooLarge(parts) })
  else server.route({ ...options, handler })
}

/** What it throws goes on to the handler of all errors. */
function keepTooLarge(parts: HttpServerParts) {
  return async (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = tooLarge(thrown, request)
    if (refusal && request.pass) return refuseTooLarge(parts, refusal, request, reply, request.pass.principal)
    throw thrown
  }
}
