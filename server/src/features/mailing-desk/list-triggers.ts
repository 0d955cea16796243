import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { hasUnapplied } from '../mailings/index.ts'
import { listTriggerTypes, type TriggerType } from '../triggers/index.ts'
import { beginOfLastMonth, daysUntil, figuresOf, type TriggerFigures } from './trigger-list.rules.ts'
import {
  countTriggerEvents,
  countTriggerMails,
  listTriggerRows,
  sumTriggerMails,
  type TriggerEvents,
  type TriggerMails,
  type TriggerRow,
} from './trigger-list.store.ts'

export interface TriggerInList extends Omit<TriggerRow, 'triggerTypeId' | 'newsletterId'>, TriggerFigures {
  /** Mails of each day, today last; null = too many to count, and the figures are those of this month and the last. */
  days: number[] | null
  /** Null = there was none, or there are too many to say. */
  lastAt: Timestamp | null
  /** It was written anew, and not applied yet. */
  hasChanges: boolean
}

export interface TriggerTypeInList extends Pick<TriggerType, 'id' | 'key' | 'translations'> {
  mailings: TriggerInList[]
}

const dayMs = 24 * 60 * 60 * 1000
export const triggerDays = 30
/** So many mails are counted one by one while somebody waits. */
const mostCounted = 100_000

/** What programs can trigger, in which languages, and what became of it in thirty days; types without a mailing here as well. */
export async function listTriggers(
  look: Pick<Look<FullAccount>, 'reader' | 'account' | 'clock'>,
  most = mostCounted,
): Promise<TriggerTypeInList[]> {
  const { reader, account, clock } = look
  const [types, rows] = await Promise.all([listTriggerTypes(reader), listTriggerRows(reader)])
  const sums = Map.groupBy(
    await sumTriggerMails(
      reader,
      rows.map(({ id }) => id),
    ),
    ({ mailingId }) => mailingId,
  )
  const isMany = ({ id }: TriggerRow) => (sums.get(id) ?? []).reduce((all, { n }) => all + n, 0) > most
  const [many, few] = [rows.filter(isMany), rows.filter((row) => !isMany(row))]
  const days = daysUntil(clock.now(), account.timeZone, triggerDays)
  const since = timestamp(clock.now().getTime() - (triggerDays + 1) * dayMs)
  const eventsOf = (some: readonly TriggerRow[], from: string) =>
    countTriggerEvents(reader, { newsletterIds: some.map(({ newsletterId }) => newsletterId), since: from })
  const [mails, events, eventsOfMany, unapplied] = await Promise.all([
    countTriggerMails(reader, { mailingIds: few.map(({ id }) => id), since, zone: account.timeZone }),
    eventsOf(few, days[0] as string),
    eventsOf(many, beginOfLastMonth(days.at(-1) as string)),
    Promise.all(rows.map(({ id, isActive }) => isActive && hasUnapplied(reader, id))),
  ])
  const shown = rows.map((row, i) => {
    const known = isMany(row)
      ? { states: sums.get(row.id) ?? [], events: eventsOfMany }
      : { ...countedOf(row, mails, days), events }
    return { typeId: row.triggerTypeId, mailing: inList(row, { ...known, hasChanges: unapplied[i] ?? false }) }
  })
  return types.map(({ id, key, translations }) => ({
    ...{ id, key, translations },
    mailings: shown.filter(({ typeId }) => typeId === id).map(({ mailing }) => mailing),
  }))
}

function countedOf({ id }: TriggerRow, mails: readonly TriggerMails[], days: readonly string[]) {
  const own = mails.filter(({ mailingId, day }) => mailingId === id && days.includes(day))
  const ofDay = (day: string) => own.filter((each) => each.day === day).reduce((sum, { n }) => sum + n, 0)
  const times = own.map(({ lastAt }) => lastAt).toSorted()
  return { states: own, days: days.map(ofDay), lastAt: times.at(-1) ?? null }
}

interface Known {
  states: readonly Pick<TriggerMails, 'state' | 'n'>[]
  events: readonly TriggerEvents[]
  hasChanges: boolean
  days?: number[]
  lastAt?: Timestamp | null
}

function inList(
  { triggerTypeId: _type, newsletterId, ...row }: TriggerRow,
  { states, events, hasChanges, days, lastAt = null }: Known,
): TriggerInList {
  const own = events.filter((each) => each.newsletterId === newsletterId)
  return {
    ...{ ...row, hasChanges, days: days ?? null, lastAt },
    ...figuresOf({ purpose: row.purpose, states, events: own }),
  }
}
