import sql, { join, type Sql } from 'sql-template-tag'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'

/** Keeps who is in the groups of an audience; each comes as a query for `block` and `members`. */
export async function keepGroups(tx: Tx, runId: number, groups: ReadonlyMap<number, Sql>): Promise<void> {
  const members = [...groups].map(
    ([id, blocks]) => sql`select ${id}::bigint as group_id, b.block, b.members from (${blocks}) b`,
  )
  await tx.rows(sql`
    insert into run_groups (account_id, run_id, block, group_id, members)
    select ${tx.tenant.accountId}, ${runId}, g.block, g.group_id, g.members from (${join(members, ' union all ')}) g
    where bit_count(g.members) > 0`)
}

/** Those in one of the groups that were kept, as blocks. */
export function keptGroups(reader: Reader, runId: number): Sql {
  return sql`select k.block, k.members from run_groups k where ${reader.owns('k')} and k.run_id = ${runId}`
}

/** Who was in the groups of runs that began before. */
export async function forgetKeptGroups(db: Database, before: Date): Promise<void> {
  await db.outsideTenants([
    sql`select set_config('statement_timeout', '0', true)`,
    sql`delete from run_groups g using runs r
        where r.account_id = g.account_id and r.id = g.run_id and r.started_at < ${before.toISOString()}`,
  ])
}
