import { createServer } from 'node:http'
import type { App } from '../platform/app/app.ts'

/** Prometheus metrics on a port of their own, where one is configured; the result stops it. */
export function serveMetrics({ metrics, config }: Pick<App, 'metrics' | 'config'>): () => void {
  if (!config.METRICS_PORT) return () => {}
  metrics.collectProcess()
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', metrics.registry.contentType)
    response.end(await metrics.registry.metrics())
  })
  server.listen(config.METRICS_PORT, config.API_HOST)
  return () => server.close()
}
