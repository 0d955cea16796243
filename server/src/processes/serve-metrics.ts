import { createServer } from 'node:http'
import type { App } from '../platform/app/app.ts'

/** Asked by what stands beside the process, such as its proxy: 200 is yes, 404 is no. By path. */
export type Questions = Readonly<Record<string, (query: URLSearchParams) => Promise<boolean>>>

/** Prometheus metrics on a port of their own, where one is configured; the result stops it. */
export function serveMetrics(
  { metrics, config, log }: Pick<App, 'metrics' | 'config' | 'log'>,
  questions: Questions = {},
): () => void {
  if (!config.METRICS_PORT) return () => {}
  metrics.collectProcess()
  const server = createServer(async (request, response) => {
    const [path = '', query = ''] = (request.url ?? '').split('?', 2)
    const question = Object.hasOwn(questions, path) ? questions[path] : undefined
    if (question) {
      response.statusCode = await question(new URLSearchParams(query)).then(
        (isSo) => (isSo ? 200 : 404),
        (error) => {
          log.warn({ err: error, path }, 'a question could not be answered')
          return 503
        },
      )
      response.end()
      return
    }
    response.setHeader('content-type', metrics.registry.contentType)
    response.end(await metrics.registry.metrics())
  })
  server.listen(config.METRICS_PORT, config.API_HOST)
  return () => server.close()
}
