import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { httpRefusals } from '../errors/http.refusals.ts'
import { addressGroup } from '../limiter/client-address.rules.ts'
import { AnswerNow } from './answer-now.ts'
import type { Page, PageAnswer, PageFault, PageRequest } from './page.ts'
import { readForm } from './page-form.ts'
import { createServerCore, type Entry } from './server-core.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    page?: Page<never>
  }
  interface FastifyRequest {
    visit: PageRequest | null
  }
}

export interface PageServerParts<A extends App> {
  app: A
  /** The address below which codes of refusals are explained. */
  problems: string
  pages: readonly Page<A>[]
  /** The page that tells a person why there is none. */
  faultPage(fault: PageFault, status: number, acceptLanguage: string | undefined): PageAnswer
}

const bodyLimit = 16 * 1024

/** Pages are for one person and one moment: not kept, not indexed, not framed, and they tell nobody where they were. */
const everyAnswer = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const faults: Record<number, PageFault> = { 404: 'nothingHere', 429: 'tooMany', 500: 'fault', 503: 'unavailable' }

/** The HTTP server of the pages: no key and no cookie, a limit per visitor, and every answer is a page. */
export function createPageServer<A extends App>(parts: PageServerParts<A>): FastifyInstance {
  const { app, problems, faultPage } = parts
  const server = createServerCore({
    app,
    problems,
    bodyLimit,
    headers: everyAnswer,
    enter: (request) => enter(parts, request),
    refuse: ({ status }, request, reply) =>
      send(reply, faultPage(faults[status] ?? 'unreadable', status, request.headers['accept-language'])),
  })
  server.decorateRequest('visit', null)
  for (const page of parts.pages) addPage(server, parts, page)
  server.get('/robots.txt', { config: { open: true } }, async () => 'User-agent: *\nDisallow: /\nAllow: /archive/\n')
  return server
}

/** Pages are for everybody; one visitor has so many in a minute. */
async function enter<A extends App>({ app }: PageServerParts<A>, request: FastifyRequest): Promise<Entry> {
  const { config, limiter } = app
  if (config.REQUIRE_HTTPS && request.protocol !== 'https')
    throw new AnswerNow(308, { location: config.PUBLIC_URL.replace(/\/$/, '') + request.originalUrl })
  const visit = visitOf(request)
  request.visit = visit
  const page = request.is404 ? undefined : (request.routeOptions.config.page as Page<A> | undefined)
  const visitor = page?.countedFor?.(app, visit) ?? addressGroup(visit.clientAddress)
  const mostAMinute = page?.mostAMinute
  const keyId = mostAMinute === undefined ? `page:${visitor}` : `page:${page?.path}:${visitor}`
  const limits = mostAMinute === undefined ? {} : { limits: { minuteLimit: mostAMinute, concurrentLimit: null } }
  // The guard against guessing of keys goes by address and prefix; visits of pages must neither feed nor reset it.
  const admission = await limiter.admit({ keyId, accountId: 0, clientAddress: 'page', prefix: '-', ...limits })
  if (admission.outcome === 'admitted') return { leave: () => limiter.release(keyId, admission.lease) }
  throw httpRefusals.too_many_visits().withHeaders({ 'retry-after': String(admission.retryAfterSeconds) })
}

function visitOf(request: FastifyRequest): PageRequest {
  const [, query = ''] = /\?(.*)$/s.exec(request.raw.url ?? '') ?? []
  return {
    method: request.method as PageRequest['method'],
    params: request.params as Record<string, string>,
    query: new URLSearchParams(query),
    form: new URLSearchParams(),
    headers: request.headers as Record<string, string | undefined>,
    clientAddress: request.clientAddress,
  }
}

function addPage<A extends App>(server: FastifyInstance, { app }: PageServerParts<A>, page: Page<A>): void {
  server.route({
    method: page.method,
    url: page.path,
    config: { page: page as unknown as Page<never>, name: page.path },
    handler: async (request, reply) => {
      const form = await readForm(request.headers['content-type'], request.body)
      return send(reply, await page.answer(app, { ...(request.visit as PageRequest), form }))
    },
  })
}

function send(reply: FastifyReply, { status, headers, body, isFramed }: PageAnswer): FastifyReply {
  // The older header knows everybody or nobody.
  if (isFramed) reply.removeHeader('x-frame-options')
  return reply.code(status).headers(headers).send(body)
}
