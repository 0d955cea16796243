import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { accountRefusals, findOffer } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { attachAccount, declineAccount, offerAccount, withdrawOffer } from './attach-account.ts'
import { customerAccountRefusals } from './customer-account.refusals.ts'
import { accountName, madeAccount } from './customer-account.schema.ts'
import { openFurtherAccount } from './open-further-account.ts'
import { readRelation } from './read-relation.ts'

const common = { tag: 'Accounts of the customer', action: 'manageAccounts' } as const
const notFound = accountRefusals.account_not_found
const namedAccount = z.strictObject({
  id: id.describe('The id of the account'),
  name: z.string().describe('What its users call it'),
})

export const openFurtherAccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/furtherAccounts',
  summary: 'Make another account of the customer that stands alone; whoever makes it is its admin',
  body: {
    schema: z.strictObject({
      name: accountName,
      type: z.enum(['L', 'S']).describe('S = has subscribers, L = manages S-accounts'),
    }),
  },
  responses: { 201: madeAccount },
  errors: [customerAccountRefusals.accounts_too_many],
  handle: async ({ act, caller, body }) => ({
    status: 201,
    body: { data: { id: await openFurtherAccount(act, caller.userId, body) } },
  }),
})

export const getRelationRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/relation',
  summary: 'Which L-account the account is below, or wants to be',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          above: namedAccount.nullable().describe('The L-account above it; null = it stands alone'),
          offeredTo: namedAccount.nullable().describe('The L-account whose admins are asked; null = none'),
          lockedAt: timestampSchema.nullable().describe('Since when it is locked, UTC; null = it is not'),
          lockedBy: z.enum(['parent', 'operator']).nullable().describe('Who has locked it'),
        })
        .meta({ id: 'AccountRelation', description: 'How an account belongs to an L-account' }),
    }),
  },
  handle: async ({ app, look }) => ({ status: 200, body: { data: await readRelation(look, app.db) } }),
})

export const offerAccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: '/accounts/{accountId}/relation/offer',
  summary: 'Ask the admins of an L-account to take the account below it',
  body: { schema: z.strictObject({ accountId: id.describe('The L-account, of the same customer') }) },
  responses: { 204: null },
  errors: [accountRefusals.parent_account_unsuitable, customerAccountRefusals.account_attached],
  stateForAudit: async ({ tx }) => ({ offeredTo: await findOffer(tx) }),
  handle: async ({ act, body }) => {
    await offerAccount(act, body.accountId)
    return { status: 204 }
  },
})

export const withdrawOfferRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: '/accounts/{accountId}/relation/offer',
  summary: 'Ask no longer to come below an L-account',
  responses: { 204: null },
  stateForAudit: async ({ tx }) => ({ offeredTo: await findOffer(tx) }),
  handle: async ({ act }) => {
    withdrawOffer(act)
    return { status: 204 }
  },
})

export const attachAccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/offers/{id}/attaching',
  summary: 'Take an account below that asks for it',
  responses: { 204: null },
  errors: [notFound],
  handle: async ({ act, ids }) => {
    await attachAccount(act, ids.id as number)
    return { status: 204 }
  },
})

export const declineAccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: '/accounts/{accountId}/offers/{id}',
  summary: 'Do not take an account below that asks for it',
  responses: { 204: null },
  errors: [notFound],
  handle: async ({ act, ids }) => {
    await declineAccount(act, ids.id as number)
    return { status: 204 }
  },
})
