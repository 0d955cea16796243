import sql, { type Sql } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type Brake, type Retention, type Salutations, withLongest } from './own-rules.rules.ts'

/** What an account decides about its mails and its memory. */
export interface OwnRules {
  retention: Retention
  brake: Brake
  salutations: Salutations
}

export async function findOwnRules(reader: Reader): Promise<OwnRules> {
  const [rules] = await reader.rows<OwnRules>(
    sql`select a.retention, a.brake, a.salutations from accounts a where ${reader.owns('a', 'id')}`,
  )
  return { ...(rules as OwnRules), retention: withLongest((rules as OwnRules).retention) }
}

/** Absent ones stay, and so do languages without new texts. */
export function setOwnRules(tx: Tx, { retention, brake, salutations }: Partial<OwnRules>): void {
  const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))
  tx.write(sql`
    update accounts a set retention = coalesce(${json(retention)}::jsonb, a.retention),
                          brake = coalesce(${json(brake)}::jsonb, a.brake),
                          salutations = a.salutations || coalesce(${json(salutations)}::jsonb, '{}')
    where ${tx.owns('a', 'id')}`)
}

/** Single opens and clicks from before this day, in the account's zone, may be gone from now on; never takes a day back. */
export async function keepEventsFrom(tx: Tx, day: Sql): Promise<void> {
  await tx.rows(sql`
    update accounts a set events_kept_from = greatest(a.events_kept_from, ${day}) where ${tx.owns('a', 'id')} returning a.id`)
}
