import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import type { Columns } from '../../schema.rows.ts'
import type { ExportColumn } from './export-column.rules.ts'

export interface Export
  extends Columns<'exports', 'jobId' | 'format' | 'people' | 'askedBy' | 'createdAt' | 'fileGoneAt'> {
  languageIso: Language
  columns: ExportColumn[]
  /** What the list was narrowed by, without anybody's values. */
  filter: string[]
}

/** With how its job stands. */
export interface ExportView extends Export {
  jobState: Columns<'jobs'>['state']
}

export function insertExport(tx: Tx, x: Omit<Export, 'fileGoneAt'>): void {
  tx.write(sql`
    insert into exports (account_id, job_id, format, language_iso, columns, filter, people, asked_by, created_at)
    values (${tx.tenant.accountId}, ${x.jobId}, ${x.format}, ${x.languageIso}, ${JSON.stringify(x.columns)}::jsonb,
            ${JSON.stringify(x.filter)}::jsonb, ${x.people}, ${x.askedBy}, ${x.createdAt})`)
}

const viewed = (reader: Reader) => sql`
  select e.job_id as "jobId", e.format, e.language_iso as "languageIso", e.columns, e.filter, e.people, e.asked_by as "askedBy",
         e.created_at as "createdAt", e.file_gone_at as "fileGoneAt", j.state as "jobState"
  from exports e join jobs j on j.account_id = e.account_id and j.id = e.job_id
  where ${reader.owns('e')} and ${reader.owns('j')}`

export async function findExport(reader: Reader, jobId: number): Promise<ExportView | undefined> {
  const [found] = await reader.rows<ExportView>(sql`${viewed(reader)} and e.job_id = ${jobId}`)
  return found
}

/** The files are kept for a day, whatever became of the job. */
export async function forgetExportFiles(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const atOnce = Math.min(limit, 20)
  const gone = await tx.rows<{ id: number }>(sql`
    update exports e set file_gone_at = now()
    where ${tx.owns('e')}
      and e.job_id in (select o.job_id from exports o
                       where ${tx.owns('o')} and o.created_at < ${before} and o.file_gone_at is null limit ${atOnce})
    returning e.job_id as id`)
  const ids = gone.map(({ id }) => id)
  tx.write(sql`delete from export_pieces p where ${tx.owns('p')} and p.job_id = any(${ids}::bigint[])`)
  return gone.length === atOnce ? limit : gone.length
}
