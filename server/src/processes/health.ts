import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app/app.ts'

/** Alive, and ready to do its work: for whatever watches over a process. */
export function answerHealth(server: FastifyInstance, app: Pick<App, 'db' | 'limiter'>): void {
  const open = { config: { open: true } }
  server.get('/health', open, async () => ({ status: 'up' }))
  server.get('/ready', open, async (_request, reply) => {
    const ready = await app.db.outsideTenants([{ text: 'select 1', values: [] }]).then(
      () => true,
      () => false,
    )
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'database away', limiter: app.limiter.mode() })
  })
}
