import sql, { type Sql } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { messageEventTypes } from '../message-notices/message-event.rules.ts'
import { saveProgress } from './delivery.store.ts'
import type { Webhook } from './webhook.store.ts'

/** A stretch of the event log, both ends included. */
export interface Stretch {
  first: number
  last: number
}

type Hook = Pick<Webhook, 'id' | 'types' | 'position'>

/** Of a stretch, what the hook was told already: the rest it will hear anyway. */
export async function countMeantFor(reader: Reader, hook: Hook, stretch: Stretch): Promise<number> {
  const [row] = await reader.rows<{ events: number }>(sql`
    select count(*) as events from account_events e where ${reader.owns('e')} and ${meantFor(hook, stretch)}`)
  return row?.events ?? 0
}

/** They wait like failed ones, with their whole schedule, and are due at once; the hook's position stays. */
export function repeatEvents(tx: Tx, hook: Hook, stretch: Stretch, now: Date): void {
  tx.write(sql`
    insert into webhook_retries (account_id, webhook_id, seq, attempts, due_at)
    select e.account_id, ${hook.id}, e.seq, 0, ${now.toISOString()} from account_events e
    where ${tx.owns('e')} and ${meantFor(hook, stretch)}
    on conflict (account_id, webhook_id, seq) do update set attempts = 0, due_at = excluded.due_at`)
  saveProgress(tx, hook.id)
}

function meantFor({ types, position }: Hook, { first, last }: Stretch): Sql {
  const kinds = types.length > 0 ? sql`and e.type = any(${types})` : sql`and e.type <> all(${[...messageEventTypes]})`
  return sql`e.seq between ${first} and ${Math.min(last, position)} ${kinds}`
}
