import { loadConfig } from '../../src/platform/config/config.ts'
import { createLimiter } from '../../src/platform/limiter/limiter.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createApi } from '../../src/processes/api.ts'
import { createApp } from '../../src/processes/create-app.ts'

/** The API as it is served, in a process of its own; only the limits are out of the way. */
const config = loadConfig({
  ...process.env,
  DATABASE_POOL_SIZE: '40',
  REQUIRE_HTTPS: 'false',
  TRUSTED_PROXIES: '127.0.0.1',
  BASE_URL: 'https://api.postrider.example',
})
const log = createLog('error', { write: (line) => void process.send?.({ log: line }) })
const limiter = createLimiter({
  redisUrl: config.REDIS_URL,
  patienceMs: 20_000,
  processName: `fuzz-${process.pid}`,
  log,
  minuteLimit: 1_000_000_000,
  concurrentLimit: 1000,
})
const app = createApp(config, { log, limiter })
const server = await createApi(app)
const url = await server.listen({ host: '127.0.0.1', port: 0 })
const prototypes = () =>
  JSON.stringify([Object, Array, String, Function].map(({ prototype }) => Reflect.ownKeys(prototype).map(String)))
const untouched = prototypes()

process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, rss } = process.memoryUsage()
  process.send?.({ state: { heapUsed, rss, polluted: prototypes() !== untouched } })
})
process.on('disconnect', () => process.exit())
process.send?.({ port: Number(new URL(url).port) })
