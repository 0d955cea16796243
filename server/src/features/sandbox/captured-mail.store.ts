import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Mailbox } from './simulated-mailbox.rules.ts'

const mostCaptured = 10_000

export interface CapturedRow
  extends Columns<
    'captured_mails',
    'runId' | 'messageId' | 'reply' | 'recipientHmac' | 'summarySealed' | 'mailSealed'
  > {
  mailbox: Mailbox
  report: 'bounce' | 'complaint' | null
  reportAfterSeconds: number | null
}

/** By the clock of the sandbox. A mail that is tried again stands there once, as it was last. */
export function keepCaptured(tx: Tx, mail: CapturedRow): void {
  tx.write(sql`
    insert into captured_mails (account_id, run_id, message_id, mailbox, reply, captured_at, report, report_due_at,
                                recipient_hmac, summary_sealed, mail_sealed)
    select a.id, ${mail.runId}, ${mail.messageId}, ${mail.mailbox}, ${mail.reply},
           now() + a.clock_ahead_seconds * interval '1 second', ${mail.report},
           -- Cut off: rounded up, what is due at once would not be.
           date_trunc('second', now()) + (a.clock_ahead_seconds + ${mail.reportAfterSeconds}::float8) * interval '1 second',
           ${mail.recipientHmac}, ${mail.summarySealed}, ${mail.mailSealed}
    from accounts a where ${tx.owns('a', 'id')}
    on conflict (account_id, run_id, message_id) do update
    set mailbox = excluded.mailbox, reply = excluded.reply, captured_at = excluded.captured_at, kept_since = excluded.kept_since,
        report = excluded.report, report_due_at = excluded.report_due_at, recipient_hmac = excluded.recipient_hmac,
        summary_sealed = excluded.summary_sealed, mail_sealed = excluded.mail_sealed`)
}

export interface ListedMail
  extends Columns<'captured_mails', 'id' | 'runId' | 'messageId' | 'reply' | 'capturedAt' | 'summarySealed'> {
  mailbox: Mailbox
}

export interface InboxFilter {
  recipientHmac: Buffer | null
  /** Those before this one. */
  before: number | null
}

const listed = sql`c.id, c.run_id as "runId", c.message_id as "messageId", c.mailbox, c.reply,
  c.captured_at as "capturedAt", c.summary_sealed as "summarySealed"`

/** The newest first. */
export function listCaptured(reader: Reader, filter: InboxFilter, limit: number): Promise<ListedMail[]> {
  const { recipientHmac, before } = filter
  return reader.rows<ListedMail>(sql`
    select ${listed} from captured_mails c
    where ${reader.owns('c')} and (${before}::bigint is null or c.id < ${before})
      and (${recipientHmac}::bytea is null or c.recipient_hmac = ${recipientHmac})
    order by c.id desc limit ${limit}`)
}

export async function countCaptured(reader: Reader): Promise<number> {
  const [row] = await reader.rows<{ count: number }>(
    sql`select count(*) as count from captured_mails c where ${reader.owns('c')}`,
  )
  return row?.count ?? 0
}

export type KeptMail = ListedMail & Columns<'captured_mails', 'mailSealed'>

export async function findCaptured(reader: Reader, id: number): Promise<KeptMail | undefined> {
  const [mail] = await reader.rows<KeptMail>(sql`
    select ${listed}, c.mail_sealed as "mailSealed" from captured_mails c where ${reader.owns('c')} and c.id = ${id}`)
  return mail
}

/** Those that are too old, and those beyond the newest. */
export async function forgetCaptured(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from captured_mails c where ${tx.owns('c')} and c.id in (
      select o.id from captured_mails o
      where ${tx.owns('o')} and (o.kept_since < ${before} or o.id <= (
        select b.id from captured_mails b where ${tx.owns('b')} order by b.id desc offset ${mostCaptured} limit 1))
      limit ${limit}) returning c.id`)
  return gone.length
}

/** Sandboxes whose mailboxes have something to say now, by the clock of each. */
export async function listReporting(db: Database): Promise<Tenant[]> {
  const [tenants] = await db.outsideTenants<[Tenant]>([
    sql`select distinct a.id as "accountId", a.customer_id as "customerId"
        from captured_mails c join accounts a on a.id = c.account_id
        where c.report_due_at is not null and c.report_due_at <= now() + a.clock_ahead_seconds * interval '1 second'`,
  ])
  return tenants
}

export type DueReport = Columns<'captured_mails', 'id' | 'runId' | 'messageId' | 'summarySealed' | 'report'>

/** The next report that is due, which nobody takes again. */
export async function takeReport(tx: Tx): Promise<DueReport | undefined> {
  const [report] = await tx.rows<DueReport>(sql`
    update captured_mails c set report_due_at = null
    where ${tx.owns('c')} and c.id = (
      select o.id from captured_mails o join accounts a on a.id = o.account_id
      where ${tx.owns('o')} and o.report_due_at <= now() + a.clock_ahead_seconds * interval '1 second'
      order by o.report_due_at, o.id limit 1 for update of o skip locked)
    returning c.id, c.run_id as "runId", c.message_id as "messageId", c.summary_sealed as "summarySealed", c.report`)
  return report
}
