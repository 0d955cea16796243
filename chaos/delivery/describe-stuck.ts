import type pg from 'pg'
import { openStates } from './message-change.rules.ts'

const shown = 3

/** What is known about mails that do not come to rest: the row, its session, who has that client now, and how far the log has been read. */
export async function describeStuck(
  client: pg.ClientBase,
  { accountId, runId }: { accountId: number; runId: number },
): Promise<string[]> {
  const { rows } = await client.query<{ known: unknown }>(
    `select json_build_object(
       'now', now(), 'mail', json_build_object('id', m.id, 'state', m.state, 'wire', m.wire_at, 'due', m.due_at, 'owner', m.owner, 'reason', m.reason),
       'session', (select to_json(s) from relay_sessions s where s.id = m.session),
       'daemons', (select json_agg(d) from relay_daemons d),
       'names', (select json_agg(q) from relay_queue q where (q.run_id, q.message_id) = (m.run_id, m.id)),
       'relays', (select json_agg(r) from relays r),
       'visit', (select to_json(v) from relay_sessions v where v.sender_id is null order by v.id desc limit 1),
       'senders', (select json_agg(s) from senders s)) as known
     from messages m where m.account_id = $1 and m.run_id = $2 and m.state = any($3) order by m.id limit ${shown}`,
    [accountId, runId, openStates],
  )
  return rows.map(({ known }) => `  does not come to rest: ${JSON.stringify(known)}`)
}
