import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { inStates, type MessageStateName } from '../messages/message-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { failedStates } from '../statistics/newsletter-statistics.rules.ts'

interface Mail {
  runId: number
  messageId: number
}

/** A mail, and whose it was; nulls = they were erased since. */
export interface MailedPerson extends Mail {
  subscriberId: number | null
  email: string | null
  /** When it was reported, if it was. */
  day: string | null
}

export interface Dispatch {
  newsletterId: number
  runId: number
}

interface Page {
  after: Mail
  limit: number
}

const { hardBounce, softBounce } = statisticKinds

/** Whose mail of a run is in one of these states, by id; `isWithoutFailed`: but nobody who is reported as failed. */
export function listMailed(
  reader: Reader,
  dispatch: Dispatch,
  { states, isWithoutFailed, ...page }: Page & { states: readonly MessageStateName[]; isWithoutFailed: boolean },
): Promise<MailedPerson[]> {
  const isWanted = isWithoutFailed ? sql`not ${isReported(reader, dispatch)}` : sql`true`
  return withFaces(reader, mailsIn(reader, dispatch, states, page, isWanted), page.limit)
}

/** Whose mail failed softly: by a report, or, `isWithUnreported`, because nobody ever took it. */
export function listSoftBounced(
  reader: Reader,
  dispatch: Dispatch,
  { isWithUnreported, ...page }: Page & { isWithUnreported: boolean },
): Promise<MailedPerson[]> {
  const { after, limit } = page
  const reported = sql`
    select p.run_id, p.message_id, p.day from newsletter_people p
    where ${reader.owns('p')} and p.newsletter_id = ${dispatch.newsletterId} and p.kind = ${softBounce} and p.content_id = 0
      and p.link = 0 and (p.run_id, p.message_id) > (${after.runId}, ${after.messageId})
    order by 1, 2 limit ${limit}`
  if (!isWithUnreported) return withFaces(reader, reported, limit)
  const unreported = mailsIn(reader, dispatch, failedStates, page, sql`not ${isReported(reader, dispatch)}`)
  return withFaces(reader, sql`(${reported}) union all (${unreported})`, limit)
}

function mailsIn(
  reader: Reader,
  { runId }: Dispatch,
  states: readonly MessageStateName[],
  { after, limit }: Page,
  isWanted: Sql,
): Sql {
  return sql`
    select m.run_id, m.id as message_id, null::date as day from messages m
    where ${reader.owns('m')} and m.run_id = ${runId} and m.id > ${after.messageId} and m.state in ${inStates(states)} and ${isWanted}
    order by 2 limit ${limit}`
}

function isReported(reader: Reader, { newsletterId }: Dispatch): Sql {
  return sql`exists (
    select from newsletter_people p
    where ${reader.owns('p')} and p.newsletter_id = ${newsletterId} and p.kind in (${hardBounce}, ${softBounce})
      and p.content_id = 0 and p.link = 0 and p.run_id = m.run_id and p.message_id = m.id)`
}

function withFaces(reader: Reader, mails: Sql, limit: number): Promise<MailedPerson[]> {
  return reader.rows<MailedPerson>(sql`
    select b.run_id as "runId", b.message_id as "messageId", b.day::text as day, s.id as "subscriberId", s.email
    from (select * from (${mails}) found order by 1, 2 limit ${limit}) b
    left join messages m on ${reader.owns('m')} and m.run_id = b.run_id and m.id = b.message_id
    left join subscribers s on ${reader.owns('s')} and s.id = m.subscriber_id
    order by 1, 2`)
}
