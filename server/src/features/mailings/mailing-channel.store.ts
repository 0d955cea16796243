import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'

/** Held as it is until the plan stands: a channel is not closed while somebody plans for it. Null = the default one. */
export async function holdChannel(tx: Tx, channelId: number | null): Promise<{ isClosed: boolean }> {
  if (channelId === null) return { isClosed: false }
  const rows = await tx.rows<{ id: number }>(sql`
    select c.id from channels c where ${tx.owns('c')} and c.id = ${channelId} and c.closed_at is null for share`)
  return { isClosed: rows.length === 0 }
}
