import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { httpRefusals } from '../errors/http.refusals.ts'
import type { Principal, ReadCall, Reply, UploadRoute } from './route.ts'

const lingerMs = 1000

/** In a scope of its own, where bodies are not collected before the route runs. */
export function addUploadRoute(server: FastifyInstance, options: RouteOptions): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.route(options)
  })
}

/** Hands the body to its route piece by piece, from where the last part ended and up to the limit. */
export async function receiveUpload(
  route: UploadRoute,
  request: FastifyRequest,
  call: ReadCall<Principal, unknown>,
): Promise<Reply> {
  try {
    const offset = await route.offset(call)
    if (offsetNamed(request) !== offset)
      throw httpRefusals.upload_offset_wrong({ offset }).withHeaders({ 'upload-offset': String(offset) })
    const left = route.byteLimit - offset
    if (Number(request.headers['content-length'] ?? 0) > left)
      throw httpRefusals.upload_too_large({ limit: route.byteLimit })
    return await route.receive(call, limited(request.body as Readable | undefined, left, route.byteLimit), offset)
  } catch (error) {
    endSoon(request)
    throw error
  }
}

function offsetNamed({ headers }: FastifyRequest): number {
  const named = headers['upload-offset'] ?? '0'
  if (typeof named === 'string' && /^(0|[1-9][0-9]{0,14})$/.test(named)) return Number(named)
  throw httpRefusals.upload_offset_unreadable()
}

async function* limited(body: Readable | undefined, left: number, limit: number): AsyncGenerator<Buffer> {
  let taken = 0
  // Destroying the body would take the connection with it, and nobody would read why.
  for await (const chunk of body?.iterator({ destroyOnReturn: false }) ?? []) {
    taken += (chunk as Buffer).length
    if (taken > left) throw httpRefusals.upload_too_large({ limit })
    yield chunk as Buffer
  }
}

/** Whoever is still sending is listened to for a moment, or the refusal is lost with the connection. */
function endSoon({ raw }: FastifyRequest): void {
  if (raw.complete) return
  raw.resume()
  const end = setTimeout(() => raw.complete || raw.socket.destroy(), lingerMs)
  end.unref()
}
