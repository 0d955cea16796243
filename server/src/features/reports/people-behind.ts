import type { Look } from '../accounts/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import type { StatisticKind } from '../messages/index.ts'
import { listLeavers, listPeople, type PeoplePlace } from '../statistics/index.ts'
import { findReportHead } from './report-head.store.ts'

/** Numbers of a report that are made of people. */
const kinds = {
  opened: 'open',
  clicked: 'click',
  clickedLink: 'linkClick',
  hardBounced: 'hardBounce',
  softBounced: 'softBounce',
  complained: 'complaint',
  left: null,
} as const satisfies Record<string, StatisticKind | null>
export type Behind = keyof typeof kinds
export const numbers = Object.keys(kinds) as Behind[]

export interface PersonInReport {
  subscriberId: number
  email: string
  /** The day on which it happened first, in the account's zone; null where only the fact is known. */
  day: string | null
}

export interface PeopleBehind {
  people: PersonInReport[]
  /** Those among them who were erased since: they count on, and nobody can say who they were. */
  erased: number
  next: PeoplePlace | null
}

export interface PeopleWish {
  of: Behind
  link: number | null
  after: PeoplePlace
}

const atOnce = 50

/** Exactly those whom a number of a report counts. */
export async function peopleBehind(
  { reader }: Pick<Look, 'reader'>,
  mailingId: number,
  { of, link, after }: PeopleWish,
): Promise<PeopleBehind> {
  const head = await findReportHead(reader, mailingId)
  if (!head) throw mailingRefusals.mailing_not_found()
  const kind = kinds[of]
  if (kind !== null) {
    const wish = { kind, after, limit: atOnce, ...(link !== null && { link }) }
    return listPeople(reader, head.newsletterId, wish)
  }
  const leavers = await listLeavers(reader, head.newsletterId, { after: after.messageId, limit: atOnce })
  const last = leavers.length === atOnce ? leavers.at(-1) : undefined
  return {
    people: leavers.map((person) => ({ ...person, day: null })),
    erased: 0,
    next: last ? { runId: 0, messageId: last.subscriberId } : null,
  }
}
