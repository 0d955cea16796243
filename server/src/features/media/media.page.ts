import type { FastifyInstance } from 'fastify'
import { addressGroup } from '../../platform/limiter/client-address.rules.ts'
import type { PagesApp } from '../pages/index.ts'
import { mediaStore } from './media-store.ts'
import { contentTypes, isPictureFile } from './picture.rules.ts'

const yearSeconds = 31_536_000

/**
 * Pictures of mails, on the origin of the pages. No limit by visitor: mail providers fetch for millions from a few addresses. Where
 * the pictures lie in a bucket, one address has a share of what is fetched at the same time.
 * Nothing is looked up but the file, so that mails have their pictures also while the database is away.
 */
export function serveMedia(server: FastifyInstance, { config }: Pick<PagesApp, 'config'>): void {
  const store = mediaStore(config)
  server.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { open: true, atOurHostOnly: true } },
    async (request, reply) => {
      const { file } = request.params
      const bytes = isPictureFile(file) ? await store.get(file, addressGroup(request.clientAddress)) : null
      if (!bytes) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('')
      return reply
        .headers({
          'content-type': contentTypes[file.split('.')[1] as string],
          'cache-control': `public, max-age=${yearSeconds}, immutable`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(bytes)
    },
  )
}
