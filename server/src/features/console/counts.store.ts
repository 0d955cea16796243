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
  /** Open requests of operators. */
  requests: number
}

export async function countEverything(tx: OperatorTx): Promise<Counts & { now: Timestamp }> {
  const [counts] = await tx.rows<Counts & { now: Timestamp }>(sql`
    select now() as now, (select count(*) from customers) as customers, count(*) as accounts,
           count(*) filter (where a.approval = 'pending') as waiting,
           count(*) filter (where a.approval = 'refused') as refused,
           (select count(*) from operators o where o.removed_at is null) as operators,
           (select count(*) from operator_requests r
            where r.outcome is null and r.asked_at > now() - interval '7 days') as requests
    from accounts a`)
  return counts as Counts & { now: Timestamp }
}
