import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** The same people with the same roles; from then on the database keeps it so. */
export async function copyMembers(tx: Tx): Promise<void> {
  await tx.rows(sql`select copy_into_sandbox('memberships')`)
}

/** Everything but people and secrets, under the same ids. */
export async function fillSandbox(tx: Tx): Promise<void> {
  await tx.rows(sql`select fill_sandbox()`)
}

/** Everything goes but members, keys, webhooks and the audit log. */
export async function emptySandbox(tx: Tx): Promise<void> {
  await tx.rows(sql`select empty_sandbox()`)
}

export interface NextThing {
  kind: 'mailing' | 'campaign' | 'test' | 'report'
  at: Timestamp
  /** Of a mailing or campaign. */
  name: string | null
}

/** What comes next by itself, by the clock of the sandbox. */
export async function findNextThing(reader: Reader, now: Timestamp): Promise<NextThing | null> {
  const [next] = await reader.rows<NextThing>(sql`
    select n.kind, n.at, n.name from (
      select 'mailing' as kind, m.planned_at as at, m.name from mailings m
      where ${reader.owns('m')} and m.type = 'standard' and m.status = 'planned' and m.failure_reason is null
      union all
      select 'campaign', c.scheduled_at, m.name from trigger_copies c
      join mailings m on m.account_id = c.account_id and m.id = c.id
      where ${reader.owns('c')} and c.status = 'scheduled'
      union all
      select 'test', t.waits_until, m.name from run_tests t
      join runs u on u.account_id = t.account_id and u.id = t.run_id
      join mailings m on m.account_id = u.account_id and m.id = u.mailing_id
      where ${reader.owns('t')} and t.state = 'waiting'
      union all
      select 'report', r.report_due_at, null from captured_mails r where ${reader.owns('r')} and r.report_due_at is not null) n
    where n.at > ${now} order by n.at limit 1`)
  return next ?? null
}
