import type { MailingDetail } from '../../api/records.ts'

export type CardState = 'done' | 'open' | 'attention'
export type CheckedPlace = MailingDetail['checks'][number]['place']
/** What is mended somewhere else than on the page stands with the checks. */
const places = ['content', 'audience', 'sender', 'account'] as const satisfies CheckedPlace[]

type Checks = Pick<MailingDetail, 'checks'>

export function cardState({ checks }: Checks, place: CheckedPlace): CardState {
  // Several subjects have a card of their own.
  const own = checks.filter((check) => check.place === place && check.name !== 'subjectTest')
  const verdicts = own.map(({ verdict }) => verdict)
  if (verdicts.includes('blocking')) return 'open'
  return verdicts.includes('warning') ? 'attention' : 'done'
}

/** Where something blocks, the first one first. */
export function cardsToGo(mailing: Checks): CheckedPlace[] {
  const isOpen = (place: CheckedPlace) =>
    mailing.checks.some((check) => check.place === place && check.verdict === 'blocking')
  return places.filter(isOpen)
}

/** Its dispatch has begun, whatever became of it. */
export function hasBegun(state: MailingDetail['state']): boolean {
  return state === 'sending' || state === 'paused' || state === 'sent' || state === 'canceled'
}

/** Everything but the name and the time is as it will leave. */
export function isLocked(state: MailingDetail['state']): boolean {
  return state === 'planned' || hasBegun(state)
}

/** Two hours from now, at the full hour of a place, as fields of a form have it. */
export function proposedTime(now: Date, zone: string): { date: string; time: string } {
  const { date, time } = fieldsAt(new Date(now.getTime() + 2 * 3_600_000), zone)
  return { date, time: `${time.slice(0, 2)}:00` }
}

/** What clocks of a zone show at a moment, as fields of a form have it. */
export function fieldsAt(at: Date, zone: string): { date: string; time: string } {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at)
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) }
}

/** The next valid time that a refusal names in its sentence. */
export function nextValidIn(detail: string): string | null {
  return /\d{4}-\d\d-\d\dT(\d\d:\d\d)/.exec(detail)?.[1] ?? null
}

/** The time of the day until which something leaves: on the day it begins, or on the next where that is over by then. */
export function latestOf({ date, time }: { date: string; time: string }, latest: string): string {
  if (latest > time) return `${date}T${latest}`
  const next = new Date(`${date}T12:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return `${next.toISOString().slice(0, 10)}T${latest}`
}
