import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { CsvFormat } from '../../platform/csv/csv-format.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Counts, FileFault, ImportColumn, Preset, Rules, Stage } from './import.rules.ts'

export interface Import
  extends Omit<
    Columns<'imports'>,
    'accountId' | 'stage' | 'format' | 'columns' | 'preset' | 'fault' | 'rules' | 'counts'
  > {
  stage: Stage
  format: CsvFormat | null
  columns: ImportColumn[] | null
  preset: Preset | null
  fault: FileFault | null
  rules: Rules | null
  counts: Partial<Counts> | null
}

const columns = sql`
  i.id, i.file_name as "fileName", i.file_size as "fileSize", i.received, i.stage, i.format, i.columns, i.preset, i.fault,
  i.text_size as "textSize", i.row_count as "rowCount", i.rules, i.counts, i.job_id as "jobId", i.created_by as "createdBy", i.created_at as "createdAt",
  i.started_at as "startedAt", i.finished_at as "finishedAt", i.file_gone_at as "fileGoneAt"`

export async function insertImport(
  tx: Tx,
  given: Pick<Import, 'fileName' | 'fileSize' | 'createdBy' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into imports (account_id, file_name, file_size, created_by, created_at)
    values (${tx.tenant.accountId}, ${given.fileName}, ${given.fileSize}, ${given.createdBy}, ${given.createdAt})
    returning id`)
  return (row as { id: number }).id
}

/** With how its job stands. */
export interface ImportView extends Import {
  jobState: Columns<'jobs'>['state'] | null
  jobReason: string | null
}

const viewed = (reader: Reader) => sql`
  select ${columns}, j.state as "jobState", j.reason as "jobReason" from imports i
  left join jobs j on j.account_id = i.account_id and j.id = i.job_id where ${reader.owns('i')}`

export async function findImport(reader: Reader, id: number): Promise<ImportView | undefined> {
  const [found] = await reader.rows<ImportView>(sql`${viewed(reader)} and i.id = ${id}`)
  return found
}

export async function lockImport(tx: Tx, id: number): Promise<Import | undefined> {
  const [found] = await tx.rows<Import>(
    sql`select ${columns} from imports i where ${tx.owns('i')} and i.id = ${id} for update`,
  )
  return found
}

export function listImports(reader: Reader, limit: number): Promise<ImportView[]> {
  return reader.rows<ImportView>(sql`${viewed(reader)} order by i.id desc limit ${limit}`)
}

export function saveImport(tx: Tx, x: Import): void {
  tx.write(sql`
    update imports i
    set received = ${x.received}, text_size = ${x.textSize}::bigint, stage = ${x.stage}, format = ${x.format}::jsonb, columns = ${json(x.columns)}::jsonb,
        preset = ${x.preset}::jsonb, fault = ${x.fault}::jsonb, row_count = ${x.rowCount}::bigint, rules = ${x.rules}::jsonb,
        counts = ${x.counts}::jsonb, job_id = ${x.jobId}::bigint, started_at = ${x.startedAt}::timestamptz,
        finished_at = ${x.finishedAt}::timestamptz, file_gone_at = ${x.fileGoneAt}::timestamptz
    where ${tx.owns('i')} and i.id = ${x.id}`)
}

/** A list would travel as an array of PostgreSQL. */
function json(value: unknown[] | null): string | null {
  return value && JSON.stringify(value)
}

/** Files are kept for a day, whatever became of the import. */
export async function forgetImportFiles(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows<{ id: number }>(sql`
    update imports i set file_gone_at = now()
    where ${tx.owns('i')}
      and i.id in (select o.id from imports o
                   where ${tx.owns('o')} and o.created_at < ${before} and o.file_gone_at is null limit ${Math.min(limit, 20)})
    returning i.id`)
  const ids = gone.map(({ id }) => id)
  tx.write(sql`delete from import_pieces p where ${tx.owns('p')} and p.import_id = any(${ids}::bigint[])`)
  tx.write(sql`delete from import_addresses a where ${tx.owns('a')} and a.import_id = any(${ids}::bigint[])`)
  return gone.length === Math.min(limit, 20) ? limit : gone.length
}

/** Reports are kept for a month. */
export async function forgetImports(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const gone = await tx.rows<{ id: number }>(sql`
    delete from imports i
    where ${tx.owns('i')}
      and i.id in (select o.id from imports o where ${tx.owns('o')} and o.created_at < ${before} limit ${limit})
    returning i.id`)
  return gone.length
}
