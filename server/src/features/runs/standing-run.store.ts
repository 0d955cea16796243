import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { MailingType } from '../mailings/mailing.rules.ts'
import type { SingleMailClass, SingleMailRun } from '../messages/index.ts'
import { isStanding, occurrenceSql, ofSingleMails } from '../messages/run-state.rules.ts'
import { purposeOf } from './run.store.ts'

export interface StandingRun {
  mailingId: number
  newsletterId: number
  class: SingleMailClass | 'newsletter'
  channelId: number
  startedAt: Timestamp
}

/** The run that single mails of a mailing belong to, until the month is over. Test mails have one of their own. */
export function ensureStandingRun(tx: Tx, run: StandingRun, occurrence: SingleMailRun = 'standing'): void {
  tx.write(sql`
    insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, purpose, started_at)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${run.mailingId}, ${run.newsletterId}, ${run.class},
            ${occurrence}, ${run.channelId}, ${purposeOf(tx, run.mailingId)}, ${run.startedAt})
    on conflict (account_id, mailing_id, occurrence) do nothing`)
}

export interface ActiveMailing {
  mailingId: number
  newsletterId: number
  type: MailingType
  channelId: number
}

/** Mailings that events may send. */
export function listActiveMailings(reader: Reader): Promise<ActiveMailing[]> {
  return reader.rows<ActiveMailing>(sql`
    select m.id as "mailingId", n.id as "newsletterId", m.type, coalesce(m.channel_id, 0) as "channelId"
    from mailings m join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    where ${reader.owns('m')} and m.is_active order by m.id`)
}

/** A run, and with a standing one all others of its mailing: whoever holds up single mails means those of every month. */
export async function listTogether(reader: Reader, id: number): Promise<number[]> {
  const rows = await reader.rows<{ id: number }>(sql`
    select s.id from runs r join runs s on s.account_id = r.account_id and s.mailing_id = r.mailing_id
    where ${reader.owns('r')} and r.id = ${id} and (s.id = r.id or ${isStanding(sql`r`)} and ${isStanding(sql`s`)}) order by s.id`)
  return rows.map((row) => row.id)
}

const atOnce = 500

/**
 * Hands single mails over from runs of earlier months to new ones, which are paused if the former were. Mail that waits stays
 * where it is. A test makes its run by itself when the next one is sent. Tells whether there may be more.
 */
export async function handOver(db: Database, month: string): Promise<boolean> {
  const [[row]] = await db.outsideTenants<[{ count: number }]>([
    sql`with former as materialized (
          select r.account_id, r.id from runs r join ledger_months k on k.month = ${month}::date
          where r.occurrence in ${ofSingleMails} and r.id < k.first_run and k.first_run <= (select last_value from runs_id_seq)
          order by r.id limit ${atOnce} for update of r skip locked),
        renamed as (
          update runs r set occurrence = r.occurrence || to_char(k.month, ' YYYY-MM') from former f, ledger_months k
          where r.account_id = f.account_id and r.id = f.id and f.id >= k.first_run and f.id < k.end_run
          returning r.*),
        renewed as (
          insert into runs (account_id, customer_id, mailing_id, newsletter_id, class, occurrence, channel_id, purpose, state,
                            pause_reason, paused_at, resumed_at, started_at)
          select n.account_id, n.customer_id, n.mailing_id, n.newsletter_id, n.class, ${occurrenceSql.standing}, n.channel_id, n.purpose,
                 n.state, n.pause_reason, n.paused_at, n.resumed_at, now()
          from renamed n where ${isStanding(sql`n`)})
        select count(*) from former`,
  ])
  return (row?.count ?? 0) === atOnce
}
