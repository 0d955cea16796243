import { type LocalTime, momentOf } from '../../platform/clock/local-time.rules.ts'
import { isTimeZone } from '../../platform/clock/time-zone.rules.ts'
import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'

/** A moment at which it is the hour somewhere. */
export interface Hour {
  dueAt: Timestamp
  /** Where it is the hour then. */
  zones: readonly string[]
}

/** When clocks of a zone show this; where they skip it, when they go on. */
function momentIn(local: LocalTime, zone: string): Timestamp {
  const found = momentOf(local, zone)
  return 'moment' in found ? timestamp(found.moment) : momentIn(found.skippedTo, zone)
}

/** The moments at which it is the hour in these zones, the first one first. */
export function hoursIn(local: LocalTime, zones: readonly string[]): Hour[] {
  const known = [...new Set(zones)].filter(isTimeZone).toSorted()
  const byMoment = Map.groupBy(known, (zone) => momentIn(local, zone))
  return [...byMoment].map(([dueAt, at]) => ({ dueAt, zones: at })).toSorted((a, b) => (a.dueAt < b.dueAt ? -1 : 1))
}

/** The same for a run: who is past the hour when it begins is due at once, and nobody waits for what comes too late. */
export function hoursOfRun(
  hours: readonly Hour[],
  { startedAt, notAfter }: { startedAt: Timestamp; notAfter: Timestamp | null },
): Hour[] {
  const end = notAfter === null ? null : timestamp(millisecondsOf(notAfter) + 1000)
  const moment = ({ dueAt }: Hour) => (dueAt < startedAt ? startedAt : end !== null && dueAt > end ? end : dueAt)
  return [...Map.groupBy(hours, moment)].map(([dueAt, at]) => ({ dueAt, zones: at.flatMap(({ zones }) => zones) }))
}
