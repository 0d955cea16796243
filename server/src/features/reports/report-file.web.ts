import { z } from 'zod'
import { plainQuery } from '../../platform/http/plain-query.ts'
import { type TableFormat, tableFile, tableFormats } from '../../platform/tables/write-table.ts'
import { type Language, languages } from '../../platform/text/language.rules.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { type ReportTable, readReportTable, reportTables } from './read-report-file.ts'

const oneOf = (names: readonly string[]) => new RegExp(`^(${names.join('|')})$`)

const wish = plainQuery<{ of: ReportTable; format: TableFormat; language: Language }>(
  {
    of: { description: reportTables.join(', '), pattern: oneOf(reportTables), type: 'string' },
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
  summary: 'The numbers of a report, its links or its groups, as a table',
  query: wish,
  fileType: 'text/csv',
  responses: { 200: z.string().describe('A row for each number, link or group') },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids, query: { of, format, language } }) => {
    const table = await readReportTable(look, ids.id as number, { of, language })
    return { status: 200, file: tableFile(`report-${ids.id}-${of}`, format, table) }
  },
})
