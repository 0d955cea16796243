import sql from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

/** The database of the engine, or the transaction of an operator. */
export type Statements = Pick<Database, 'outsideTenants'>

export interface Binding {
  /** Cluster and database: either is another one in a copy. */
  systemIdentifier: string
  timeline: number
  seal: Buffer
}
interface Stored extends Binding {
  frozenReason: string | null
}

export async function readSendingState(
  db: Statements,
): Promise<{ stored: Stored | undefined; current: Omit<Binding, 'seal'> }> {
  const [[stored], [current]] = await db.outsideTenants<[Stored, Omit<Binding, 'seal'>]>([
    sql`select system_identifier as "systemIdentifier", timeline, seal, frozen_reason as "frozenReason" from sending_state`,
    sql`select (select c.system_identifier::text from pg_control_system() c) || ':' || d.oid as "systemIdentifier",
               ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::int as timeline
        from pg_database d where d.datname = current_database()`,
  ])
  return { stored, current: current as Omit<Binding, 'seal'> }
}

export async function bindSending(db: Statements, { systemIdentifier, timeline, seal }: Binding): Promise<void> {
  await db.outsideTenants([
    sql`insert into sending_state (system_identifier, timeline, seal) values (${systemIdentifier}, ${timeline}, ${seal})
        on conflict (is_only) do update set system_identifier = excluded.system_identifier, timeline = excluded.timeline,
          seal = excluded.seal, frozen_reason = null, frozen_at = null`,
  ])
}

export async function freeze(db: Statements, reason: string): Promise<void> {
  await db.outsideTenants([
    sql`update sending_state set frozen_reason = ${reason}, frozen_at = now() where frozen_reason is null`,
  ])
}

export type Freeze = Columns<'sending_state', 'frozenReason' | 'frozenAt'>

/** Locked, so that nobody decides on it at the same time. */
export async function lockFreeze(tx: OperatorTx): Promise<Freeze | undefined> {
  const [row] = await tx.rows<Freeze>(
    sql`select s.frozen_reason as "frozenReason", s.frozen_at as "frozenAt" from sending_state s for update`,
  )
  return row
}

const leap = 1_000_000

export async function leapOverLostIds(db: Statements): Promise<void> {
  await db.outsideTenants([
    sql`select setval('runs_id_seq', (select last_value from runs_id_seq) + ${leap}::bigint),
               setval('message_ids', (select last_value from message_ids) + ${leap}::bigint)`,
  ])
}
