import type { FastifyInstance } from 'fastify'
import type { PagesApp } from '../pages/index.ts'
import { mediaStore } from './keep-pictures.ts'
import { contentTypes, isPictureFile } from './picture.rules.ts'

const yearSeconds = 31_536_000

/**
 * Pictures of mails, on the origin of the pages. No limit by visitor: mail providers fetch for millions from a few addresses.
 * Nothing is looked up but the file, so that mails have their pictures also while the database is away.
 */
export function serveMedia(server: FastifyInstance, { config }: Pick<PagesApp, 'config'>): void {
  const store = mediaStore(config)
  server.get<{ Params: { file: string } }>('/media/:file', { config: { open: true } }, async (request, reply) => {
    const { file } = request.params
    const bytes = isPictureFile(file) ? await store.get(file) : null
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
    return reply
      .headers({
        'content-type': contentTypes[file.split('.')[1] as string],
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(bytes)
  })
}
