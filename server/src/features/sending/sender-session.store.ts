import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'

/** A silent sender is given up after this long; no dot is written later than half of it after its mark. */
export const silenceSeconds = 20

export async function registerSender(db: Database): Promise<number> {
  const [[row]] = await db.outsideTenants<[{ id: number }]>([
    sql`insert into senders (host, pid) values (${processSpace()}, ${process.pid}) returning id`,
  ])
  return (row as { id: number }).id
}

export interface StalledBlock {
  runId: number
  block: number
  /** Since one of its mails last came to an end. */
  seconds: number
}

/** What a sender says of itself with each sign of life. */
interface SignOfLife {
  memoryBytes?: number | undefined
  slowest?: StalledBlock | undefined
  /** Relays that take no mail of it now. */
  awayRelays?: readonly string[] | undefined
}

/** False when this sender has been given up: whatever it still holds belongs to others now. */
export async function beat(
  db: Database,
  senderId: number,
  { memoryBytes, slowest, awayRelays = [] }: SignOfLife = {},
): Promise<boolean> {
  const [rows = []] = await db.outsideTenants([
    sql`update senders set heartbeat_at = now(), memory_bytes = ${memoryBytes}::bigint, stalled_run = ${slowest?.runId}::bigint,
          stalled_block = ${slowest?.block}::bigint, stalled_since = now() - ${slowest?.seconds}::float8 * interval '1 second', away_relays = ${[...awayRelays]}::text[]
        where id = ${senderId} and stopped_at is null returning id`,
  ])
  return rows.length > 0
}

export async function endSender(db: Database, senderId: number): Promise<void> {
  await db.outsideTenants([sql`update senders set stopped_at = now() where id = ${senderId} and stopped_at is null`])
}

/** Where a process id names a process: two containers may have the same host name, and a machine other processes after a restart. */
function processSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${hostname()} ${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    // Where the system does not tell, nobody is a neighbour; a sender that died is given up for its silence.
    return `${hostname()} ${crypto.randomUUID()}`
  }
}

/** Senders of this machine whose process is gone, as a restart after a crash finds them. */
export async function endDeadNeighbours(db: Database, isAlive: (pid: number) => boolean): Promise<void> {
  const [rows] = await db.outsideTenants<[{ id: number; pid: number }]>([
    sql`select id, pid from senders where host = ${processSpace()} and stopped_at is null`,
  ])
  const dead = rows.filter(({ pid }) => !isAlive(pid)).map(({ id }) => id)
  if (dead.length > 0)
    await db.outsideTenants([sql`update senders set stopped_at = now() where id = any(${dead}) and stopped_at is null`])
}

/** Senders that fell silent; waits for a mark that is being committed. */
export const giveUpSilent = sql`
  update senders set stopped_at = now()
  where stopped_at is null and heartbeat_at < now() - ${silenceSeconds} * interval '1 second' returning id`

/** Ended senders whose work goes back in this transaction. They write nothing more, so once is enough. */
export const markReturned = sql`
  update senders set returned_at = now() where stopped_at is not null and returned_at is null returning id`
export const returnedNow = sql`select s.id from senders s where s.returned_at = now()`

export function oneSender(id: number): Sql {
  return sql`select ${id}::bigint`
}
