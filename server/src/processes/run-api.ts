import { createServer } from 'node:http'
import type { App } from '../platform/app/app.ts'
import { ConfigError } from '../platform/config/config.ts'
import { checkServingRole } from '../platform/db/check-serving-role.ts'
import { isUnavailable } from '../platform/db/unavailable.ts'
import { createApi } from './api.ts'

const drainMs = 25_000

/** Serves until SIGTERM or SIGINT, then lets running requests finish. */
export async function runApi(app: App): Promise<void> {
  try {
    await serve(app)
  } finally {
    // Also when it could not start: an open connection would keep the process alive without a purpose.
    await app.limiter.close()
    await app.db.close()
  }
}

async function serve(app: App): Promise<void> {
  const { config, log } = app
  if (config.POSTRIDER_SECRET.startsWith('development-only') && config.REQUIRE_HTTPS) {
    throw new ConfigError(
      'POSTRIDER_SECRET is not set. Set your own secret of 32 characters or more (for development: REQUIRE_HTTPS=false).',
    )
  }
  await checkServingRole(app.db).catch((error) => {
    // A database that is away at start is a state to recover from, not a reason to crash.
    if (!isUnavailable(error)) throw error
    log.warn('PostgreSQL is not available yet; requests are answered 503 until it is')
  })
  const server = await createApi(app)
  await server.listen({ host: config.API_HOST, port: config.API_PORT })
  const metrics = config.METRICS_PORT ? serveMetrics(app, config.METRICS_PORT) : undefined
  log.info({ address: config.API_HOST, port: config.API_PORT }, 'API is listening')

  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name))
  })
  log.info({ signal }, 'shutting down')
  setTimeout(() => process.exit(1), drainMs).unref()
  await server.close()
  metrics?.close()
}

function serveMetrics({ metrics, config }: App, port: number) {
  metrics.collectProcess()
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', metrics.registry.contentType)
    response.end(await metrics.registry.metrics())
  })
  return server.listen(port, config.API_HOST)
}
