import type { App } from '../../platform/app/app.ts'
import type { RelaySettings } from '../../platform/smtp/relay-settings.ts'
import { tokensFor } from '../assembly/index.ts'
import { LogUnreadable } from './log-file.ts'
import { type AmongRelays, onlyRelay } from './one-relay.rules.ts'
import { type LogSource, type ReadResult, readToEnd } from './read-relay-log.ts'
import { beginReading, type Reading } from './relay.store.ts'
import { relayName } from './relay-name.rules.ts'

export type RelayParts = Pick<App, 'db' | 'log' | 'config'> & {
  relay: RelaySettings
  /** Nothing where it is the only one. */
  among?: AmongRelays
}

export interface RelayReader {
  /** Reads the log to its end. What cannot be read is reported and tried again by the next call. */
  readOn(): Promise<ReadResult | 'unreadable'>
}

const complaintMs = 60_000

export function logSource({
  relay,
  config,
  among = onlyRelay,
}: Pick<RelayParts, 'relay' | 'config' | 'among'>): LogSource {
  return { relay: relayName(relay), among, keys: tokensFor(config) }
}

/** Follows the relay's log and tells the ledger what became of each mail. */
export function createRelayReader(app: RelayParts & Pick<App, 'metrics'>, logFile: string): RelayReader {
  const source = { ...logSource(app), logFile }
  const complain = atMostEvery(complaintMs, (error: LogUnreadable) => app.log.error(error.message))
  let reading: Reading | undefined
  let caughtUpAt = performance.now()
  const readOn = async () => {
    try {
      const { result, ...next } = await readToEnd(app, source, reading ?? (await beginReading(app.db, source.relay)))
      reading = next
      caughtUpAt = performance.now()
      reportSurprises(app, result)
      return result
    } catch (error) {
      // The place in the ledger counts: somebody may have mended it meanwhile.
      reading = undefined
      if (!(error instanceof LogUnreadable)) throw error
      complain(error)
      return 'unreadable'
    } finally {
      app.metrics.relayLogLagSeconds.set({ relay: source.relay }, (performance.now() - caughtUpAt) / 1000)
    }
  }
  return { readOn }
}

function reportSurprises({ log }: RelayParts, { reconciled, unknownRuns }: ReadResult): void {
  if (reconciled > 0) log.warn({ reconciled }, 'the relay had mails the ledger did not know; they count as sent')
  if (unknownRuns.length > 0) log.warn({ unknownRuns }, 'the relay has mail of runs this database does not know')
}

function atMostEvery<A extends unknown[]>(ms: number, work: (...args: A) => unknown): (...args: A) => unknown {
  let last = Number.NEGATIVE_INFINITY
  return (...args) => {
    if (performance.now() - last < ms) return
    last = performance.now()
    return work(...args)
  }
}
