import { z } from 'zod'
import { webRoutes } from '../app-api/index.ts'
import { importableFields, suggestFormats, typeNames } from './columns.rules.ts'
import { rowsQuery } from './import.query.ts'
import { importRefusals } from './import.refusals.ts'
import { importOptionsReply, previewReply, rowsReply } from './import.schema.ts'
import { findImport } from './import.store.ts'
import { readHead } from './read-rows.ts'
import { listRows, writeReport } from './report-rows.ts'

const common = { tag: 'Imports', action: 'importPeople', method: 'GET' } as const
const one = '/accounts/{accountId}/imports/{id}'
const previewRows = 20
const pageRows = 50

export const importOptionsRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/import-options',
  summary: 'What a column may mean here, and which channels there are',
  responses: { 200: importOptionsReply },
  handle: async ({ look: { account } }) => ({
    status: 200,
    body: {
      data: {
        hasChannels: account.hasChannels,
        channels: account.channels.map(({ id, isDefault, translations }) => ({
          id,
          isDefault,
          names: namesOf(translations),
        })),
        fields: importableFields(account.fields).map(({ id, type, translations }) => ({
          id,
          type: typeNames[type],
          names: namesOf(translations),
        })),
        hasOptinMailing:
          account.activeOptinMailings.length > 0 ||
          account.channels.some(({ optinMailingId }) => optinMailingId !== null),
      },
    },
  }),
})

function namesOf(translations: Record<string, { name: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(translations).map(([language, { name }]) => [language, name]))
}

export const importPreviewRoute = webRoutes.readRoute({
  ...common,
  path: `${one}/preview`,
  summary: 'The first rows of the file',
  responses: { 200: previewReply },
  errors: [importRefusals.import_not_found, importRefusals.import_file_gone, importRefusals.import_stage],
  handle: async ({ look, ids }) => {
    const found = await findImport(look.reader, ids.id as number)
    if (!found) throw importRefusals.import_not_found()
    if (found.fileGoneAt) throw importRefusals.import_file_gone()
    const { format } = found
    if (!format) throw importRefusals.import_stage({ stage: found.stage })
    const { samples } = await readHead(look, { ...found, format }, previewRows)
    const formats = suggestFormats(samples)
    // Numbers of a workbook are no texts: they have a point, whatever the first rows show.
    if (found.textSize !== null) formats.decimalSign = 'point'
    return { status: 200, body: { data: { rows: samples, ...formats } } }
  },
})

export const importRowsRoute = webRoutes.readRoute({
  ...common,
  path: `${one}/rows`,
  summary: 'What became of the rows, 50 at a time',
  query: rowsQuery,
  responses: { 200: rowsReply },
  errors: [importRefusals.import_not_found],
  handle: async ({ look, ids, query }) => ({
    status: 200,
    body: { data: await listRows(look, ids.id as number, { ...query, limit: pageRows }) },
  }),
})

export const importReportRoute = webRoutes.readRoute({
  ...common,
  path: `${one}/report`,
  summary: 'The report, row by row, as CSV; with an outcome only those rows, to be corrected and imported again',
  query: rowsQuery,
  fileType: 'text/csv',
  responses: { 200: z.string().describe('A table of the file with what became of each row') },
  errors: [importRefusals.import_not_found],
  handle: async ({ look, ids, query }) => {
    const found = await findImport(look.reader, ids.id as number)
    if (!found) throw importRefusals.import_not_found()
    const name = `import-${found.id}${query.outcome ? `-${query.outcome}` : ''}.csv`
    return {
      status: 200,
      file: { name, type: 'text/csv; charset=utf-8', content: writeReport(look, found, query.outcome) },
    }
  },
})
