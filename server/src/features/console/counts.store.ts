import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'

/** How many are here. */
export interface Counts {
  customers: number
  accounts: number
  waiting: number
  refused: number
  operators: number
}

export async function countEverything(tx: OperatorTx): Promise<Counts & { now: Timestamp }> {
  const [counts] = await tx.rows<Counts & { now: Timestamp }>(sql`
    select now() as now, (select count(*) from customers) as customers, count(*) as accounts,
           count(*) filter (where a.approval = 'pending') as waiting,
           count(*) filter (where a.approval = 'refused') as refused,
           (select count(*) from operators o where o.removed_at is null) as operators
    from accounts a`)
  return counts as Counts & { now: Timestamp }
}
