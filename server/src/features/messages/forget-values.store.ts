import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'

/** What only one mail said may be a link to reset a password; it goes once nothing will be sent again. */
export async function forgetMessageValues(tx: Tx, before: string, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    update messages m set payload = null from (
      select o.run_id, o.id from messages o
      where ${tx.owns('o')} and o.payload is not null and o.created_at < ${before} and o.due_at is null
        and coalesce(o.wire_at, o.created_at) < ${before}
      order by o.created_at limit ${limit}) old
    where ${tx.owns('m')} and m.run_id = old.run_id and m.id = old.id returning 1 as gone`)
  return gone.length
}

/** The other side's words may repeat an address. */
export function forgetReplies(tx: Tx, messages: readonly { runId: number; messageId: number }[]): void {
  tx.write(sql`
    update messages m set reply = null
    from unnest(${messages.map(({ runId }) => runId)}::bigint[], ${messages.map(({ messageId }) => messageId)}::bigint[])
           x (run_id, id)
    where ${tx.owns('m')} and m.run_id = x.run_id and m.id = x.id and m.due_at is null and m.reply is not null`)
}

/** The link itself ended long ago; from now on the browser gets a page of ours. */
export async function forgetEndedLinks(tx: Tx, before: string, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from ended_optin_links l
    where ${tx.owns('l')} and l.token_hash in (
      select o.token_hash from ended_optin_links o where ${tx.owns('o')} and o.ended_at < ${before} limit ${limit})
    returning 1 as gone`)
  return gone.length
}
