import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import type { Act } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { endSupport, grantSupport } from './grant-support.ts'
import { supportRefusals } from './support.refusals.ts'
import { findOpenSupport, type SupportSession } from './support.store.ts'

const tag = 'Support'
const reason = z.string().trim().min(3).max(500)

const supportSchema = z
  .strictObject({
    id: id.describe('The session'),
    reason: reason.describe('What it is for'),
    grantedBy: z.string().nullable().describe('Which admin lets them in; null = they have left'),
    grantedAt: timestampSchema.describe('Since when, UTC'),
    endsAt: timestampSchema.describe('When it ends by itself, UTC'),
  })
  .meta({ id: 'SupportSession', description: 'That operators may look at the people of the account' })

function viewOf({ id: sessionId, reason: why, granterName, grantedAt, endsAt }: SupportSession) {
  return { id: sessionId, reason: why, grantedBy: granterName, grantedAt, endsAt }
}

export const listSupportRoute = webRoutes.readRoute({
  tag,
  action: 'followAccount',
  method: 'GET',
  path: '/accounts/{accountId}/supportSessions',
  summary: 'Whether operators may look at the people of the account',
  responses: { 200: z.strictObject({ data: z.array(supportSchema).describe('The one that is open, or none') }) },
  handle: async ({ look }) => {
    const open = await findOpenSupport(look.reader)
    return { status: 200, body: { data: open ? [viewOf(open)] : [] } }
  },
})

export const grantSupportRoute = webRoutes.writeRoute({
  tag,
  action: 'grantSupport',
  method: 'POST',
  path: '/accounts/{accountId}/supportSessions',
  summary: 'Let operators look at the people of the account',
  description: 'They only read, and each look stands in the audit log.',
  body: {
    schema: z.strictObject({
      hours: z.int().min(1).max(24).describe('How long'),
      reason: reason.describe('What it is for; operators and everybody in the account read it'),
    }),
  },
  responses: { 201: z.strictObject({ data: supportSchema }) },
  errors: [supportRefusals.support_open_already],
  stateForAudit: stateOf,
  handle: async ({ act, body }) => ({ status: 201, body: { data: viewOf(await grantSupport(act, body)) } }),
})

export const endSupportRoute = webRoutes.writeRoute({
  tag,
  action: 'endSupport',
  method: 'DELETE',
  path: '/accounts/{accountId}/supportSessions/{id}',
  summary: 'Let operators look at people no more',
  responses: { 204: null },
  errors: [supportRefusals.support_session_not_found],
  stateForAudit: stateOf,
  handle: async ({ act, ids }) => {
    await endSupport(act, ids.id as number)
    return { status: 204 }
  },
})

async function stateOf({ reader }: Act): Promise<Record<string, unknown> | null> {
  const open = await findOpenSupport(reader)
  return open ? { reason: open.reason, endsAt: open.endsAt } : null
}
