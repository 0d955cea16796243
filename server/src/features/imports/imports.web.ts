import { z } from 'zod'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { groupRefusals } from '../groups/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import {
  cancelImport,
  checkImport,
  chooseFormat,
  chooseRules,
  createImport,
  pauseImport,
  resumeImport,
  runImport,
} from './change-import.ts'
import { importRefusals } from './import.refusals.ts'
import { formatSchema, importListReply, importReply, newImportBody, rulesSchema } from './import.schema.ts'
import { findImport, type ImportView, listImports } from './import.store.ts'
import { receiveFile } from './receive-file.ts'

const common = { tag: 'Imports', action: 'importPeople' } as const
const one = '/accounts/{accountId}/imports/{id}'
const mostListed = 50
const changing = [importRefusals.import_not_found, importRefusals.import_stage, importRefusals.import_file_gone]

/** As the application sees it. */
function view({ jobId: _, format, textSize, ...rest }: ImportView) {
  const { encoding, delimiter, hasHeading } = format ?? {}
  return { ...rest, isWorkbook: textSize !== null, format: format && { encoding, delimiter, hasHeading } }
}

export const listImportsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/imports',
  summary: 'The latest imports',
  responses: { 200: importListReply },
  handle: async ({ look }) => ({
    status: 200,
    body: { data: (await listImports(look.reader, mostListed)).map(view) },
  }),
})

export const getImportRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: one,
  summary: 'One import: where it stands, and what became of its rows',
  responses: { 200: importReply },
  errors: [importRefusals.import_not_found],
  handle: async ({ look, ids }) => {
    const found = await findImport(look.reader, ids.id as number)
    if (!found) throw importRefusals.import_not_found()
    return { status: 200, body: { data: view(found) } }
  },
})

export const createImportRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/imports',
  summary: 'Announce a file with people',
  body: { schema: newImportBody },
  responses: { 201: importReply },
  handle: async ({ act, body }) => {
    const id = await createImport(act, body)
    return { status: 201, body: { data: view((await findImport(act.tx, id)) as ImportView) } }
  },
})

export const uploadImportRoute = webRoutes.uploadRoute({
  ...common,
  method: 'PATCH',
  path: `${one}/file`,
  summary: 'Send the file, or the rest of it',
  byteLimit: 200_000_000,
  responses: { 200: z.strictObject({ data: z.strictObject({ received: z.int().describe('Bytes that are kept') }) }) },
  errors: changing,
  offset: async (look, ids) => {
    const found = await findImport(look.reader, ids.id as number)
    if (!found) throw importRefusals.import_not_found()
    if (found.stage !== 'upload') throw importRefusals.import_stage({ stage: found.stage })
    return found.received
  },
  receive: async (inAct, { ids, record }, body, offset) => ({
    status: 200,
    body: { data: { received: await receiveFile(inAct, { importId: ids.id as number, record }, body, offset) } },
  }),
})

export const chooseFormatRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${one}/format`,
  summary: 'Say how the file is written; it is read once more',
  body: { schema: formatSchema },
  responses: { 204: null },
  errors: changing,
  handle: async ({ act, ids, body }) => {
    await chooseFormat(act, ids.id as number, body)
    return { status: 204 }
  },
})

export const chooseRulesRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${one}/rules`,
  summary: 'Say what the columns mean, and what happens to whom',
  body: { schema: rulesSchema },
  responses: { 204: null },
  errors: [
    ...changing,
    subscriberRefusals.optin_mailing_missing,
    accountRefusals.account_not_approved,
    groupRefusals.group_not_found,
    groupRefusals.group_is_dynamic,
    groupRefusals.group_locked,
  ],
  handle: async ({ act, ids, body }) => {
    await chooseRules(act, ids.id as number, body)
    return { status: 204 }
  },
})

const step = (name: string, summary: string, work: typeof checkImport) =>
  webRoutes.writeRoute({
    ...common,
    method: 'POST',
    path: `${one}/${name}`,
    summary,
    responses: { 204: null },
    errors: changing,
    handle: async ({ act, ids }) => {
      await work(act, ids.id as number)
      return { status: 204 }
    },
  })

export const checkImportRoute = step('check', 'Begin the dry run: what would become of each row', checkImport)
export const runImportRoute = step('run', 'Begin the import', runImport)
export const pauseImportRoute = step('pause', 'Stop after the block it is at, to go on later', pauseImport)
export const resumeImportRoute = step('resume', 'Go on where it stopped', resumeImport)
export const cancelImportRoute = step('cancel', 'End it; what is done stays done', cancelImport)
