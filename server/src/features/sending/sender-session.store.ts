import { hostname } from 'node:os'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'

/** A silent sender is given up after this long; no dot is written later than half of it after its mark. */
export const silenceSeconds = 20

export async function registerSender(db: Database): Promise<number> {
  const [[row] = []] = await db.outsideTenants([
    sql`insert into senders (host, pid) values (${hostname()}, ${process.pid}) returning id`,
  ])
  return (row as { id: number }).id
}

/** False when this sender has been given up: whatever it still holds belongs to others now. */
export async function beat(db: Database, senderId: number): Promise<boolean> {
  const [rows = []] = await db.outsideTenants([
    sql`update senders set heartbeat_at = now() where id = ${senderId} and stopped_at is null returning id`,
  ])
  return rows.length > 0
}

export async function endSender(db: Database, senderId: number): Promise<void> {
  await db.outsideTenants([sql`update senders set stopped_at = now() where id = ${senderId} and stopped_at is null`])
}

/** Senders of this machine whose process is gone, as a restart after a crash finds them. */
export async function endDeadNeighbours(db: Database, isAlive: (pid: number) => boolean): Promise<void> {
  const [rows = []] = await db.outsideTenants([
    sql`select id, pid from senders where host = ${hostname()} and stopped_at is null`,
  ])
  const dead = (rows as { id: number; pid: number }[]).filter(({ pid }) => !isAlive(pid)).map(({ id }) => id)
  if (dead.length > 0)
    await db.outsideTenants([sql`update senders set stopped_at = now() where id = any(${dead}) and stopped_at is null`])
}

/**
 * Gives up senders that fell silent and returns what ended ones still held: what was on the wire is in doubt, the rest
 * is as if it had never been taken, except that `claims` counts it. One transaction; the update of `senders` waits for a
 * mark that is being committed.
 */
export async function returnAbandonedWork(db: Database, quiescenceSeconds: number): Promise<number> {
  const ended = sql`select s.id from senders s where s.stopped_at > now() - interval '1 day'`
  const restUntil = sql`now() + ${quiescenceSeconds} * interval '1 second'`
  const results = await db.outsideTenants([
    sql`update senders set stopped_at = now()
        where stopped_at is null and heartbeat_at < now() - ${silenceSeconds} * interval '1 second' returning id`,
    sql`update messages m set state = 6, due_at = ${restUntil}, owner = null, reason = 'the sender stopped'
        from run_blocks b
        where b.state = 1 and b.owner in (${ended}) and m.account_id = b.account_id and m.run_id = b.run_id
          and m.id between b.block << 10 and (b.block << 10) + 1023 and m.state = 2 and m.owner = b.owner
        returning m.id`,
    sql`update run_blocks b set state = 0, owner = null where b.state = 1 and b.owner in (${ended}) returning b.block`,
    sql`update messages m
        set state = case m.state when 2 then 6 else 0 end, owner = null,
            due_at = case m.state when 2 then ${restUntil} else now() end,
            claims = case m.state when 1 then least(m.claims + 1, 30000) else m.claims end,
            reason = case m.state when 2 then 'the sender stopped' end
        where m.due_at is not null and m.state in (1, 2) and m.owner in (${ended}) returning m.id`,
  ])
  return results.reduce((sum, rows) => sum + rows.length, 0)
}

/** Holds the sender's row until the commit, so that nobody can give this sender up between check and mark. */
export function holdSender(senderId: number): Sql {
  return sql`select s.id from senders s where s.id = ${senderId} and s.stopped_at is null for share`
}

/** Evaluated once per statement, not per row. */
export function isAlive(senderId: number): Sql {
  return sql`(select o.stopped_at is null from senders o where o.id = ${senderId})`
}
