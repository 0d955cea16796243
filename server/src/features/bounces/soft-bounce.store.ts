import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { laneSql, stateSql } from '../messages/message-state.rules.ts'
import { isStanding, isTargeted } from '../messages/run-state.rules.ts'
import type { SoftRecord } from './soft-bounce.rules.ts'

export async function findSoftRecord(tx: Tx, subscriberId: number): Promise<SoftRecord | undefined> {
  const [row] = await tx.rows<SoftRecord>(sql`
    select b.in_a_row as "inARow", b.first_at as "firstAt", b.last_run_id as "lastRunId", b.last_at as "lastAt",
           b.doubted_at as "doubtedAt", b.suspended_until as "suspendedUntil", b.suspensions
    from soft_bounces b where ${tx.owns('b')} and b.subscriber_id = ${subscriberId} for update`)
  return row
}

export function saveSoftRecord(tx: Tx, subscriberId: number, record: SoftRecord): void {
  tx.write(sql`
    insert into soft_bounces (account_id, subscriber_id, in_a_row, first_at, last_run_id, last_at, doubted_at,
                              suspended_until, suspensions)
    values (${tx.tenant.accountId}, ${subscriberId}, ${record.inARow}, ${record.firstAt}, ${record.lastRunId},
            ${record.lastAt}, ${record.doubtedAt}, ${record.suspendedUntil}, ${record.suspensions})
    on conflict (account_id, subscriber_id) do update
    set in_a_row = excluded.in_a_row, first_at = excluded.first_at, last_run_id = excluded.last_run_id,
        last_at = excluded.last_at, doubted_at = excluded.doubted_at, suspended_until = excluded.suspended_until,
        suspensions = excluded.suspensions`)
}

export function forgetSoftRecord(tx: Tx, subscriberId: number): void {
  tx.write(sql`delete from soft_bounces b where ${tx.owns('b')} and b.subscriber_id = ${subscriberId}`)
}

/** No relay keeps trying for longer; what it took and nobody reported until then has arrived. */
const silenceDays = 4

/**
 * Asked only when a mailbox fails, so that a delivery costs nothing: has a mail of another run arrived since the last
 * failure? The relay's log says so, or nobody has said otherwise.
 */
export async function wasDeliveredSince(
  tx: Tx,
  { subscriberId, since, runId }: { subscriberId: number; since: Timestamp; runId: number },
): Promise<boolean> {
  const [row] = await tx.rows<{ arrived: boolean }>(sql`
    select exists (
      select from runs r
      cross join lateral (
        (select m.state, m.wire_at, m.id from messages m
         where m.account_id = r.account_id and m.run_id = r.id and m.id = ${subscriberId}
           and ${isTargeted(sql`r`)} limit 1)
        union all
        (select m.state, m.wire_at, m.id from messages m
         where m.account_id = r.account_id and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority} and m.run_id = r.id
           and m.created_at > ${since} and ${isStanding(sql`r`)} limit 20)) m
      where ${tx.owns('r')} and r.id <> ${runId} and m.wire_at > ${since}
        and (m.state = ${stateSql.delivered} or m.state = ${stateSql.accepted} and m.wire_at < now() - ${silenceDays} * interval '1 day')
        and not exists (select from inbound_reports i where i.account_id = r.account_id and i.run_id = r.id
                        and i.message_id = m.id and i.kind = 'bounce')) as arrived`)
  return row?.arrived ?? false
}
