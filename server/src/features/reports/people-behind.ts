import type { Look } from '../accounts/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { type MessageStateName, type StatisticKind, statesWith } from '../messages/index.ts'
import { partsOfRun } from '../runs/index.ts'
import {
  arrivedStates,
  countedNewsletter,
  listLeavers,
  listPeople,
  type PeoplePlace,
  sentStates,
} from '../statistics/index.ts'
import { findReportHead, type ReportHead } from './report-head.store.ts'
import { listMailed, listSoftBounced, type MailedPerson } from './sent-people.store.ts'

/** Numbers of a report that are made of people, and where these are found. */
const sources = {
  sent: { states: sentStates, isWithoutFailed: false },
  delivered: { states: arrivedStates, isWithoutFailed: true },
  failed: { states: statesWith(partsOfRun, 'failed'), isWithoutFailed: false },
  opened: { kind: 'open' },
  clicked: { kind: 'click' },
  clickedLink: { kind: 'linkClick' },
  hardBounced: { kind: 'hardBounce' },
  softBounced: 'failures',
  complained: { kind: 'complaint' },
  left: 'consent',
} as const satisfies Record<string, Source>
type Mails = { states: readonly MessageStateName[]; isWithoutFailed: boolean }
type Source = Mails | { kind: StatisticKind } | 'consent' | 'failures'
export type Behind = keyof typeof sources
export const numbers = Object.keys(sources) as Behind[]

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
  /** Of the whole list: those who are not kept any more; they count on, too. */
  notKept: number
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
  const source: Source = sources[of]
  const page = { after, limit: atOnce }
  if (source === 'consent') return leaversOf(reader, head, after)
  if (source === 'failures') {
    const { hasUnreportedFailures: isWithUnreported } = await countedNewsletter({ reader }, head.newsletterId)
    return pageOf(await listSoftBounced(reader, head, { ...page, isWithUnreported }))
  }
  if ('states' in source) return pageOf(await listMailed(reader, head, { ...source, ...page }))
  return listPeople(reader, head.newsletterId, { kind: source.kind, ...page, ...(link !== null && { link }) })
}

async function leaversOf(reader: Look['reader'], head: ReportHead, after: PeoplePlace): Promise<PeopleBehind> {
  const found = await listLeavers(reader, head.newsletterId, { after: after.messageId, limit: atOnce })
  return {
    people: found.people.map((person) => ({ ...person, day: null })),
    erased: found.erased,
    notKept: 0,
    next: found.next === null ? null : { runId: 0, messageId: found.next },
  }
}

function pageOf(mailed: readonly MailedPerson[]): PeopleBehind {
  const people = mailed.flatMap(({ subscriberId, email, day }) =>
    subscriberId === null || email === null ? [] : [{ subscriberId, email, day }],
  )
  const last = mailed.length === atOnce ? mailed.at(-1) : undefined
  return {
    people,
    erased: mailed.length - people.length,
    notKept: 0,
    next: last ? { runId: last.runId, messageId: last.messageId } : null,
  }
}
