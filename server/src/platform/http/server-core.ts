import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { NobodyWaits } from '../db/heavy-reads.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { httpRefusals } from '../errors/http.refusals.ts'
import { Refusal } from '../errors/refusal.ts'
import { FileStoreAway, FileStoreBusy } from '../files/file-store.ts'
import { AnswerNow } from './answer-now.ts'
import { serverSettings } from './server-settings.ts'
import { dropUnusedConnectionsOnClose } from './unused-connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What logs and metrics call it. */
    name?: string
    /** Answered to everybody: the API description and its reader, health. */
    open?: boolean
  }
  interface FastifyRequest {
    startedAt: number
    clientAddress: string
    entry: Entry | null
  }
}

/** What a request holds from its admission to its answer. */
export interface Entry {
  /** Further members of its log line. */
  logged?: Readonly<Record<string, unknown>>
  leave(): void
}

export interface ServerCore {
  app: App
  /** Bytes a body may hold where its route says nothing else. */
  bodyLimit: number
  /** The address below which codes of refusals are explained. */
  problems: string
  /** On every answer, whatever it is. */
  headers: Readonly<Record<string, string>>
  /** Lets a request in, or throws. */
  enter(request: FastifyRequest, reply: FastifyReply): Promise<Entry>
  /** A refusal in the form that this server's clients understand. */
  refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const retryAfterSeconds = 2

/** What every HTTP server of ours does the same way: ids, headers, admission, limits, errors, log lines, closing. */
export function createServerCore(core: ServerCore): FastifyInstance {
  const { bodyLimit } = core
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerThrown(core, error, request, reply)
  const server = Fastify({
    ...serverSettings(core),
    bodyLimit,
    frameworkErrors: (error, request, reply) => void answer(error, request as FastifyRequest, reply as FastifyReply),
  })
  // Node would answer an unknown expectation by itself, past the gate; a server may as well ignore it.
  server.server.on('checkExpectation', (raw, response) => server.server.emit('request', raw, response))
  dropUnusedConnectionsOnClose(server)
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('clientAddress', '')
  server.decorateRequest('entry', null)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  addHooks(server, core)
  server.setNotFoundHandler(() => {
    throw httpRefusals.path_unknown()
  })
  server.setErrorHandler(answer)
  return server
}

function addHooks(server: FastifyInstance, core: ServerCore): void {
  server.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now()
    // Read once: a connection that has ended in the meantime has no address any more.
    request.clientAddress = request.ip ?? 'unknown'
    reply.headers({ 'x-request-id': request.id, ...core.headers })
    if (request.raw.httpVersion === '1.1' && request.raw.headers.host === undefined) throw httpRefusals.host_missing()
    if (request.routeOptions.config.open && !request.is404) return
    const entry = leftOnce(await core.enter(request, reply))
    request.entry = entry
    // A client that went away frees its place here; an answered request has freed it in onSend.
    reply.raw.once('close', entry.leave)
  })
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', async (request, reply) => {
    request.entry?.leave()
    // A connection that a client keeps open would hold up the end of the process; and after one that was to become something
    // else Node reads no further requests from it.
    if (isClosing || request.headers.upgrade !== undefined) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async (request, reply) => noteAnswer(core.app, request, reply))
}

function leftOnce(entry: Entry): Entry {
  let inside = true
  const leave = () => {
    if (inside) entry.leave()
    inside = false
  }
  return { ...entry, leave }
}

function noteAnswer({ metrics, log }: App, request: FastifyRequest, reply: FastifyReply): void {
  const seconds = (performance.now() - request.startedAt) / 1000
  const { name, open } = request.routeOptions.config
  const labels = { method: request.method, route: name ?? (open ? 'open' : 'none'), status: reply.statusCode }
  metrics.requestSeconds.observe(labels, seconds)
  log.info({ requestId: request.id, ...labels, ms: Math.round(seconds * 1000), ...request.entry?.logged })
}

/** One place where anything thrown becomes an answer. */
function answerThrown(core: ServerCore, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  reply.headers({ 'x-request-id': request.id, ...core.headers })
  if (thrown instanceof AnswerNow) return reply.code(thrown.status).headers(thrown.headers).send()
  const refusal = refusalOf(core, thrown, request)
  if (refusal.status === 401 || refusal.status === 429) core.app.metrics.refusals.inc({ code: refusal.code })
  reply.code(refusal.status).headers(refusal.headers)
  return core.refuse(refusal, request, reply)
}

/** The refusal of a body that Fastify would not read to its end. */
export function tooLarge(thrown: unknown, { routeOptions }: FastifyRequest): Refusal | undefined {
  if ((thrown as { code?: string }).code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return undefined
  return httpRefusals.body_too_large({ limit: routeOptions.bodyLimit as number })
}

function refusalOf({ app }: ServerCore, thrown: unknown, request: FastifyRequest): Refusal {
  if (thrown instanceof Refusal) return thrown
  if (thrown instanceof DatabaseUnavailable) {
    app.metrics.databaseUnavailable.inc()
    return httpRefusals.service_unavailable().withHeaders({ 'retry-after': String(retryAfterSeconds) })
  }
  if (thrown instanceof FileStoreBusy) {
    // Whoever wants too much must not fill the log as well.
    app.metrics.filesRefused.inc()
    return httpRefusals.service_unavailable().withHeaders({ 'retry-after': String(retryAfterSeconds) })
  }
  if (thrown instanceof FileStoreAway) {
    app.log.error({ requestId: request.id, err: thrown }, 'the store of files is away')
    return httpRefusals.service_unavailable().withHeaders({ 'retry-after': String(retryAfterSeconds) })
  }
  const large = tooLarge(thrown, request)
  if (large) return large
  const code = (thrown as { code?: string }).code ?? ''
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL') return httpRefusals.request_unreadable()
  // Nobody is left to read this answer; it must not count as a fault of ours.
  if (thrown instanceof NobodyWaits || request.raw.readableAborted) return httpRefusals.request_cut_off()
  app.log.error({ requestId: request.id, err: thrown }, 'unexpected error')
  return httpRefusals.internal_error()
}
