import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { literalList } from '../../platform/db/literals.rules.ts'
import { blockSql } from '../messages/message-state.rules.ts'
import { ofSingleMails, runStateSql } from '../messages/run-state.rules.ts'
import { type MonthlyTable, type MonthPart, monthlyTables } from './month.rules.ts'

/** Gives this month and so many after it their parts, and ids of this month to the runs that begin from now on. */
export async function beginMonth(db: Database, month: string, ahead: number): Promise<void> {
  await db.outsideTenants([sql`select prepare_months(${month}::date, ${ahead})`])
  await db.outsideTenants([sql`select enter_month(${month}::date)`])
}

export interface StoredPart extends MonthPart {
  bytes: number
}

export async function listParts(db: Database): Promise<StoredPart[]> {
  const [parts] = await db.outsideTenants<[StoredPart]>([
    sql`select n.table, n.part, coalesce(m.month, to_date(n.part, 'YYYY_MM'))::text as month, n.bytes
        from (select p.relname as table, substr(c.relname, length(p.relname) + 2) as part, pg_total_relation_size(c.oid) as bytes
              from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
              where p.relname in ${literalList(monthlyTables)} and p.relnamespace = 'public'::regnamespace) n
        left join ledger_months m on m.part = n.part
        where n.part <> 'rest' order by n.table, 3`,
  ])
  return parts
}

/** Throws when somebody holds the table right now. */
export async function dropPart(db: Database, { table, part }: { table: MonthlyTable; part: string }): Promise<void> {
  await db.outsideTenants([sql`select drop_month(${table}, ${part})`])
}

/** A run of a month to which something is still to happen, or that still takes mails; its messages cannot go. */
export async function findUnfinishedRun(db: Database, part: string): Promise<number | undefined> {
  const [[found]] = await db.outsideTenants<[{ id: number | null }]>([
    sql`select coalesce(
          (select m.run_id from messages m
           where m.run_id >= k.first_run and m.run_id < k.end_run and m.due_at is not null limit 1),
          (select b.run_id from run_blocks b join runs r on r.account_id = b.account_id and r.id = b.run_id
           where b.run_id >= k.first_run and b.run_id < k.end_run and b.state <> ${blockSql.done}
             and r.state in (${runStateSql.sending}, ${runStateSql.paused}) limit 1),
          (select r.id from runs r where r.id >= k.first_run and r.id < k.end_run and r.occurrence in ${ofSingleMails} limit 1)) as id
        from ledger_months k where k.part = ${part}`,
  ])
  return found?.id ?? undefined
}
