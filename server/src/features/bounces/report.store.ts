import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { inStates, refusedStates } from '../messages/message-state.rules.ts'
import { isTargeted, isTest } from '../messages/run-state.rules.ts'
import type { ReportedMessage } from './report-trust.rules.ts'
import { tellsOfBounce } from './told-bounce.rules.ts'

export interface MessageName {
  runId: number
  messageId: number
}

/** Notes in the transaction that records them which messages the relay refused, so that somebody judges each once. */
export function noteRefusals(accountId: number, messages: readonly MessageName[]): Sql {
  return noteFailures(messages.map((message) => ({ accountId, ...message })))
}

/** The same for what the relay's log tells, over all accounts. */
export function noteFailures(messages: readonly (MessageName & { accountId: number })[]): Sql {
  const column = (name: 'accountId' | 'runId' | 'messageId') => messages.map((message) => message[name])
  return sql`
    insert into inbound_reports (account_id, run_id, message_id, kind)
    select x.account_id, x.run_id, x.id, 'relay'
    from unnest(${column('accountId')}::bigint[], ${column('runId')}::bigint[], ${column('messageId')}::bigint[])
           x (account_id, run_id, id)
    cross join lateral (
      select from messages m
      where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id and m.state in ${inStates(refusedStates)}
        and m.reply is not null limit 1) failed
    on conflict do nothing`
}

export interface NotedReport extends MessageName, Tenant {
  id: number
}

export async function listNotedReports(
  db: Database,
  { limit, exceptOf }: { limit: number; exceptOf: readonly number[] },
): Promise<NotedReport[]> {
  const [rows] = await db.outsideTenants<[NotedReport]>([
    sql`select i.account_id as "accountId", r.customer_id as "customerId", i.id, i.run_id as "runId", i.message_id as "messageId"
        from inbound_reports i join runs r on r.account_id = i.account_id and r.id = i.run_id
        where i.judged_at is null and i.account_id <> all(${exceptOf}::bigint[]) order by i.id limit ${limit}`,
  ])
  return rows
}

/** False when somebody else judges or has judged it. */
export async function claimReport(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    select i.id from inbound_reports i
    where ${tx.owns('i')} and i.id = ${id} and i.judged_at is null for update skip locked`)
  return rows.length > 0
}

export interface NewReport extends MessageName {
  kind: 'bounce' | 'complaint' | 'unsubscribe'
  digest: Buffer
  receivedAt: Timestamp
}

/** Null when it has been here before. */
export async function insertReport(tx: Tx, report: NewReport): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into inbound_reports (account_id, run_id, message_id, kind, digest, received_at)
    values (${tx.tenant.accountId}, ${report.runId}, ${report.messageId}, ${report.kind}, ${report.digest}, ${report.receivedAt})
    on conflict do nothing returning id`)
  return row?.id ?? null
}

export interface Judgement {
  effect: 'none' | 'counted' | 'suspended' | 'hardBounce' | 'complaint' | 'unsubscribed'
  reason: string | null
}

export interface JudgedReport extends Judgement {
  /** Null when there is nobody, or nobody any more. */
  subscriberId: number | null
  answer: string | null
  class: string
  rule: string
  rulesVersion: number
  judgedAt: Timestamp
}

export function saveJudgement(tx: Tx, id: number, judged: JudgedReport): void {
  tx.write(sql`
    update inbound_reports i
    set judged_at = ${judged.judgedAt}, subscriber_id = ${judged.subscriberId}, answer = ${judged.answer}, class = ${judged.class}, rule = ${judged.rule},
        rules_version = ${judged.rulesVersion}, effect = ${judged.effect}, reason = ${judged.reason}
    where ${tx.owns('i')} and i.id = ${id}`)
}

/** Whether a report, as it was judged, is the first to say that its mail came back. */
export function isFirstBounce(tx: Tx, id: number, { runId, messageId }: MessageName): Sql {
  return sql`
    ${id} = (select min(i.id) from inbound_reports i
             join messages m on m.account_id = i.account_id and m.run_id = i.run_id and m.id = i.message_id
             where ${tx.owns('i')} and i.run_id = ${runId} and i.message_id = ${messageId} and ${tellsOfBounce})`
}

export function eraseOldAnswers(tx: Tx, before: Timestamp, limit: number): Promise<MessageName[]> {
  return tx.rows<MessageName>(sql`
    update inbound_reports i set answer = null
    where ${tx.owns('i')} and i.id in (
      select o.id from inbound_reports o
      where ${tx.owns('o')} and o.answer is not null and o.received_at < ${before} order by o.received_at limit ${limit})
    returning i.run_id as "runId", i.message_id as "messageId"`)
}

/** Whose run it is, before any account is known. */
export async function findTenantOfRun(db: Database, runId: number): Promise<Tenant | undefined> {
  const [[row]] = await db.outsideTenants<[Tenant]>([
    sql`select r.account_id as "accountId", r.customer_id as "customerId" from runs r where r.id = ${runId}`,
  ])
  return row
}

/** A newsletter's message bears its subscriber's id, which is still known when the message itself is gone. */
export async function findReportedMessage(
  reader: Reader,
  { runId, messageId }: MessageName,
): Promise<ReportedMessage | undefined> {
  const [row] = await reader.rows<ReportedMessage>(sql`
    select w.subscriber_id as "subscriberId", p.email_key as "emailKey",
           coalesce(p.email_changed_at >= date_trunc('second', m.wire_at), false) as "isOfFormerAddress", r.newsletter_id as "newsletterId",
           r.channel_id as "channelId", ${isTest(sql`r`)} as "isTest", m.state, m.wire_at as "wireAt",
           m.reply_code as "replyCode", m.reply
    from runs r
    left join messages m on m.account_id = r.account_id and m.run_id = r.id and m.id = ${messageId}
    cross join lateral (select coalesce(m.subscriber_id, case when ${isTargeted(sql`r`)}
                                                              then ${messageId}::bigint end) as subscriber_id) w
    left join subscribers p on p.account_id = r.account_id and p.id = w.subscriber_id
    where ${reader.owns('r')} and r.id = ${runId}`)
  return row
}
