import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { type AmongRelays, isSessionOf } from './one-relay.rules.ts'
import type { BusyDaemon, SessionNews } from './session-news.rules.ts'

export interface OpenedSession {
  relay: string
  client: string
  /** Null for a visit, which carries no mail. */
  senderId: number | null
}

/** Gives its number. */
export async function recordSession(db: Database, { relay, client, senderId }: OpenedSession): Promise<number> {
  const [[row]] = await db.outsideTenants<[{ id: number }]>([
    sql`insert into relay_sessions (relay, client, sender_id) values (${relay}, ${client}, ${senderId}) returning id`,
  ])
  return (row as { id: number }).id
}

/** The relay has taken leave of a visit, so what it logged about it is on its way. */
export async function confirmVisit(db: Database, id: number): Promise<void> {
  await db.outsideTenants([sql`update relay_sessions set answered_at = clock_timestamp() where id = ${id}`])
}

export async function findBusyDaemons(db: Database, relay: string): Promise<BusyDaemon[]> {
  const [rows] = await db.outsideTenants<[BusyDaemon]>([
    sql`select pid, instance, client from relay_daemons where relay = ${relay}`,
  ])
  return rows
}

/**
 * To be part of the transaction that says how far the log has been read. At the only relay sessions are known by their client
 * alone: senders on other machines may call it by another name. Where there are several, two may see the same client.
 */
export function recordSessionNews(
  { relay, among }: { relay: string; among: AmongRelays },
  { busy, idle, ended, linesMissing }: SessionNews,
): Sql[] {
  return [
    sql`delete from relay_daemons where relay = ${relay} and pid = any(${idle}::int[])`,
    sql`insert into relay_daemons as d (relay, pid, instance, client)
        select ${relay}, * from unnest(${busy.map(({ pid }) => pid)}::int[], ${busy.map(({ instance }) => instance)}::text[],
          ${busy.map(({ client }) => client)}::text[])
        on conflict (relay, pid) do update
        set instance = excluded.instance, client = excluded.client, seen_at = excluded.seen_at`,
    sql`update relay_sessions set ended_at = clock_timestamp() where client = any(${ended}::text[]) and ended_at is null
          and ${isSessionOf(sql`relay`, relay, among)}`,
    sql`update relays r
        set proven_at = v.seen, gap_at = case when ${linesMissing} then clock_timestamp()
          when exists (select from relay_sessions a where ${isMissed(relay, sql`v.seen`)}) then v.seen else r.gap_at end
        from (select max(opened_at) as seen from relay_sessions
              where relay = ${relay} and sender_id is null and ended_at is not null) v
        where r.name = ${relay}`,
    sql`update relay_sessions a set ended_at = clock_timestamp() from relays r
        where r.name = ${relay} and ${isMissed(relay, sql`r.proven_at`)}`,
  ]
}

/** Of a visit `a`: it was over when one began whose lines have been read, and not even its first line is in the log. */
function isMissed(relay: string, seen: Sql): Sql {
  return sql`
    a.relay = ${relay} and a.sender_id is null and a.ended_at is null and a.answered_at < ${seen}
    and not exists (select from relay_daemons d where d.relay = a.relay and d.client = a.client)`
}

/** Where lines are lost for good, silence about the mails of that time proves nothing. */
export function recordGap(relay: string): Sql {
  return sql`update relays set gap_at = clock_timestamp() where name = ${relay}`
}

/** Who of them has a client still is not known any more. */
export function forgetDaemons(relay: string): Sql {
  return sql`delete from relay_daemons where relay = ${relay}`
}

export interface LogMovement {
  /** For how long nothing of a visit has been read although it has been answered; 0 when all is well. */
  stillSeconds: number
  /** Since the last visit; null when there was none. */
  visitedSeconds: number | null
}

export async function lookAtMovement(db: Database, relay: string): Promise<LogMovement> {
  const [[row]] = await db.outsideTenants<[LogMovement]>([
    sql`select coalesce(extract(epoch from now() - min(v.answered_at)
                 filter (where v.ended_at is null and v.opened_at > coalesce(r.proven_at, '-infinity'))), 0)::float8 as "stillSeconds",
               extract(epoch from now() - max(v.opened_at))::float8 as "visitedSeconds"
        from relay_sessions v left join relays r on r.name = v.relay
        where v.relay = ${relay} and v.sender_id is null`,
  ])
  return row as LogMovement
}

/** What no doubt can be about any more. */
export async function forgetOldSessions(db: Database): Promise<void> {
  await db.outsideTenants([
    sql`delete from relay_sessions
        where opened_at < now() - interval '14 days' or sender_id is null and opened_at < now() - interval '1 day'`,
  ])
}
