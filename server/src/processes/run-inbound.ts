import { reportsDoor } from '../features/bounces/reports.inbound.ts'
import { startMailServer } from '../platform/smtp/mail-server.ts'
import type { Engine } from './create-engine.ts'
import { every, untilStopped } from './engine-loop.ts'
import { serveMetrics } from './serve-metrics.ts'

const clockMs = 1000
const drainMs = 10_000

/** Takes mail about our mail until SIGTERM or SIGINT, then ends what is under way. */
export async function runInbound(engine: Engine): Promise<void> {
  const { log, config } = engine
  await engine.setClock()
  // First of all: where the port is taken the process ends, and nothing may go on turning then.
  const server = await startMailServer(reportsDoor(engine), {
    host: config.INBOUND_HOST,
    port: config.INBOUND_PORT,
    log,
  })
  const clock = every(clockMs, log, () => engine.setClock())
  const stopMetrics = serveMetrics(engine)
  log.info({ host: config.INBOUND_HOST, port: server.port }, 'inbound is ready')
  await untilStopped(log)
  await server.stop(drainMs)
  clock.stop()
  stopMetrics()
}
