import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { httpRefusals } from '../errors/http.refusals.ts'
import { EventStream } from './event-stream.ts'
import type { Gate } from './gate.ts'
import type { Principal, StreamEvent, StreamRoute } from './route.ts'
import { readCallOf } from './route-call.ts'
import { SharedReads } from './shared-reads.ts'

const mostPerPrincipal = 10
const lookMs = 1000
const recheckMs = 500
const heartbeatMs = 15_000

/** The open streams of a server. Each tells what its route reads, until its client or its right to listen is gone. */
export class StreamHub {
  private readonly streams = new Map<EventStream, string>()
  /** Hundreds may watch the same thing, and all look at the same moment. */
  private readonly reads = new SharedReads<StreamEvent[]>()
  private readonly app: App
  private readonly gate: Gate
  private readonly timers: NodeJS.Timeout[]

  constructor(app: App, gate: Gate) {
    this.app = app
    this.gate = gate
    this.timers = [
      setInterval(() => this.each((stream) => stream.look()), lookMs).unref(),
      setInterval(() => this.each((stream) => stream.recheck()), recheckMs).unref(),
      setInterval(() => this.each((stream) => stream.heartbeat()), heartbeatMs).unref(),
    ]
  }

  open(route: StreamRoute, request: FastifyRequest, reply: FastifyReply, principal: Principal): FastifyReply {
    const mine = [...this.streams.values()].filter((name) => name === principal.name)
    if (mine.length >= mostPerPrincipal)
      throw httpRefusals.too_many_streams({ most: mostPerPrincipal }).withHeaders({ 'retry-after': '1' })
    const call = readCallOf(this.app, route, request, principal)
    const stream = new EventStream({
      position: positionOf(request.headers['last-event-id']),
      read: (position) => this.reads.read(`${position} ${request.url}`, () => route.read(call, position)),
      mayStay: () => this.gate.mayStay(route, principal),
      log: this.app.log,
    })
    this.streams.set(stream, principal.name)
    // A stream is open for hours; it does not take one of the places for requests.
    request.entry?.leave()
    reply.hijack()
    const stopWatching = route.watch?.(call, () => stream.look())
    stream.begin(reply.raw, reply.getHeaders() as OutgoingHttpHeaders, () => {
      stopWatching?.()
      this.streams.delete(stream)
    })
    return reply
  }

  endAll(): void {
    for (const timer of this.timers) clearInterval(timer)
    this.each((stream) => stream.end())
  }

  private each(work: (stream: EventStream) => void): void {
    for (const stream of this.streams.keys()) work(stream)
  }
}

/** What we gave out as `id:` comes back here; anything else begins anew. */
function positionOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w.:-]{1,200}$/.test(header) ? header : null
}
