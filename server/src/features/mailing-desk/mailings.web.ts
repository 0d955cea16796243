import { z } from 'zod'
import { id, line, paginationOf, paginationSchema } from '../../platform/http/schema.ts'
import { apiAddress } from '../api-v1/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { duplicateMailing, type MailingType, mailingRefusals, mailingTypes } from '../mailings/index.ts'
import { createDraft, type NewDraft } from './create-draft.ts'
import { deleteAsUser } from './delete-as-user.ts'
import { deskQuery } from './desk.query.ts'
import { deskRow } from './desk.record.ts'
import { deskRowSchema, mailingChoicesSchema, shelfCountsSchema } from './desk.schema.ts'
import { listDesk } from './list-desk.ts'
import { mailingState } from './mailing-state.ts'
import { readChoices } from './read-choices.ts'

const common = { tag: 'Mailings' } as const
const path = '/accounts/{accountId}/mailings'
const made = z.strictObject({
  data: z.strictObject({ id: z.int().describe('The id of the mailing') }).describe('What was made'),
})
const name = line(191, 1).describe('What it is called among its users')
const rowsPerPage = 50

export const listDeskRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'The mailings that users write, in pages, what happens now first',
  query: deskQuery,
  responses: {
    200: z.strictObject({
      data: z.array(deskRowSchema).describe('50 at most'),
      meta: z.strictObject({ counts: shelfCountsSchema, pagination: paginationSchema }).describe('About the list'),
    }),
  },
  handle: async ({ look, query }) => {
    const page = { page: query.page, limit: rowsPerPage }
    const { rows, counts } = await listDesk(look, { ...query, ...page })
    const pagination = paginationOf(rows.length, counts[query.shelf], page)
    return { status: 200, body: { data: rows.map(deskRow), meta: { counts, pagination } } }
  },
})

export const mailingChoicesRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/mailing-choices',
  summary: 'What mailings can point at',
  responses: { 200: z.strictObject({ data: mailingChoicesSchema }) },
  handle: async ({ look }) => ({
    status: 200,
    body: { data: { ...(await readChoices(look)), apiUrl: apiAddress(look.config) } },
  }),
})

export const createMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'POST',
  path,
  summary: 'Begin a mailing, from whoever the last one came from',
  body: {
    schema: z.strictObject({
      name,
      type: z.enum(mailingTypes).optional().describe('What sends it; absent = its plan'),
      triggerTypeId: id.nullable().optional().describe('Of a trigger: what calls it'),
    }),
  },
  responses: { 201: made },
  stateForAudit: mailingState,
  handle: async ({ act, body }) => ({
    status: 201,
    body: { data: { id: await createDraft(act, draftOf(body)) } },
  }),
})

interface NewDraftBody {
  name: string | null
  type?: MailingType | undefined
  triggerTypeId?: number | null | undefined
}

function draftOf({ name: given, type = 'standard', triggerTypeId = null }: NewDraftBody): NewDraft {
  return { name: given as string, type, triggerTypeId }
}

export const duplicateMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'manageOwnDrafts',
  method: 'POST',
  path: `${path}/{id}/copies`,
  summary: 'Make a draft of it, whatever has become of it',
  body: { schema: z.strictObject({ name }) },
  responses: { 201: made },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ act, ids, body }) => ({
    status: 201,
    body: { data: { id: await duplicateMailing(act, ids.id as number, body.name as string) } },
  }),
})

const deletionErrors = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.dispatch_begun,
  mailingRefusals.mailing_planned,
  mailingRefusals.mailing_at_work,
  mailingRefusals.mailing_in_use,
]

export const deleteMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'manageOwnDrafts',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Put what was not sent into the trash, authors their own; of what was sent, admins erase what it said',
  versioned: true,
  responses: { 204: null },
  errors: deletionErrors,
  stateForAudit: mailingState,
  handle: async ({ act, ids, caller, version }) => {
    await deleteAsUser(act, ids.id as number, version, caller)
    return { status: 204 }
  },
})
