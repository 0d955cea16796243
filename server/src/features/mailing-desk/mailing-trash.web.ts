import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { listTrash, mailingRefusals, restoreMailing } from '../mailings/index.ts'
import { expectOwn } from './delete-as-user.ts'
import { deskRowSchema } from './desk.schema.ts'
import { mailingState } from './mailing-state.ts'

const common = { tag: 'Mailings' } as const

const trashedSchema = deskRowSchema
  .pick({ id: true, type: true, name: true, subject: true })
  .extend({ deletedAt: timestampSchema.describe('When it was deleted, UTC') })
  .meta({ id: 'TrashedMailing', description: 'A mailing that can be put back' })

export const listTrashedMailingsRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/mailing-trash',
  summary: 'Drafts and standing mailings that were deleted in the last 30 days',
  responses: { 200: z.strictObject({ data: z.array(trashedSchema).describe('1,000 at most, the last first') }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await listTrash(look) } }),
})

export const restoreMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'manageOwnDrafts',
  method: 'POST',
  path: '/accounts/{accountId}/mailings/{id}/restoration',
  summary: 'Take it back out of the trash; authors their own',
  responses: { 204: null },
  errors: [mailingRefusals.mailing_not_found],
  stateForAudit: mailingState,
  handle: async ({ act, ids, caller }) => {
    await expectOwn(act, ids.id as number, caller)
    await restoreMailing(act, ids.id as number)
    return { status: 204 }
  },
})
