import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import type { App } from '../app/app.ts'
import { answerUnreadable } from './unreadable-request.ts'

const maxHeaderSize = 32 * 1024
const inboundRequestId = /^[A-Za-z0-9_-]{8,64}$/

/** What every HTTP server of ours has in common. */
export function serverSettings({ app: { config }, problems }: { app: Pick<App, 'config'>; problems: string }) {
  return {
    logger: false,
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    requestTimeout: 30_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: true,
    requestIdHeader: false,
    genReqId: (raw) => requestIdOf(raw.headers['x-request-id']),
    http: { headersTimeout: 10_000, maxHeaderSize, requireHostHeader: false },
    // As long as a path can be: an id that is too long is not found, like any other that cannot be one.
    routerOptions: { maxParamLength: maxHeaderSize },
    // Requests that still arrive on an open connection are answered, not turned away, while the process drains.
    return503OnClosing: false,
    rewriteUrl: (raw) => decodableUrl(raw.url ?? '/'),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, problems),
  } satisfies FastifyHttpOptions<Server>
}

function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && inboundRequestId.test(header) ? header : randomUUID()
}

/** A path that cannot be decoded is only unknown: it meets the gate like any other and is not found behind it. */
function decodableUrl(url: string): string {
  if (!url.includes('%')) return url
  const path = url.split('?', 1)[0] as string
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
