import { z } from 'zod'
import { makeArchiveLink, openArchive, startAccountExport } from '../account-exports/index.ts'
import { accountRefusals, actOfCaller, findAccount } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { exportRefusals } from '../exports/index.ts'
import { linkQuery } from '../exports/link.query.ts'
import { closeAccount, reopenAccount } from './close-account.ts'
import { endingRefusals } from './ending.refusals.ts'
import { archiveLinkReply, archiveStartedReply, closingBody, endingReply } from './ending.schema.ts'
import { readEnding } from './read-ending.ts'

const common = { tag: 'End of the account', action: 'endAccount' } as const
const path = '/accounts/{accountId}/ending'
const archives = '/accounts/{accountId}/accountExports'
const one = `${archives}/{id}`
const { export_not_found, export_not_ready, export_file_gone, export_link_over } = exportRefusals

export const getEndingRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'What it takes to end the account, and how far that has come',
  responses: { 200: endingReply },
  handle: async ({ look }) => {
    const { exports, ...ending } = await readEnding(look)
    const shown = exports.map(({ jobId, jobState, askedBy: _, fileGoneAt: __, ...found }) => ({
      ...{ id: jobId, state: jobState },
      ...found,
    }))
    return { status: 200, body: { data: { ...ending, exports: shown } } }
  },
})

export const startAccountExportRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: archives,
  summary: 'Write everything of the account into one archive, in the background',
  responses: { 201: archiveStartedReply },
  handle: async ({ act }) => ({ status: 201, body: { data: { id: await startAccountExport(act) } } }),
})

export const linkToAccountExportRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${one}/links`,
  summary: 'A link to the archive that holds for 15 minutes, for you alone',
  responses: { 200: archiveLinkReply },
  errors: [export_not_found, export_not_ready, export_file_gone],
  handle: async ({ act, ids }) => ({ status: 200, body: { data: await makeArchiveLink(act, ids.id as number) } }),
})

export const fetchAccountExportRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${one}/file`,
  summary: 'The archive of an account export',
  query: linkQuery,
  fileType: 'application/zip',
  responses: { 200: z.string().describe('A ZIP file: JSON Lines by kind, and manifest.json') },
  errors: [export_not_found, export_not_ready, export_file_gone, export_link_over],
  handle: async (call) => {
    const { app, caller, look, ids, query } = call
    const { found, content } = await openArchive(look, ids.id as number, {
      token: query.link,
      inAct: (work) => app.db.transaction(caller.tenant, (tx) => work(actOfCaller({ ...call, tx }, look.actor))),
    })
    const name = `account-${caller.tenant.accountId}-${found.createdAt.slice(0, 10)}.zip`
    return { status: 200, file: { name, type: 'application/zip', content } }
  },
})

export const closeAccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/closing`,
  summary: 'Close the account: nothing leaves it any more, and 30 days later it ends',
  body: { schema: closingBody },
  responses: { 204: null },
  errors: [accountRefusals.account_closed, endingRefusals.has_subaccounts, endingRefusals.account_export_missing],
  stateForAudit: async ({ tx }) => ({ closedAt: (await findAccount(tx))?.closedAt ?? null }),
  handle: async ({ act, body }) => {
    await closeAccount(act, body)
    return { status: 204 }
  },
})

export const reopenAccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/reopening`,
  summary: 'Open a closed account again, with all it has',
  responses: { 204: null },
  errors: [endingRefusals.account_not_closed],
  stateForAudit: async ({ tx }) => ({ closedAt: (await findAccount(tx))?.closedAt ?? null }),
  handle: async ({ act }) => {
    await reopenAccount(act)
    return { status: 204 }
  },
})
