import sql, { type Sql } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

/** A job as people see it. */
export type Job = Omit<Columns<'jobs'>, 'accountId' | 'input' | 'position' | 'actor' | 'permissions' | 'faults'>
/** And with what running it needs. */
export type RunningJob = Job & Columns<'jobs', 'input' | 'position' | 'actor' | 'permissions' | 'faults'>
export type NewJob = Columns<'jobs', 'kind' | 'action' | 'input' | 'createdBy' | 'actor' | 'permissions' | 'createdAt'>
type Progress = Columns<
  'jobs',
  'state' | 'position' | 'total' | 'done' | 'faults' | 'reason' | 'result' | 'startedAt' | 'finishedAt'
>

const columns = sql`
  j.id, j.kind, j.action, j.state, j.total, j.done, j.reason, j.result, j.revision, j.created_by as "createdBy",
  j.created_at as "createdAt", j.started_at as "startedAt", j.finished_at as "finishedAt"`
const runningColumns = sql`${columns}, j.input, j.position, j.actor, j.permissions, j.faults`

/** Numbers the changes of an account's jobs. Whoever asks holds the account's lock, so they are seen in this order. */
function nextRevision(tx: Tx): Sql {
  return sql`(select coalesce(max(r.revision), 0) + 1 from jobs r where ${tx.owns('r')})`
}

export async function insertJob(tx: Tx, job: NewJob): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into jobs (account_id, kind, action, input, created_by, actor, permissions, created_at, revision)
    values (${tx.tenant.accountId}, ${job.kind}, ${job.action}, ${job.input}, ${job.createdBy}, ${job.actor}, ${job.permissions},
            ${job.createdAt}, ${nextRevision(tx)})
    returning id`)
  return (row as { id: number }).id
}

/** Into the queue of the account, in this transaction. */
export function queueJob(tx: Tx, id: number): void {
  tx.write(sql`select queue_job(${id})`)
}

/** How far it has come; whoever goes on with it locks it first and looks again. */
export async function findPlace(
  reader: Reader,
  id: number,
): Promise<Pick<RunningJob, 'kind' | 'position'> | undefined> {
  const [job] = await reader.rows<Pick<RunningJob, 'kind' | 'position'>>(
    sql`select j.kind, j.position from jobs j where ${reader.owns('j')} and j.id = ${id}`,
  )
  return job
}

export async function lockJob(tx: Tx, id: number): Promise<RunningJob | undefined> {
  const [job] = await tx.rows<RunningJob>(
    sql`select ${runningColumns} from jobs j where ${tx.owns('j')} and j.id = ${id} for update`,
  )
  return job
}

export function saveJob(tx: Tx, id: number, job: Progress): void {
  tx.write(sql`
    update jobs j
    set state = ${job.state}, position = ${job.position}, total = ${job.total}::bigint, done = ${job.done},
        faults = ${job.faults}, reason = ${job.reason}, result = ${job.result},
        started_at = ${job.startedAt}::timestamptz, finished_at = ${job.finishedAt}::timestamptz,
        revision = ${nextRevision(tx)}
    where ${tx.owns('j')} and j.id = ${id}`)
}

export async function findJob(reader: Reader, id: number): Promise<Job | undefined> {
  const [job] = await reader.rows<Job>(sql`select ${columns} from jobs j where ${reader.owns('j')} and j.id = ${id}`)
  return job
}

/** Those that came further last; whatever runs is among them. */
export function listLatestJobs(reader: Reader, limit: number): Promise<Job[]> {
  return reader.rows<Job>(
    sql`select ${columns} from jobs j where ${reader.owns('j')} order by j.revision desc limit ${limit}`,
  )
}

export async function lastRevision(reader: Reader): Promise<number> {
  const [row] = await reader.rows<{ revision: number }>(
    sql`select coalesce(max(j.revision), 0)::bigint as revision from jobs j where ${reader.owns('j')}`,
  )
  return (row as { revision: number }).revision
}

export function listJobsAfter(reader: Reader, revision: number, limit: number): Promise<Job[]> {
  return reader.rows<Job>(sql`
    select ${columns} from jobs j where ${reader.owns('j')} and j.revision > ${revision}
    order by j.revision limit ${limit}`)
}
