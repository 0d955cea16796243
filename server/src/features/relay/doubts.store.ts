import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { DoubtSituation } from './doubts.rules.ts'
import { type AmongRelays, isMailOf } from './one-relay.rules.ts'

export interface SettlingPatience {
  /** The log must have been read from this long after the visit; the relay's daemons write at their own pace. */
  logSeconds: number
  /** A mail whose header the relay has logged may be on its way into the queue for this long. */
  arrivalSeconds: number
}

/** A relay by its name in the ledger. */
export interface OneRelay {
  relay: string
  among: AmongRelays
}

/** All doubts about mail that went to one relay, whose log is not read. */
export function doubtsAt({ relay, among }: OneRelay): SettledDoubts {
  return { from: sql`(values (1)) every`, proof: isMailOf(relay, among) }
}

/** Doubts, as part of a statement that settles them: `proof` says which, by the rows of `from`. */
export interface SettledDoubts {
  from: Sql
  proof: Sql
}

/**
 * With more than `qmgr_message_active_limit` mails in its queue Postfix holds accepted mail that its queue manager has
 * not logged. Half of the built-in limit where the header is in the log; half of the limit we ship where only a crash
 * that lost the header's line could hide the mail. Names of mails that were withdrawn are no part of the queue.
 */
export const longQueue = { arrived: 10_000, unseen: 100_000 }
/** A visit whose lines are not there after this long is followed by another one. */
const visitSeconds = 5

/** Of a relay `r`: lines of a visit have been read, and for a while those that came after it. */
function isReadOn({ logSeconds }: SettlingPatience): Sql {
  return sql`r.caught_up_at >= r.proven_at + ${logSeconds}::float8 * interval '1 second'`
}

/** Of a doubt `m` and a relay `r`: the daemon that had the session has a client of that name, as far as the log says. */
export const isOpen = sql`exists (
  select from relay_sessions s join relay_daemons d on d.client = s.client where s.id = m.session and d.relay = r.name)`

/**
 * The session that carried the mail has ended, and a visit began after that was read. A mail from before sessions were
 * written down has none: then every session must have ended that may have been its own.
 */
const hasEnded = sql`
  case when m.session is null
    then not exists (select from relay_daemons d where d.relay = r.name and d.seen_at <= m.due_at)
    else exists (select from relay_sessions s where s.id = m.session and s.ended_at <= r.proven_at) and not ${isOpen} end`

/** The relay, visited after the doubt's rest, has it nowhere in a log that moves and tells the whole session. */
export function relayNeverHad({ relay, among }: OneRelay, patience: SettlingPatience): SettledDoubts {
  const { arrivalSeconds } = patience
  return {
    from: sql`relays r`,
    proof: sql`
      r.name = ${relay} and ${isMailOf(relay, among)} and ${isReadOn(patience)} and m.due_at <= r.proven_at
      and (r.gap_at is null or m.wire_at > r.gap_at) and ${hasEnded}
      and not ${isLonger(relay, longQueue.unseen)}
      and not exists (select from (${namesOf(relay, sql`m.run_id`, sql`m.id`)}) name
                      where name.seen_at > r.proven_at - ${arrivalSeconds}::float8 * interval '1 second'
                        or ${isLonger(relay, longQueue.arrived)})`,
  }
}

/** Names the relay itself and no row of `relays`, so that it is found out once and not for each doubt. */
function isLonger(relay: string, mails: number): Sql {
  return sql`exists (select from relay_queue o where o.relay = ${relay} and o.taken offset ${mails})`
}

/** The log moves again, and the lines that could have told are lost: nobody will ever know. */
export function logCannotTell({ relay, among }: OneRelay, patience: SettlingPatience): SettledDoubts {
  return {
    from: sql`relays r`,
    proof: sql`
      r.name = ${relay} and ${isMailOf(relay, among)} and ${isReadOn(patience)} and m.due_at <= r.proven_at
      and (m.wire_at <= r.gap_at
           or exists (select from relay_sessions s where s.id = m.session and s.ended_at is null and s.opened_at < r.proven_at)
              and not ${isOpen})`,
  }
}

/** By which names the relay knows a mail. Looked up one by one, which the offset enforces: nobody knows how long the queue is. */
function namesOf(relay: string, runId: Sql, messageId: Sql): Sql {
  return sql`
    select q.ctid, q.seen_at from relay_queue q
    where q.run_id = ${runId} and q.message_id = ${messageId} and q.relay = ${relay} offset 0`
}

/** A queue that was empty a moment ago may be long now: a plan that was good then would look all of it over for each doubt. */
const planForNow = sql`select set_config('plan_cache_mode', 'force_custom_plan', true) as mode`

/** Runs a statement that settles doubts, and forgets in the same moment by which names the relay knew the mails. */
export async function settleAndForgetNames(db: Database, relay: string, settlement: Sql): Promise<number> {
  const [, [row]] = await db.outsideTenants<[{ mode: string }, { count: number }]>([
    planForNow,
    sql`with settled as (${settlement}),
        forgotten as (
          delete from relay_queue g using settled s cross join lateral (${namesOf(relay, sql`s.run_id`, sql`s.id`)}) name
          where g.ctid = name.ctid)
        select count(*) from settled`,
  ])
  return row?.count ?? 0
}

export async function lookAtDoubts(
  db: Database,
  { relay, among }: OneRelay,
  patience: SettlingPatience,
): Promise<DoubtSituation> {
  const [[row]] = await db.outsideTenants<[DoubtSituation]>([
    sql`select count(*) as due, coalesce(extract(epoch from now() - min(m.due_at)), 0)::float8 as "oldestSeconds",
               coalesce(bool_or(r.proven_at is null or greatest(m.due_at, s.ended_at) > r.proven_at and ${isReadOn(patience)}), true)
                 and not exists (select from relay_sessions v where v.relay = ${relay} and v.sender_id is null
                                 and v.ended_at is null and v.opened_at > now() - ${visitSeconds} * interval '1 second')
                 as "needsVisit"
        from messages m left join relay_sessions s on s.id = m.session left join relays r on r.name = ${relay}
        where m.is_doubt and m.due_at <= now() and ${isMailOf(relay, among)}`,
  ])
  return row as DoubtSituation
}
