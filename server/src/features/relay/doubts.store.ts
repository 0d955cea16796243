import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { inAnyLane, stateSql } from '../messages/message-state.rules.ts'
import type { DoubtSituation } from './doubts.rules.ts'

export interface SettlingPatience {
  /** The log must have been read from this long after the relay was asked; its daemons write at their own pace. */
  logSeconds: number
  /** A mail whose header the relay has logged may be on its way into the queue for this long. */
  arrivalSeconds: number
}

/**
 * With more than `qmgr_message_active_limit` mails in its queue Postfix holds accepted mail that its queue manager has
 * not logged. Half of the built-in limit where the header is in the log; half of the limit we ship where only a crash
 * that lost the header's line could hide the mail.
 */
const longQueue = { arrived: 10_000, unseen: 100_000 }

/** Of a doubt `m`: the relay `r`, asked after the doubt's rest, has it nowhere in a log that was read after the answer. */
export function relayNeverHad(
  relay: string,
  { logSeconds, arrivalSeconds }: SettlingPatience,
): { from: Sql; proof: Sql } {
  return {
    from: sql`relays r`,
    proof: sql`
      r.name = ${relay} and r.caught_up_at >= r.answered_at + ${logSeconds}::float8 * interval '1 second'
      and m.due_at <= r.answered_at
      and not exists (select from relay_queue q where q.relay = r.name offset ${longQueue.unseen})
      and not exists (select from relay_queue q where q.relay = r.name and q.run_id = m.run_id and q.message_id = m.id
                      and (q.seen_at > r.answered_at - ${arrivalSeconds}::float8 * interval '1 second'
                           or exists (select from relay_queue o where o.relay = r.name offset ${longQueue.arrived})))`,
  }
}

/** Runs a statement that settles doubts, and forgets in the same moment by which names the relay knew the mails. */
export async function settleAndForgetNames(db: Database, relay: string, settlement: Sql): Promise<number> {
  const [[row]] = await db.outsideTenants<[{ count: number }]>([
    sql`with settled as (${settlement}),
        forgotten as (
          delete from relay_queue q using settled s
          where q.relay = ${relay} and q.run_id = s.run_id and q.message_id = s.id)
        select count(*) from settled`,
  ])
  return row?.count ?? 0
}

/** `askedAt` is the database's time before the relay is asked. */
export async function lookAtDoubts(
  db: Database,
  relay: string,
  { logSeconds }: SettlingPatience,
): Promise<DoubtSituation & { askedAt: string }> {
  const [[row]] = await db.outsideTenants<[DoubtSituation & { askedAt: string }]>([
    sql`select count(*) as due, coalesce(extract(epoch from now() - min(m.due_at)), 0)::float8 as "oldestSeconds",
               coalesce((select r.caught_up_at >= r.answered_at + ${logSeconds}::float8 * interval '1 second'
                         from relays r where r.name = ${relay}), true) as "needsAnswer",
               clock_timestamp()::text as "askedAt"
        from messages m where m.lane in ${inAnyLane} and m.due_at <= now() and m.state = ${stateSql.inDoubt}`,
  ])
  return row as DoubtSituation & { askedAt: string }
}

export async function recordAnswer(db: Database, relay: string, askedAt: string): Promise<void> {
  await db.outsideTenants([
    sql`insert into relays (name, answered_at) values (${relay}, ${askedAt})
        on conflict (name) do update set answered_at = excluded.answered_at`,
  ])
}
