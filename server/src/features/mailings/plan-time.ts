import type { LocalTime } from '../../platform/clock/local-time.rules.ts'
import { momentOf } from '../../platform/clock/local-time.rules.ts'
import { isTimeZone } from '../../platform/clock/time-zone.rules.ts'
import { isTimestamp, millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type FieldError, fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import type { Look } from '../accounts/index.ts'
import { mailingFaults } from './mailing.refusals.ts'
import type { Hour } from './recipient-hour.rules.ts'
import { recipientHours } from './recipient-hours.ts'

/** A time on the clocks of a place; null = as soon as it can no longer be taken back. */
export type PlanWish = { localTime: string; timeZone: string } | null
/** A place that is null: on the clock of each recipient. */
export type BeginWish = { localTime: string; timeZone: string | null } | null

export interface PlannedTime {
  at: Timestamp
  /** Day and hour where each recipient is; null = all at once. */
  recipientHour: LocalTime | null
}

const furthestMs = 365 * 24 * 60 * 60 * 1000

/** Until when something may leave that begins at a time; null = no such time. */
export function latestTime(wish: PlanWish, at: Timestamp): Timestamp | null {
  if (wish === null) return null
  const { localTime, timeZone } = wish
  const isTime = isTimeZone(timeZone) && isTimestamp(`${localTime.replace('T', ' ')}:00`)
  const found = isTime ? momentOf(localTime as LocalTime, timeZone) : undefined
  const latest = found && 'moment' in found ? timestamp(found.moment) : null
  if (latest === null || latest <= at)
    throw validationFailed([fieldError('#/notAfter', mailingFaults.not_after_too_early)])
  return latest
}

/** The moment somebody means; what no clock shows, is over or too far ahead is refused at its field. */
export function planTime({ clock, account }: Pick<Look, 'clock' | 'account'>, wish: PlanWish): Timestamp {
  const now = clock.now().getTime()
  if (wish === null) return timestamp(now + account.undoSeconds * 1000)
  const { localTime, timeZone } = wish
  if (!isTimeZone(timeZone)) throw validationFailed([fieldError('#/timeZone', mailingFaults.time_zone_unknown)])
  expectTime(localTime)
  const found = momentOf(localTime as LocalTime, timeZone)
  if ('skippedTo' in found) throw refused(mailingFaults.time_skipped, found.skippedTo)
  expectAhead(found.moment.getTime(), now)
  return timestamp(found.moment)
}

type Planner = Pick<Look, 'clock' | 'account' | 'reader'>

/** The same, or when the first clock in the account shows the hour; that is over only where the last one has shown it. */
export async function beginTime(look: Planner, wish: BeginWish): Promise<PlannedTime> {
  if (wish === null) return { at: planTime(look, null), recipientHour: null }
  const { localTime, timeZone } = wish
  if (timeZone !== null) return { at: planTime(look, { localTime, timeZone }), recipientHour: null }
  expectTime(localTime)
  const recipientHour = localTime as LocalTime
  const hours = await recipientHours(look.reader, recipientHour, look.account.timeZone)
  const [first, last] = [hours[0], hours.at(-1)] as [Hour, Hour]
  expectAhead(millisecondsOf(last.dueAt), look.clock.now().getTime())
  // Also who is past it already gets it only when it can no longer be taken back.
  const at = Math.max(millisecondsOf(first.dueAt), millisecondsOf(planTime(look, null)))
  return { at: timestamp(at), recipientHour }
}

function expectTime(localTime: string): void {
  if (!isTimestamp(`${localTime.replace('T', ' ')}:00`)) throw refused('time_invalid')
}

function expectAhead(at: number, now: number): void {
  if (at < now) throw refused('scheduled_in_past')
  if (at > now + furthestMs) throw refused(mailingFaults.time_too_far)
}

function refused(fault: Parameters<typeof fieldError>[1], nextValid?: LocalTime) {
  const error: FieldError = fieldError('#/localTime', fault)
  return validationFailed([nextValid ? { ...error, detail: `${error.detail} The next one is ${nextValid}.` } : error])
}
