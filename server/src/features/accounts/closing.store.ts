import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'

export function setClosed(tx: Tx, at: Timestamp): void {
  tx.write(sql`update accounts a set closed_at = ${at} where ${tx.owns('a', 'id')}`)
}

/** False when it has ended: by the clock of the database, which ends it. */
export async function setOpen(tx: Tx): Promise<boolean> {
  const opened = await tx.rows<{ id: number }>(sql`
    update accounts a set closed_at = null
    where ${tx.owns('a', 'id')} and a.closed_at >= now() - interval '30 days' returning a.id`)
  return opened.length > 0
}
