import sql, { type Sql } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { stateSql } from './message-state.rules.ts'

/** Refused by the relay for another reason than an address that does not exist, expired, or could not be made. Never what the relay may have. */
function hasFailed(reader: Reader): Sql {
  return sql`
    (m.state in (${stateSql.expired}, ${stateSql.quarantined})
     or m.state = ${stateSql.rejected} and m.reply_code is not null
        and exists (select from inbound_reports i where ${reader.owns('i')} and i.run_id = m.run_id and i.message_id = m.id
                    and i.judged_at is not null)
        and not exists (select from inbound_reports i where ${reader.owns('i')} and i.run_id = m.run_id and i.message_id = m.id
                        and i.class = 'hard'))`
}

export async function countFailed(reader: Reader, runId: number): Promise<number> {
  const [row] = await reader.rows<{ mails: number }>(sql`
    select count(*) as mails from messages m where ${reader.owns('m')} and m.run_id = ${runId} and ${hasFailed(reader)}`)
  return row?.mails ?? 0
}

/** They wait again as on the first day; whether each may still receive is asked when it is sent. Tells how many they are. */
export async function requeueFailed(tx: Tx, runId: number): Promise<number> {
  const [row] = await tx.rows<{ mails: number }>(sql`
    with again as (
      update messages m
      set state = ${stateSql.pending}, due_at = now(), created_at = now(), attempt = 0, claims = 0, rested_seconds = null,
          owner = null, reason = null, reply_code = null, reply = null
      where ${tx.owns('m')} and m.run_id = ${runId} and ${hasFailed(tx)} returning m.id)
    select count(*) as mails from again`)
  return row?.mails ?? 0
}
