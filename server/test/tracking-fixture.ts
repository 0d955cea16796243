import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { EventLog } from '../src/features/tracking/event-log.ts'
import { trackingDoor } from '../src/features/tracking/tracking.page.ts'
import { createJournal, type Journal } from '../src/platform/broker/journal.ts'
import { loadConfig } from '../src/platform/config/config.ts'
import { Database } from '../src/platform/db/database.ts'
import { startWireProxy, type WireProxy } from '../src/platform/db/testing/wire-proxy.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createMetrics } from '../src/platform/metrics/metrics.ts'

export interface TrackingFixture {
  url: string
  /** Between the process and PostgreSQL. */
  proxy: WireProxy
  journal: Journal
  events: EventLog
  logLines: string[]
  setClock(time: Date): void
  count(kept: 'database' | 'journal' | 'lost'): Promise<number>
  stop(): Promise<void>
}

/** The door over HTTP with its real event log; the test decides when it catches up. */
export async function startTracking(
  urls: { tracking: string; nats: string },
  settings: Record<string, string> = {},
): Promise<TrackingFixture> {
  const proxy = await startWireProxy(urls.tracking)
  const config = loadConfig(settings)
  // Here the database falls silent, so a connection that never comes is given up sooner than in other tests.
  const url = proxy.url.replace(/connect_timeout=\d+/, 'connect_timeout=10')
  const db = new Database({ url, poolSize: 4, preparedStatements: true, answerTimeoutMs: 500 })
  const name = `test_${randomBytes(6).toString('hex')}`
  const journal = createJournal(urls.nats, name)
  const logLines: string[] = []
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const metrics = createMetrics()
  let time: Date | undefined
  const clock = { now: () => time ?? new Date() }
  const events = new EventLog({ db, log, metrics, journal })
  const server = createServer(trackingDoor({ db, clock, config, log }, events)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    proxy,
    journal,
    events,
    logLines,
    setClock: (now) => {
      time = now
    },
    count: async (kept) =>
      (await metrics.trackingEvents.get()).values.find(({ labels }) => labels.kept === kept)?.value ?? 0,
    stop: async () => {
      proxy.freeze(false)
      server.close()
      server.closeAllConnections()
      await db.close()
      await proxy.close()
      await journal.close()
      const link = await connect({ servers: urls.nats, timeout: 500 }).catch(() => undefined)
      if (!link) return
      const { streams } = await jetstreamManager(link)
      // Most tests write nothing there.
      await streams.delete(`POSTRIDER_${name.toUpperCase()}`).catch(() => false)
      await link.close()
    },
  }
}
