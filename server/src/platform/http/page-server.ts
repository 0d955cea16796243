import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import { addressGroup } from '../limiter/client-address.rules.ts'
import type { Page, PageAnswer, PageFault, PageRequest } from './page.ts'
import { readForm } from './page-form.ts'
import { serverSettings } from './server-settings.ts'
import { dropUnusedConnectionsOnClose } from './unused-connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    page?: Page<never>
  }
  interface FastifyRequest {
    visit: PageRequest
    leave: (() => void) | null
  }
}

export interface PageServerParts<A extends App> {
  app: A
  pages: readonly Page<A>[]
  /** The page that tells a person why there is none. */
  faultPage(fault: PageFault, status: number, acceptLanguage: string | undefined): PageAnswer
}

const bodyLimit = 16 * 1024
const retryAfterSeconds = 5

/** Pages are for one person and one moment: not kept, not indexed, not framed, and they tell nobody where they were. */
const everyAnswer = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The HTTP server of the pages: no key and no cookie, a limit per visitor, and every answer is a page. */
export function createPageServer<A extends App>(parts: PageServerParts<A>): FastifyInstance {
  const { app } = parts
  const server = Fastify({
    ...serverSettings(app),
    bodyLimit,
    frameworkErrors: (error, request, reply) =>
      void answerFault(parts, error, request as FastifyRequest, reply as FastifyReply),
  })
  dropUnusedConnectionsOnClose(server)
  server.decorateRequest('startedAt', 0)
  server.decorateRequest('leave', null)
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  addHooks(server, parts)
  for (const page of parts.pages) addPage(server, parts, page)
  server.get('/robots.txt', { config: { open: true } }, async () => 'User-agent: *\nDisallow: /\n')
  server.setNotFoundHandler((request, reply) => send(reply, faultAnswer(parts, request, 'nothingHere', 404)))
  server.setErrorHandler((error, request, reply) => answerFault(parts, error, request, reply))
  return server
}

function addHooks<A extends App>(server: FastifyInstance, parts: PageServerParts<A>): void {
  const { app } = parts
  server.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now()
    request.visit = visitOf(request)
    reply.headers(everyAnswer)
    if (request.routeOptions.config.open && !request.is404) return
    if (app.config.REQUIRE_HTTPS && request.protocol !== 'https')
      return reply.redirect(app.config.PUBLIC_URL.replace(/\/$/, '') + request.originalUrl, 308)
    await admit(parts, request, reply)
  })
  let isClosing = false
  server.addHook('preClose', async () => {
    isClosing = true
  })
  server.addHook('onSend', async (request, reply) => {
    request.leave?.()
    if (isClosing) reply.header('connection', 'close')
  })
  server.addHook('onResponse', async (request, reply) => {
    const seconds = (performance.now() - request.startedAt) / 1000
    const { page, open } = request.routeOptions.config
    const labels = { method: request.method, route: page?.path ?? (open ? 'open' : 'none'), status: reply.statusCode }
    app.metrics.requestSeconds.observe(labels, seconds)
    app.log.info({ requestId: request.id, ...labels, ms: Math.round(seconds * 1000) })
  })
}

function visitOf(request: FastifyRequest): PageRequest {
  const [, query = ''] = /\?(.*)$/s.exec(request.raw.url ?? '') ?? []
  return {
    method: request.method as PageRequest['method'],
    params: request.params as Record<string, string>,
    query: new URLSearchParams(query),
    form: new URLSearchParams(),
    headers: request.headers as Record<string, string | undefined>,
    clientAddress: request.ip ?? 'unknown',
  }
}

async function admit<A extends App>(parts: PageServerParts<A>, request: FastifyRequest, reply: FastifyReply) {
  const { limiter, metrics } = parts.app
  const page = request.is404 ? undefined : (request.routeOptions.config.page as Page<A> | undefined)
  const counted = page?.countedFor?.(parts.app, request.visit) ?? addressGroup(request.visit.clientAddress)
  const keyId = `page:${counted}`
  // The guard against guessing of keys goes by address and prefix; visits of pages must neither feed nor reset it.
  const admission = await limiter.admit({ keyId, accountId: 0, clientAddress: 'page', prefix: '-' })
  if (admission.outcome === 'admitted') {
    const { lease } = admission
    const leave = () => {
      if (request.leave) limiter.release(keyId, lease)
      request.leave = null
    }
    request.leave = leave
    reply.raw.once('close', leave)
    return
  }
  metrics.refusals.inc({ code: 'pages_rate_limited' })
  reply.header('retry-after', String(admission.retryAfterSeconds))
  return send(reply, faultAnswer(parts, request, 'tooMany', 429))
}

function addPage<A extends App>(server: FastifyInstance, { app }: PageServerParts<A>, page: Page<A>): void {
  server.route({
    method: page.method,
    url: page.path,
    config: { page: page as unknown as Page<never> },
    handler: async (request, reply) => {
      const form = await readForm(request.headers['content-type'], request.body)
      return send(reply, await page.answer(app, { ...request.visit, form }))
    },
  })
}

function send(reply: FastifyReply, { status, headers, body }: PageAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(body)
}

function faultAnswer<A extends App>(
  parts: PageServerParts<A>,
  request: FastifyRequest,
  fault: PageFault,
  status: number,
): PageAnswer {
  return parts.faultPage(fault, status, request.headers['accept-language'])
}

/** One place where anything thrown becomes a page. */
function answerFault<A extends App>(
  parts: PageServerParts<A>,
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { app } = parts
  reply.headers(everyAnswer)
  if (thrown instanceof DatabaseUnavailable) {
    app.metrics.databaseUnavailable.inc()
    reply.header('retry-after', String(retryAfterSeconds))
    return send(reply, faultAnswer(parts, request, 'unavailable', 503))
  }
  const { code = '' } = thrown as { code?: string }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return send(reply, faultAnswer(parts, request, 'unreadable', 413))
  if (code.startsWith('FST_') || request.raw.readableAborted)
    return send(reply, faultAnswer(parts, request, 'unreadable', 400))
  app.log.error({ requestId: request.id, err: thrown }, 'unexpected error')
  return send(reply, faultAnswer(parts, request, 'fault', 500))
}
