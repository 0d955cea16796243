import type { LocalTime } from '../../platform/clock/local-time.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { hoursOfRun, recipientHours } from '../mailings/index.ts'
import { divideBlocks, openParts, peopleInPart } from '../messages/index.ts'
import type { DueMailing } from './due.store.ts'
import { insertHours } from './run-hour.store.ts'

/** Divides a run by the moments its people are due at, and lets those go who are due or past it. */
export async function divideByHour(
  tx: Tx,
  { recipientHour, notAfter, timeZone }: DueMailing,
  { runId, startedAt }: { runId: number; startedAt: Timestamp },
): Promise<void> {
  const found = await recipientHours(tx, recipientHour as LocalTime, timeZone)
  const hours = hoursOfRun(found, { startedAt, notAfter })
  const others = hours.findIndex(({ zones }) => zones.includes(timeZone))
  const zones = new Map(hours.flatMap((hour, n) => (n === others ? [] : hour.zones.map((zone) => [zone, n] as const))))
  divideBlocks(tx, runId, { parts: hours.length, others, zones })
  const named = hours.map(({ dueAt, zones: at }, n) => ({
    ...{ n, dueAt, hasCome: dueAt <= startedAt },
    zone: n === others ? timeZone : (at[0] as string),
  }))
  insertHours(tx, runId, named, (n) => peopleInPart(tx, runId, n))
  openParts(
    tx,
    runId,
    named.filter(({ hasCome }) => hasCome).map(({ n }) => n),
  )
}
