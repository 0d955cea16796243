import sql, { type Sql } from 'sql-template-tag'
import type { MessageName } from './claim.store.ts'
import type { LiveSender } from './live-sender.store.ts'
import type { MessageRun } from './mark.store.ts'
import { laneSql, stateSql } from './message-state.rules.ts'
import { isAtPlace, placeOfMessage } from './place.store.ts'

const reason = 'its address has had its share for now'

/** Targets whose address has had its share of mails: each gets a message that waits until there is room. */
export async function letTargetsWait(
  sender: LiveSender,
  run: MessageRun,
  waits: readonly { id: number; seconds: number }[],
): Promise<void> {
  await sender.write([
    sql`insert into messages (account_id, run_id, id, subscriber_id, due_at, created_at, lane, state, reason)
        select ${run.accountId}, ${run.id}, x.id, x.id, now() + x.seconds * interval '1 second', now(), ${laneSql.bulk},
               ${stateSql.pending}, ${reason}::text
        from unnest(${waits.map(({ id }) => id)}::bigint[], ${waits.map(({ seconds }) => seconds)}::float8[]) x (id, seconds)
        on conflict do nothing`,
  ])
}

/** The same for messages this sender has claimed. */
export async function letClaimedWait(
  sender: LiveSender,
  waits: readonly (MessageName & { seconds: number })[],
): Promise<void> {
  const column = (name: keyof MessageName | 'seconds') => waits.map((wait) => wait[name])
  await sender.write([
    sql`update messages m set state = ${stateSql.pending}, owner = null, claims = 0, reason = ${reason},
               due_at = now() + x.seconds * interval '1 second'
        from unnest(${column('accountId')}::bigint[], ${column('runId')}::bigint[], ${column('id')}::bigint[],
                    ${column('seconds')}::float8[]) x (account_id, run_id, id, seconds)
        where m.account_id = x.account_id and m.run_id = x.run_id and m.id = x.id and m.owner = ${sender.id}
          and m.state = ${stateSql.claimed}`,
  ])
}

export interface Counted {
  ids: readonly number[]
  /** As caps know the address of each. */
  addresses: readonly Buffer[]
  senderId: number
  /** Counts mails to an array of addresses and says by their `place` in how many `seconds` there is room; null = now. */
  take(addresses: Sql): Sql
}

/**
 * Behind the mark, in its transaction: counts those it was given to, and takes it back where there is no room any more. Tells
 * who waits.
 */
export function countMarked(run: MessageRun, { ids, addresses, senderId, take }: Counted): Sql {
  const isMarkedNow = sql`c.state = ${stateSql.onWire} and c.wire_at = now()`
  return sql`
    with marked as materialized (
      select x.id, x.address, place.*, row_number() over (order by x.n) as nth
      from unnest(${ids}::bigint[], ${addresses}::bytea[]) with ordinality x (id, address, n)
      cross join lateral ${placeOfMessage(run, { senderId, isInState: isMarkedNow })}),
    waits as materialized (
      select k.*, t.seconds from (${take(sql`array(select a.address from marked a order by a.nth)`)}) t
      join marked k on k.nth = t.place where t.seconds is not null)
    update messages m
    set state = ${stateSql.pending}, owner = null, wire_at = null, session = null, attempt = m.attempt - 1, reason = ${reason},
        due_at = now() + x.seconds * interval '1 second'
    from waits x cross join lateral (select x.ctid, x.account_id, x.run_id, x.owner, x.state) place
    where ${isAtPlace(run)}
    returning m.id`
}
