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
    /** Open to everybody, but not under the host of a customer. */
    atOurHostOnly?: boolean
  }
  interface FastifyRequest {
    visit: PageRequest | null
    /** Whose host the visit names, where it is a customer's. */
    site: Site | null
  }
}

/** What is served under a host of a customer, instead of every page. */
export interface Site {
  answer(path: string, request: PageRequest): Promise<PageAnswer>
}

export interface Sites {
  /** A host that may be a customer's, as it would be known; null = one of ours, or of nobody. */
  nameOf(host: string): string | null
  find(name: string): Promise<Site | undefined>
}

export interface PageServerParts<A extends App> {
  app: A
  /** The address below which codes of refusals are explained. */
  problems: string
  pages: readonly Page<A>[]
  /** The page that tells a person why there is none. */
  faultPage(fault: PageFault, status: number, acceptLanguage: string | undefined): PageAnswer
  sites?: Sites
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
  server.decorateRequest('site', null)
  server.addHook('onRequest', async (request, reply) => {
    // What is served while the database is away goes on then.
    if (request.routeOptions.config.atOurHostOnly) await findSite(parts, request).catch(() => {})
    if (request.site) return send(reply, await answerAt(request.site, parts, request))
  })
  for (const page of [...parts.pages, robotsPage]) addPage(server, parts, page)
  return server
}

const robotsPage: Page = {
  method: 'GET',
  path: '/robots.txt',
  answer: async () => robotsAnswer('Disallow: /\nAllow: /archive/'),
}

export function robotsAnswer(rules: string): PageAnswer {
  const headers = { 'content-type': 'text/plain; charset=utf-8' }
  return { status: 200, headers, body: `User-agent: *\n${rules}\n` }
}

async function answerAt<A extends App>(
  site: Site,
  { faultPage }: PageServerParts<A>,
  request: FastifyRequest,
): Promise<PageAnswer> {
  const visit = request.visit ?? visitOf(request)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead) return faultPage('nothingHere', 404, visit.headers['accept-language'])
  return site.answer(request.url.split('?', 1)[0] as string, visit)
}

/** Pages are for everybody; one visitor has so many in a minute. */
async function enter<A extends App>(parts: PageServerParts<A>, request: FastifyRequest): Promise<Entry> {
  const { app, sites } = parts
  const { PUBLIC_URL, REQUIRE_HTTPS } = app.config
  const name = sites?.nameOf(request.hostname) ?? null
  const isPlain = REQUIRE_HTTPS && request.protocol !== 'https'
  if (isPlain && name === null) throw toHttps(PUBLIC_URL, request)
  // Whoever names ever new hosts is stopped before anybody is asked about them.
  const entry = await admit(app, request)
  try {
    await findSite(parts, request)
    if (isPlain) throw toHttps(request.site ? `https://${name}` : PUBLIC_URL, request)
    return entry
  } catch (error) {
    entry.leave()
    throw error
  }
}

async function findSite<A extends App>({ sites }: PageServerParts<A>, request: FastifyRequest): Promise<void> {
  const name = sites?.nameOf(request.hostname) ?? null
  request.site = name === null ? null : ((await sites?.find(name)) ?? null)
}

function toHttps(origin: string, { originalUrl }: FastifyRequest): AnswerNow {
  return new AnswerNow(308, { location: origin.replace(/\/$/, '') + originalUrl })
}

async function admit<A extends App>(app: A, request: FastifyRequest): Promise<Entry> {
  const { limiter } = app
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
