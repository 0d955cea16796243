import { z } from 'zod'
import { tableTypes } from '../../platform/tables/write-table.ts'
import { webRoutes } from '../app-api/index.ts'
import { chosenMembers } from '../bulk-acts/bulk-act.schema.ts'
import { documentedNarrowing, narrowingMembers } from '../subscribers/narrowing.schema.ts'
import { subscriberNarrowingQuery } from '../subscribers/subscriber.query.ts'
import { exportRefusals } from './export.refusals.ts'
import { columnsReply, exportMembers, exportReply, exportStartedReply, linkReply } from './export.schema.ts'
import { findExport } from './export.store.ts'
import { offeredColumns } from './export-column.rules.ts'
import { findOwnExport, makeLink, openFile } from './fetch-export.ts'
import { linkQuery } from './link.query.ts'
import { startExport } from './start-export.ts'

const common = { tag: 'Exports', action: 'exportLists' } as const
const one = '/accounts/{accountId}/exports/{id}'
const { export_not_found, export_not_ready, export_file_gone, export_link_over, export_too_large } = exportRefusals

export const exportColumnsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/export-columns',
  summary: 'The columns that an export may have',
  responses: { 200: columnsReply },
  handle: async ({ look: { account } }) => ({ status: 200, body: { data: offeredColumns(account) } }),
})

export const startExportRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/exports',
  summary: 'Write people into a file, in the background',
  query: subscriberNarrowingQuery,
  body: {
    schema: z.strictObject({ ...chosenMembers, ...narrowingMembers, ...exportMembers }),
    documented: z.strictObject({ ...chosenMembers, ...documentedNarrowing, ...exportMembers }),
  },
  responses: { 201: exportStartedReply },
  errors: [export_too_large],
  stateForAudit: async ({ tx }, { id }) => {
    const found = id === undefined ? undefined : await findExport(tx, id)
    return found ? { filter: found.filter, columns: found.columns, format: found.format, people: found.people } : null
  },
  handle: async ({ act, query, body: { mode, ids, words, conditions, ...order } }) => ({
    status: 201,
    body: { data: await startExport(act, { mode, ids, narrowing: { ...query, words, conditions } }, order) },
  }),
})

export const getExportRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: one,
  summary: 'One of your own exports',
  responses: { 200: exportReply },
  errors: [export_not_found],
  handle: async ({ look, ids }) => {
    const { jobId, format, columns, people, jobState, isFileGone, fileEndsAt, createdAt } = await findOwnExport(
      look,
      ids.id as number,
    )
    const data = { id: jobId, format, columns, people, isReady: jobState === 'done', isFileGone, fileEndsAt, createdAt }
    return { status: 200, body: { data } }
  },
})

export const linkToExportRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${one}/links`,
  summary: 'A link to the file that holds for 15 minutes, for you alone',
  responses: { 200: linkReply },
  errors: [export_not_found, export_not_ready, export_file_gone],
  handle: async ({ act, ids }) => ({ status: 200, body: { data: await makeLink(act, ids.id as number) } }),
})

export const fetchExportRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${one}/file`,
  summary: 'The file of an export',
  query: linkQuery,
  fileType: 'text/csv',
  responses: { 200: z.string().describe('The people, a row for each') },
  errors: [export_not_found, export_not_ready, export_file_gone, export_link_over],
  handle: async ({ look, ids, query: { link } }) => {
    const { found, content } = await openFile(look, ids.id as number, link)
    const name = `people-${found.createdAt.slice(0, 10)}-${found.jobId}.${found.format}`
    return { status: 200, file: { name, type: tableTypes[found.format], content } }
  },
})
