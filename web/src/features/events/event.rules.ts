import type { AccountEvent } from '../../api/records.ts'
import { nextDay, startOfDay } from '../../ui/clock.rules.ts'

/** Every type, in the order of the filter: people first, then single mails. */
export const eventTypes = [
  'subscriber.created',
  'subscriber.updated',
  'subscriber.deleted',
  'subscriber.optin',
  'subscriber.optin_additional_channels',
  'subscriber.optout',
  'subscriber.optout_individual_channels',
  'subscriber.bounced',
  'subscriber.complained',
  'subscriber.archived',
  'subscriber.reactivated',
  'subscriber.tracking_agreed',
  'subscriber.tracking_withdrawn',
  'mailing.trigger.sent',
  'mailing.trigger.failed',
  'message.sent',
  'message.delivered',
  'message.bounced',
  'message.complained',
  'message.opened',
  'message.clicked',
] as const satisfies AccountEvent['type'][]

/** What the address may say. Days are of the account's zone. */
export interface EventSearch {
  type?: AccountEvent['type']
  person?: number
  from?: string
  to?: string
  before?: number
  event?: number
}

const day = /^\d{4}-\d\d-\d\d$/

export function readEventSearch(raw: Record<string, unknown>): EventSearch {
  const number = (value: unknown) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined
  const date = (value: unknown) => (typeof value === 'string' && day.test(value) ? value : undefined)
  return {
    type: eventTypes.find((known) => known === raw.type),
    person: number(raw.person),
    from: date(raw.from),
    to: date(raw.to),
    before: number(raw.before),
    event: number(raw.event),
  }
}

export function isFiltered({ type, person, from, to, before }: EventSearch): boolean {
  return [type, person, from, to, before].some((wish) => wish !== undefined)
}

/** Both days are meant as a whole. */
export function questionOf({ type, person, from, to }: EventSearch, zone: string, before: number | null): string {
  const utc = (instant: Date) => instant.toISOString().slice(0, 19).replace('T', ' ')
  const question = new URLSearchParams()
  if (type) question.set('type', type)
  if (person) question.set('subscriberId', String(person))
  if (from) question.set('since', utc(startOfDay(from, zone)))
  if (to) question.set('until', utc(startOfDay(nextDay(to), zone)))
  if (before !== null) question.set('before', String(before))
  return question.toString()
}

/** What changed, where the event says it. */
export function membersOf({ data }: AccountEvent): string {
  return (data.changedMembers ?? []).join(', ')
}
