import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { httpRefusals } from '../errors/http.refusals.ts'
import { acceptedEncoding } from './accepted-encoding.rules.ts'

export interface StaticClient {
  /** Where the build has left its pages and assets/. */
  directory: string
  /** The file that answers every path which is nothing else. */
  page: string
  /** Paths below it are not the client's. */
  apiBase: string
  /** What the page is sent with; the nonce is fresh for each answer, and stands in the page instead of {{nonce}}. */
  pageHeaders(nonce: string): Readonly<Record<string, string>>
  /** Said while there is no build. */
  whenMissing: string
  /** Where somebody is sent who came without HTTPS; null = they may stay. */
  secureUrl: string | null
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}
const encodings = ['br', 'gzip'] as const
const suffixes = { br: '.br', gzip: '.gz' } as const
/** One name without a slash, so that nothing outside the folder can be meant. */
const fileName = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/

/** A client that runs in the browser: its files, and its one page for every path that is nothing else. */
export function addStaticClient(server: FastifyInstance, client: StaticClient): void {
  const open = { config: { open: true, name: 'client' } }
  server.get('/assets/:name', open, async (request, reply) => {
    const { name } = request.params as { name: string }
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    const sent = await sendFile(join(client.directory, 'assets'), name, request, reply)
    if (sent) return sent
    // What is missing today may be there after the next build.
    reply.header('cache-control', 'no-store')
    throw httpRefusals.path_unknown()
  })
  server.get('/*', open, async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string
    if (path === client.apiBase || path.startsWith(`${client.apiBase}/`)) throw httpRefusals.path_unknown()
    if (client.secureUrl !== null && request.protocol !== 'https' && request.originalUrl.startsWith('/'))
      return reply
        .code(308)
        .header('location', client.secureUrl.replace(/\/$/, '') + request.originalUrl)
        .send()
    return (await sendFile(client.directory, path.slice(1), request, reply)) ?? sendPage(client, reply)
  })
}

/** Undefined where there is no such file. Packed by the build where the client takes it packed. */
async function sendFile(directory: string, name: string, request: FastifyRequest, reply: FastifyReply) {
  const type = types[extname(name)]
  if (type === undefined || !fileName.test(name)) return undefined
  const encoding = acceptedEncoding(request.headers['accept-encoding'], encodings)
  const packed = encoding && (await contentOf(join(directory, name + suffixes[encoding])))
  const content = packed ?? (await contentOf(join(directory, name)))
  if (content === null) return undefined
  reply.headers({ 'content-type': type, vary: 'accept-encoding', ...(packed && { 'content-encoding': encoding }) })
  return reply.send(content)
}

async function sendPage({ directory, page: file, pageHeaders, whenMissing }: StaticClient, reply: FastifyReply) {
  const nonce = randomBytes(16).toString('base64')
  reply.headers(pageHeaders(nonce))
  const page = await contentOf(join(directory, file))
  if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(`${whenMissing}\n`)
  return reply.type('text/html; charset=utf-8').send(page.toString().replaceAll('{{nonce}}', nonce))
}

async function contentOf(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}
