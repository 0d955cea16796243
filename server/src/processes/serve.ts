import type { FastifyInstance } from 'fastify'
import type { App } from '../platform/app/app.ts'
import { checkServingRole } from '../platform/db/check-serving-role.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { requireSecretInTime } from './check-secret.ts'
import { refuseSampleSecret } from './refuse-sample-secret.ts'
import { type Questions, serveMetrics } from './serve-metrics.ts'

const drainMs = 25_000

export interface Serving {
  /** What the log calls it. */
  name: string
  host: string
  port: number
  create(): FastifyInstance | Promise<FastifyInstance>
  /** What is answered beside the metrics. */
  questions?: Questions
}

/** Serves until SIGTERM or SIGINT, then lets running requests finish. */
export async function serve(app: App, serving: Serving): Promise<void> {
  try {
    await serveUntilSignal(app, serving)
  } finally {
    // Also when it could not start: an open connection would keep the process alive without a purpose.
    await app.doorbell.close()
    await app.limiter.close()
    await app.db.close()
  }
}

async function serveUntilSignal(app: App, { name, host, port, create, questions }: Serving): Promise<void> {
  const { config, log } = app
  refuseSampleSecret(config)
  await checkServingRole(app.db).catch((error) => {
    // A database that is away at start is a state to recover from, not a reason to crash.
    if (!isUnavailable(error)) throw error
    log.warn('PostgreSQL is not available yet; requests are answered 503 until it is')
  })
  await requireSecretInTime(app)
  const server = await create()
  await server.listen({ host, port })
  const stopMetrics = serveMetrics(app, questions)
  log.info({ address: host, port }, `${name} is listening`)

  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name))
  })
  log.info({ signal }, 'shutting down')
  setTimeout(() => process.exit(1), drainMs).unref()
  await server.close()
  stopMetrics()
}
