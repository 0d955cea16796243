import type { IncomingMessage, ServerResponse } from 'node:http'
import type { App } from '../../platform/app/app.ts'
import { isUnavailable } from '../../platform/db/unavailable.ts'
import { trustProxies } from '../../platform/http/forwarded-address.ts'
import { truncatedNetwork } from '../../platform/limiter/client-address.rules.ts'
import { createRandomPool } from '../../platform/secrets/random-pool.ts'
import type { EventLog } from './event-log.ts'
import { LinkSets } from './link-sets.ts'
import { readPath, readSignals, type TrackingPath } from './tracking-request.rules.ts'
import { createTrackingTokens, type TrackingTicket } from './tracking-token.rules.ts'
import { judgeRequest } from './verdict.rules.ts'

type Parts = Pick<App, 'db' | 'clock' | 'config' | 'log'>

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
/** Nobody keeps an answer, frames it, learns the token from it or finds it in a search. */
const always = [
  ...['Cache-Control', 'no-store'],
  ...['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
  ...['Referrer-Policy', 'no-referrer'],
  ...['X-Content-Type-Options', 'nosniff'],
  ...['X-Robots-Tag', 'noindex, nofollow'],
]
const pixelHeaders = [...always, 'Content-Type', 'image/gif', 'Content-Length', String(pixel.length)]

/** Answers `/c/<token>/<n>` and `/o/<token>.gif`. What is counted is stored before the answer leaves. */
export function trackingDoor(parts: Parts, events: Pick<EventLog, 'note'>) {
  const { db, clock, config, log } = parts
  const tokens = createTrackingTokens(config.POSTRIDER_SECRET, config.POSTRIDER_FORMER_SECRETS)
  const links = new LinkSets(db)
  const addressOf = trustProxies(config.TRUSTED_PROXIES)
  const random = createRandomPool()

  const note = (request: IncomingMessage, { runId, contentId, messageId }: TrackingTicket, link: number | null) => {
    const { method = 'GET', headers, socket } = request
    const signals = readSignals(method, headers)
    return events.note({
      ...{ runId, contentId, messageId, link },
      ...signals,
      atMs: clock.now().getTime(),
      id: random(6).readUIntBE(0, 6),
      verdict: judgeRequest(signals),
      network: truncatedNetwork(addressOf(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined)),
    })
  }
  const answer = async (request: IncomingMessage, response: ServerResponse, { token, link }: TrackingPath) => {
    const ticket = tokens.open(token)
    if (!ticket) return say(response, 404, invalidLink)
    if (link === null) {
      await note(request, ticket, null)
      return response.writeHead(200, pixelHeaders).end(pixel)
    }
    const found = links.find(ticket)
    // Waiting for what is already there would cost a turn.
    const targets = found instanceof Promise ? await found : found
    if (targets.size === 0) return say(response, 410, endedLink)
    const target = targets.get(link)
    if (target === undefined) return say(response, 404, invalidLink)
    await note(request, ticket, link)
    return response.writeHead(302, [...always, 'Location', target, 'Content-Length', '0']).end()
  }
  const refuse = (response: ServerResponse, error: unknown) => {
    if (isUnavailable(error)) return say(response, 503, 'Please try again in a moment.', ['Retry-After', '2'])
    log.error({ err: error }, 'an open or click could not be answered')
    return say(response, 500, 'Something went wrong. Please try again.')
  }
  return (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '' } = request
    const path = readPath(url)
    if (method !== 'GET' && method !== 'HEAD') say(response, 405, 'Only GET and HEAD.', ['Allow', 'GET, HEAD'])
    else if (path) answer(request, response, path).catch((error) => refuse(response, error))
    else if (url === '/health') say(response, 200, 'up')
    else say(response, 404, invalidLink)
  }
}

const endedLink = 'This link has ended: whoever sent the mail has deleted where it led.'
const invalidLink = 'This link is not valid. It may be incomplete: please copy the whole link from the mail.'

function say(response: ServerResponse, status: number, text: string, more: string[] = []): ServerResponse {
  const length = String(Buffer.byteLength(text))
  response.writeHead(status, [
    ...always,
    ...more,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    length,
  ])
  return response.end(text)
}
