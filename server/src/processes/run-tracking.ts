import { once } from 'node:events'
import { createServer } from 'node:http'
import { keepRound, rounds } from '../features/rounds/index.ts'
import { EventLog } from '../features/tracking/index.ts'
import { trackingDoor } from '../features/tracking/tracking.page.ts'
import { requireSecretInTime } from './check-secret.ts'
import type { Tracker } from './create-tracker.ts'
import { every, untilStopped } from './engine-loop.ts'
import { refuseSampleSecret } from './refuse-sample-secret.ts'
import { serveMetrics } from './serve-metrics.ts'

const drainMs = 10_000

/** Counts opens and clicks until SIGTERM or SIGINT, then lets running requests finish. */
export async function runTracking(tracker: Tracker): Promise<void> {
  const { config, log } = tracker
  refuseSampleSecret(config)
  await requireSecretInTime(tracker)
  const events = new EventLog(tracker)
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, trackingDoor(tracker, events))
  server.listen(config.TRACKING_PORT, config.TRACKING_HOST)
  await once(server, 'listening')
  const stopMetrics = serveMetrics(tracker)
  const catchingUp = every(
    rounds.emptyJournal.everyMs,
    log,
    keepRound(tracker, 'emptyJournal', () => events.catchUp()),
  )
  log.info({ address: config.TRACKING_HOST, port: config.TRACKING_PORT }, 'tracking is listening')

  await untilStopped(log)
  setTimeout(() => process.exit(1), drainMs).unref()
  catchingUp.stop()
  const closed = once(server, 'close')
  server.close()
  // A browser keeps its connection; it is idle as soon as its answer is out.
  const sweeping = setInterval(() => server.closeIdleConnections(), 20)
  await closed
  clearInterval(sweeping)
  stopMetrics()
}
