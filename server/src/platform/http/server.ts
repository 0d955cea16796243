import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { AppError } from '../errors/app-error.ts'
import { deprecationHeaders } from './deprecation.ts'
import { type Identify, type Pass, passGate } from './gate.ts'
import type { AnswerStore } from './idempotency.ts'
import { problemOf, problemType } from './problem.ts'
import type { Route } from './route.ts'
import { fastifyPath, OptionsAnswer, RouteTable } from './route-table.ts'
import { runRoute } from './run-route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    route?: Route
    /** Answered without a key: the API description and its reader, health. */
    open?: boolean
  }
  interface FastifyRequest {
    pass: Pass | null
    startedAt: number
  }
}

export interface HttpServerParts {
  app: App
  routes: readonly Route[]
  identify: Identify
  answers: AnswerStore
}

const bodyLimit = 1024 * 1024
const inboundRequestId = /^[A-Za-z0-9_-]{8,64}$/

/** The HTTP server of the API: gate, routes, one way to answer errors, one log line per request. */
export function createHttpServer(parts: HttpServerParts): FastifyInstance {
  const { app } = parts
  const server = Fastify({
    logger: false,
    bodyLimit,
    trustProxy: app.config.TRUSTED_PROXIES.length > 0 ? app.config.TRUSTED_PROXIES : false,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: true,
    requestIdHeader: false,
    genReqId: (raw) => requestIdOf(raw.headers['x-request-id']),
    http: { headersTimeout: 10_000, maxHeaderSize: 32 * 1024 },
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: (error, request, reply) =>
      void answerError(app, error, request as FastifyRequest, reply as FastifyReply),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    },
  })
  server.decorateRequest('pass', null)
  server.decorateRequest('startedAt', 0)
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
    reply.headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    if (request.routeOptions.config.open && !request.is404) return
    const pass = await passGate({ app, identify: parts.identify, routes: table }, request, reply)
    request.pass = pass
    // A client that went away frees its slot here; an answered request has freed it in onSend.
    reply.raw.once('close', pass.leave)
  })
  server.addHook('onSend', async (request) => request.pass?.leave())
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
  server.route({
    method: route.method,
    url: fastifyPath(route.path),
    config: { route },
    handler: (request, reply) => {
      if (route.deprecation) reply.headers(deprecationHeaders(route.deprecation, parts.app.clock.now()))
      return runRoute(parts, route, request, reply, (request.pass as Pass).principal)
    },
  })
}

function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && inboundRequestId.test(header) ? header : randomUUID()
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
    return new AppError('payload_too_large', `The body may hold ${bodyLimit} bytes.`)
  if (code.startsWith('FST_ERR_CTP') || code === 'FST_ERR_BAD_URL')
    return new AppError('bad_request', 'The request could not be read.')
  if (code === 'FST_ERR_MAX_PARAM_LENGTH' || code === 'FST_ERR_ROUTE_MAX_PARAM_LENGTH')
    return new AppError('not_found', 'There is nothing at this path.')
  app.log.error({ requestId: request.id, err: thrown }, 'unexpected error')
  return new AppError('internal_error', 'Something went wrong on our side; the request id helps us find it.')
}
