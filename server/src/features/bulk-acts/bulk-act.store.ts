import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { bitOf, blockOf, idsIn } from '../../platform/db/id-blocks.rules.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Outcome } from './bulk-act.rules.ts'

/** Who an act is for, out of the blocks of a selection; those named in `except` are not. */
export function fixMembers(tx: Tx, jobId: number, blocks: Sql, except: readonly number[]): void {
  tx.write(sql`
    insert into bulk_members (account_id, job_id, block, members)
    select ${tx.tenant.accountId}, ${jobId}, b.block, b.members & ~coalesce(x.members, 0::bit(1024))
    from (${blocks}) b left join (${blocksOf(except)}) x on x.block = b.block
    where bit_count(b.members & ~coalesce(x.members, 0::bit(1024))) > 0`)
}

/** The blocks of ids that were named one by one. */
export function blocksOf(ids: readonly number[]): Sql {
  return sql`select ${blockOf(sql`id`)} as block, bit_or(${bitOf(sql`id`)}) as members
             from unnest(${ids}::bigint[]) as id group by 1`
}

export async function countMembers(reader: Reader, jobId: number): Promise<number> {
  const [row] = await reader.rows<{ total: number }>(sql`
    select coalesce(sum(bit_count(m.members)), 0)::bigint as total from bulk_members m
    where ${reader.owns('m')} and m.job_id = ${jobId}`)
  return row?.total ?? 0
}

const blocksAtOnce = 64

/** The next ids after one, some at least unless there are none; `isAll`: none come after them. */
export async function nextMembers(
  reader: Reader,
  jobId: number,
  after: number,
): Promise<{ ids: number[]; isAll: boolean }> {
  const rows = await reader.rows<Columns<'bulk_members', 'block' | 'members'>>(sql`
    select m.block, m.members from bulk_members m
    where ${reader.owns('m')} and m.job_id = ${jobId} and m.block >= ${blockOf(sql`${after}::bigint`)}
    order by m.block limit ${blocksAtOnce}`)
  const ids = rows.flatMap(({ block, members }) => idsIn(block, members)).filter((id) => id > after)
  return { ids, isAll: rows.length < blocksAtOnce }
}

/** Whoever is gone has no row any more. */
export function insertOutcomes(tx: Tx, jobId: number, outcomes: readonly Outcome[]): void {
  tx.write(sql`
    insert into bulk_outcomes (account_id, job_id, subscriber_id, outcome, before)
    select ${tx.tenant.accountId}, ${jobId}, o.id, o.outcome, to_jsonb(o.before)
    from unnest(${outcomes.map((o) => o.subscriberId)}::bigint[], ${outcomes.map((o) => o.outcome)}::text[],
                ${outcomes.map((o) => o.before)}::text[]) as o (id, outcome, before)
    where exists (select from subscribers s where ${tx.owns('s')} and s.id = o.id)`)
}

export interface ListedOutcome extends Columns<'bulk_outcomes', 'subscriberId' | 'outcome'> {
  email: string
  firstname: string | null
  lastname: string | null
}

/** By outcome and id, after one of them. */
export function listOutcomes(
  reader: Reader,
  jobId: number,
  { outcome, after, limit }: { outcome: string | null; after: number; limit: number },
): Promise<ListedOutcome[]> {
  const ofOutcome = outcome === null ? sql`` : sql`and o.outcome = ${outcome}`
  return reader.rows<ListedOutcome>(sql`
    select o.subscriber_id as "subscriberId", o.outcome, s.email, s.firstname, s.lastname
    from bulk_outcomes o join subscribers s on s.account_id = o.account_id and s.id = o.subscriber_id
    where ${reader.owns('o')} and ${reader.owns('s')} and o.job_id = ${jobId} and o.subscriber_id > ${after} ${ofOutcome}
    order by o.subscriber_id limit ${limit}`)
}

/** What can be undone, after an id. */
export async function nextUndoable(tx: Tx, jobId: number, after: number, limit: number): Promise<UndoableOutcome[]> {
  const rows = await tx.rows<Nullable<UndoableOutcome, 'before'>>(sql`
    select o.subscriber_id as "subscriberId", o.before from bulk_outcomes o
    where ${tx.owns('o')} and o.job_id = ${jobId} and o.before is not null and o.subscriber_id > ${after}
    order by o.subscriber_id limit ${limit}`)
  return rows as UndoableOutcome[]
}

export interface UndoableOutcome {
  subscriberId: number
  before: string
}

export async function countUndoable(reader: Reader, jobId: number): Promise<number> {
  const [row] = await reader.rows<{ total: number }>(sql`
    select count(*) as total from bulk_outcomes o where ${reader.owns('o')} and o.job_id = ${jobId} and o.before is not null`)
  return row?.total ?? 0
}

/** What was undone once is not undone again. */
export function forgetBefore(tx: Tx, jobId: number, subscriberIds: readonly number[]): void {
  tx.write(sql`
    update bulk_outcomes o set before = null
    where ${tx.owns('o')} and o.job_id = ${jobId} and o.subscriber_id = any(${subscriberIds})`)
}

/** What acts that ended before came to, and whom they were for; tells how many lines it took. */
export async function forgetBulkActs(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const ended = sql`from jobs j where ${tx.owns('j')} and j.finished_at < ${before}`
  tx.write(sql`delete from bulk_members m where ${tx.owns('m')} and m.job_id in (select j.id ${ended})`)
  const gone = await tx.rows(sql`
    delete from bulk_outcomes o
    where ${tx.owns('o')} and (o.subscriber_id, o.job_id) in (
      select x.subscriber_id, x.job_id from bulk_outcomes x
      where ${tx.owns('x')} and x.job_id in (select j.id ${ended}) limit ${limit})
    returning o.job_id`)
  return gone.length
}
