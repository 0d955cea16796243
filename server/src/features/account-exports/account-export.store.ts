import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Columns } from '../../schema.rows.ts'

export interface AccountExport extends Omit<Columns<'account_exports'>, 'accountId'> {
  jobState: Columns<'jobs'>['state']
}

export function insertAccountExport(tx: Tx, x: Columns<'account_exports', 'jobId' | 'askedBy' | 'createdAt'>): void {
  tx.write(sql`
    insert into account_exports (account_id, job_id, asked_by, created_at)
    values (${tx.tenant.accountId}, ${x.jobId}, ${x.askedBy}, ${x.createdAt})`)
}

const viewed = (reader: Reader) => sql`
  select e.job_id as "jobId", e.asked_by as "askedBy", e.created_at as "createdAt", e.downloaded_at as "downloadedAt",
         e.file_gone_at as "fileGoneAt", j.state as "jobState"
  from account_exports e join jobs j on j.account_id = e.account_id and j.id = e.job_id
  where ${reader.owns('e')} and ${reader.owns('j')}`

export async function findAccountExport(reader: Reader, jobId: number): Promise<AccountExport | undefined> {
  const [found] = await reader.rows<AccountExport>(sql`${viewed(reader)} and e.job_id = ${jobId}`)
  return found
}

/** The newest first. */
export function listAccountExports(reader: Reader, limit: number): Promise<AccountExport[]> {
  return reader.rows<AccountExport>(sql`${viewed(reader)} order by e.job_id desc limit ${limit}`)
}

/** Null = nobody has ever fetched one. */
export async function lastDownload(reader: Reader): Promise<Timestamp | null> {
  const [row] = await reader.rows<{ at: Timestamp | null }>(
    sql`select max(e.downloaded_at) as at from account_exports e where ${reader.owns('e')}`,
  )
  return row?.at ?? null
}

export function noteDownload(tx: Tx, jobId: number, at: Timestamp): void {
  tx.write(sql`update account_exports e set downloaded_at = ${at} where ${tx.owns('e')} and e.job_id = ${jobId}`)
}

/** The files are kept for a day, whatever became of the job; that there was one is kept with it. */
export async function forgetAccountExportFiles(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows<{ id: number }>(sql`
    update account_exports e set file_gone_at = now()
    where ${tx.owns('e')} and e.created_at < ${before} and e.file_gone_at is null returning e.job_id as id`)
  const ids = gone.map(({ id }) => id)
  tx.write(sql`delete from account_export_pieces p where ${tx.owns('p')} and p.job_id = any(${ids}::bigint[])`)
  return Math.min(gone.length, limit - 1)
}

interface Sealed {
  secrets: Secrets
}

const purposeOf = ({ tenant }: Pick<Reader, 'tenant'>, jobId: number) => `account-export:${tenant.accountId}:${jobId}`

export function insertArchivePiece({ tx, secrets }: Sealed & { tx: Tx }, jobId: number, piece: number, bytes: Buffer) {
  tx.write(sql`
    insert into account_export_pieces (account_id, job_id, piece, sealed)
    values (${tx.tenant.accountId}, ${jobId}, ${piece}, ${secrets.seal(purposeOf(tx, jobId), bytes)})`)
}

/** Undefined behind the last one. */
export async function readArchivePiece(
  { reader, secrets }: Sealed & { reader: Reader },
  jobId: number,
  piece: number,
): Promise<Buffer | undefined> {
  const [row] = await reader.rows<{ sealed: Buffer }>(sql`
    select p.sealed from account_export_pieces p
    where ${reader.owns('p')} and p.job_id = ${jobId} and p.piece = ${piece}`)
  return row && secrets.open(purposeOf(reader, jobId), row.sealed)
}
