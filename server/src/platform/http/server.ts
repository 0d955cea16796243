import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { AppError } from '../errors/app-error.ts'
import { checkDeprecation, deprecationHeaders } from './deprecation.ts'
import { type Authenticator, type Pass, passGate } from './gate.ts'
import type { AnswerStore } from './idempotency.ts'
import { problemOf, problemType } from './problem.ts'
import type { Route } from './route.ts'
import { fastifyPath, OptionsAnswer, RouteTable } from './route-table.ts'
import { runRoute } from './run-route.ts'
import { serverSettings } from './server-settings.ts'
import { dropUnusedConnectionsOnClose } from './unused-connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
    /** Answered without a key: the API description and its reader, health. */
    open?: boolean
  }
  interface FastifyRequest {
    pass: Pass | null
    startedAt: number
    clientAddress: string
  }
}

export interface HttpServerParts {
  app: App
  routes: readonly Route[]
  authenticator: Authenticator
  answers: AnswerStore
}

const bodyLimit = 1024 * 1024

/** The HTTP server of the API: gate, routes, one way to answer errors, one log line per request. */
export function createHttpServer(parts: HttpServerParts): FastifyInstance {
  const { app } = parts
  const server = Fastify({
    ...serverSettings(app),
    bodyLimit,
    frameworkErrors: (error, request, reply) =>
      void answerError(app, error, request as FastifyRequest, reply as FastifyReply),
  })
  // Node would answer an unknown expectation by itself, past the gate; a server may as well ignore it.
  server.server.on('checkExpectation', (raw, answer) => server.server.emit('request', raw, answer))
  dropUnusedConnectionsOnClose(server)
  server.decorateRequest('pass', null)
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('clientAddress', '')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  addHooks(server, parts)
  for (const route of parts.routes) addRoute(server, parts, route)
  server.setNotFoundHandler(() => {
    throw new AppError('not_found', 'There is nothing at this path.')
  })
  server.setErrorHandler((error, request, reply) => answerError(app, error, request, reply))
  return server
}

function addHooks(server: FastifyInstance, parts: HttpServerParts): void {
  const { app } = parts
  const table = new RouteTable(parts.routes)
  server.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now()
    // Read once: a connection that has ended in the meantime has no address any more.
    request.clientAddress = request.ip ?? 'unknown'
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    if (request.raw.httpVersion === '1.1' && request.raw.headers.host === undefined)
      throw new AppError('bad_request', 'HTTP/1.1 asks for a Host header.')
    if (request.routeOptions.config.open && !request.is404) return
    const pass = await passGate({ app, authenticator: parts.authenticator, routes: table }, request, reply)
    request.pass = pass
    // A client that went away frees its slot here; an answered request has freed it in onSend.
    reply.raw.once('close', pass.leave)
  })
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', async (request, reply) => {
    request.pass?.leave()
    // A connection that a client keeps open would hold up the end of the process.
    if (isClosing) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async (request, reply) => {
    const seconds = (performance.now() - request.startedAt) / 1000
    const route = request.routeOptions.config.route?.path ?? (request.routeOptions.config.open ? 'open' : 'none')
    app.metrics.requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    app.log.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(seconds * 1000),
      account: request.pass?.principal.tenant.accountId,
      key: request.pass?.principal.prefix,
    })
  })
}

function addRoute(server: FastifyInstance, parts: HttpServerParts, route: Route): void {
  checkDeprecation(route)
  server.route({
    method: route.method,
    url: fastifyPath(route.path),
    ...(route.bodyLimit && { bodyLimit: route.bodyLimit }),
    config: { route },
    handler: (request, reply) => {
      if (route.deprecation) reply.headers(deprecationHeaders(route.deprecation, parts.app.clock.now()))
      return runRoute(parts, route, request, reply, (request.pass as Pass).principal)
    },
  })
}

/** One place where anything thrown becomes an answer. */
function answerError(app: App, thrown: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (thrown instanceof OptionsAnswer) return reply.code(204).header('allow', thrown.allow).send()
  const error = refusalOf(app, thrown, request)
  if (error.status === 401 || error.status === 429) app.metrics.refusals.inc({ code: error.code })
  reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store', ...error.headers })
  const problem = problemOf(error, { baseUrl: app.config.BASE_URL, requestId: request.id })
  return reply.code(error.status).type(problemType).send(JSON.stringify(problem))
}

function refusalOf(app: App, thrown: unknown, request: FastifyRequest): AppError {
  if (thrown instanceof AppError) return thrown
  if (thrown instanceof DatabaseUnavailable) {
    app.metrics.databaseUnavailable.inc()
    return new AppError(
      'service_unavailable',
      'The service cannot reach its database or the request took too long; try again shortly.',
      {
        headers: { 'retry-after': '2' },
      },
    )
  }
  const code = (thrown as { code?: string }).code ?? ''
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('payload_too_large', `The body may hold ${request.routeOptions.bodyLimit ?? bodyLimit} bytes.`)
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL')
    return new AppError('bad_request', 'The request could not be read.')
  // Nobody is left to read this answer; it must not count as a fault of ours.
  if (request.raw.readableAborted) return new AppError('bad_request', 'The connection ended before the request did.')
  app.log.error({ requestId: request.id, err: thrown }, 'unexpected error')
  return new AppError('internal_error', 'Something went wrong on our side; the request id helps us find it.')
}
