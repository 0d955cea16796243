import { z } from 'zod'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { type TableFormat, tableFormats, tableTypes, writeTable } from '../../platform/tables/write-table.ts'
import { type Language, languages } from '../../platform/text/language.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { type ReportTable, readReportTable, reportTables } from './read-report-file.ts'

const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`)

const wish = plainQuery<{ of: ReportTable; format: TableFormat; language: Language }>(
  {
    of: { description: reportTables.join(' or '), pattern: oneOf(reportTables), type: 'string' },
    format: { description: tableFormats.join(' or '), pattern: oneOf(tableFormats), type: 'string' },
    language: { description: 'Of the headings', pattern: oneOf(languages), type: 'string' },
  },
  (get) => ({
    of: (get('of') ?? 'figures') as ReportTable,
    format: (get('format') ?? 'csv') as TableFormat,
    language: (get('language') ?? 'en') as Language,
  }),
)

/** Whoever sees the numbers may take them along: no person is in the file. */
export const reportFileRoute = webRoutes.readRoute({
  tag: 'Reports',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/mailings/{id}/report/file',
  summary: 'The numbers of a report, or its links, as a table',
  query: wish,
  fileType: 'text/csv',
  responses: { 200: z.string().describe('A row for each number or link') },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids, query: { of, format, language } }) => {
    const { headings, rows } = await readReportTable(look, ids.id as number, { of, language })
    const name = `report-${ids.id}-${of}.${format}`
    return { status: 200, file: { name, type: tableTypes[format], content: only(writeTable(format, headings, rows)) } }
  },
})

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}
