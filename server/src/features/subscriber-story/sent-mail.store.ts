import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { laneSql } from '../messages/message-state.rules.ts'
import { isTargeted } from '../messages/run-state.rules.ts'
import { verdicts } from '../tracking/verdict.rules.ts'

/** A mailing that was sent to many, as somebody chooses it. */
export interface SentMailing {
  runId: number
  name: string
  subject: string | null
  channelId: number
  startedAt: Timestamp
}

const named = sql`
  r.id as "runId", m.name, n.subject, r.channel_id as "channelId", r.started_at as "startedAt"
  from runs r
  join mailings m on m.account_id = r.account_id and m.id = r.mailing_id
  left join newsletters n on n.account_id = r.account_id and n.id = r.newsletter_id`

/** The newest first. */
export function listSentMailings(reader: Reader, limit: number): Promise<SentMailing[]> {
  return reader.rows<SentMailing>(sql`
    select ${named} where ${reader.owns('r')} and ${isTargeted(sql`r`)} order by r.id desc limit ${limit}`)
}

export async function findSentMailing(reader: Reader, runId: number): Promise<SentMailing | undefined> {
  const [mailing] = await reader.rows<SentMailing>(sql`
    select ${named} where ${reader.owns('r')} and ${isTargeted(sql`r`)} and r.id = ${runId}`)
  return mailing
}

/** A mail to one person that was made. */
export interface MailToPerson {
  runId: number
  name: string
  class: string
  at: Timestamp
  state: number
  replyCode: number | null
}

/** Of the newest runs to many, and single mails, the newest first. */
export function listMailsTo(reader: Reader, subscriberId: number, limit: number): Promise<MailToPerson[]> {
  const columns = sql`
    r.id as "runId", m.name, r.class, coalesce(x.wire_at, x.created_at)::timestamptz(0) as at, x.state, x.reply_code as "replyCode"`
  return reader.rows<MailToPerson>(sql`
    (select ${columns}
     from (select * from runs w where ${reader.owns('w')} and ${isTargeted(sql`w`)} order by w.id desc limit ${limit}) r
     join messages x on x.account_id = r.account_id and x.run_id = r.id and x.id = ${subscriberId} and x.lane = ${laneSql.bulk}
     join mailings m on m.account_id = r.account_id and m.id = r.mailing_id)
    union all
    (select ${columns}
     from (select * from messages s where ${reader.owns('s')} and s.subscriber_id = ${subscriberId} and s.lane = ${laneSql.priority}
           order by s.created_at desc limit ${limit}) x
     join runs r on r.account_id = x.account_id and r.id = x.run_id
     join mailings m on m.account_id = r.account_id and m.id = r.mailing_id)
    order by at desc limit ${limit}`)
}

/** What the person did with a mail, and what the other side said about it later. */
export interface AfterMail {
  openedAt: Timestamp | null
  clickedAt: Timestamp | null
  reportedAt: Timestamp | null
  report: string | null
  reportEffect: string | null
}

export async function findAfterMail(reader: Reader, runId: number, subscriberId: number): Promise<AfterMail> {
  const [[reading], [report]] = await Promise.all([
    reader.rows<Pick<AfterMail, 'openedAt' | 'clickedAt'>>(sql`
      select min(t.at)::timestamptz(0) as "openedAt", (min(t.at) filter (where t.link is not null))::timestamptz(0) as "clickedAt"
      from tracking_events t
      where ${reader.owns('t')} and t.run_id = ${runId} and t.message_id = ${subscriberId} and t.verdict = ${verdicts.human}`),
    reader.rows<Pick<AfterMail, 'reportedAt' | 'report' | 'reportEffect'>>(sql`
      select i.received_at as "reportedAt", i.answer as report, i.effect as "reportEffect" from inbound_reports i
      where ${reader.owns('i')} and i.run_id = ${runId} and i.message_id = ${subscriberId} order by i.id desc limit 1`),
  ])
  return {
    ...{ openedAt: reading?.openedAt ?? null, clickedAt: reading?.clickedAt ?? null },
    ...{
      reportedAt: report?.reportedAt ?? null,
      report: report?.report ?? null,
      reportEffect: report?.reportEffect ?? null,
    },
  }
}

/** What a person did with a mail; machines do not count. */
export interface Reading {
  runId: number
  name: string
  openedAt: Timestamp | null
  clickedAt: Timestamp | null
}

export function listReadings(reader: Reader, subscriberId: number, runIds: readonly number[]): Promise<Reading[]> {
  return reader.rows<Reading>(sql`
    select r.id as "runId", m.name, x.opened_at as "openedAt", x.clicked_at as "clickedAt"
    from runs r
    join mailings m on m.account_id = r.account_id and m.id = r.mailing_id
    cross join lateral (
      select min(t.at)::timestamptz(0) as opened_at, (min(t.at) filter (where t.link is not null))::timestamptz(0) as clicked_at
      from tracking_events t
      where t.account_id = r.account_id and t.run_id = r.id and t.message_id = ${subscriberId} and t.verdict = ${verdicts.human}) x
    where ${reader.owns('r')} and r.id = any(${runIds}::bigint[]) and ${isTargeted(sql`r`)} and x.opened_at is not null`)
}
