import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { languages } from '../../platform/text/language.rules.ts'
import { accountRefusals, listAccountsBelow } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { channelRefusals } from '../channels/index.ts'
import { userRefusals } from '../users/index.ts'
import { customerAccountRefusals } from './customer-account.refusals.ts'
import { accountName, familySchema, madeAccount } from './customer-account.schema.ts'
import { listSubaccounts } from './list-subaccounts.ts'
import {
  detachSubaccount,
  inviteFirstAdmin,
  lockSubaccount,
  renameSubaccount,
  switchSubaccountChannels,
  unlockSubaccount,
} from './manage-subaccount.ts'
import { openSubaccount } from './open-further-account.ts'

const path = '/accounts/{accountId}/subaccounts'
const common = { tag: 'Accounts below', action: 'manageAccounts' } as const
const notFound = accountRefusals.account_not_found

export const listSubaccountsRoute = webRoutes.readRoute({
  ...common,
  action: 'followAccount',
  method: 'GET',
  path,
  summary: 'The accounts below an L-account, in numbers',
  responses: { 200: familySchema },
  handle: async ({ app, look }) => {
    const { subaccounts, ...meta } = await listSubaccounts(look, app.db)
    return { status: 200, body: { data: subaccounts, meta } }
  },
})

export const openSubaccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Make an S-account below the L-account',
  body: { schema: z.strictObject({ name: accountName }) },
  responses: { 201: madeAccount },
  errors: [accountRefusals.parent_account_unsuitable, customerAccountRefusals.accounts_too_many],
  stateForAudit: subaccountState,
  handle: async ({ act, caller, body }) => ({
    status: 201,
    body: { data: { id: await openSubaccount(act, caller.userId, body.name) } },
  }),
})

export const renameSubaccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Call an account below otherwise',
  body: { schema: z.strictObject({ name: accountName }) },
  responses: { 204: null },
  errors: [notFound],
  stateForAudit: subaccountState,
  handle: async ({ act, ids, body }) => {
    await renameSubaccount(act, ids.id as number, body.name)
    return { status: 204 }
  },
})

export const lockSubaccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/locking`,
  summary: 'Lock an account below: it sends nothing more, and no key opens it',
  responses: { 204: null },
  errors: [notFound],
  stateForAudit: subaccountState,
  handle: async ({ act, ids }) => {
    await lockSubaccount(act, ids.id as number, undefined)
    return { status: 204 }
  },
})

export const unlockSubaccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/unlocking`,
  summary: 'Unlock an account below; what was paused stays so until somebody resumes it',
  responses: { 204: null },
  errors: [notFound, customerAccountRefusals.locked_by_operator],
  stateForAudit: subaccountState,
  handle: async ({ act, ids }) => {
    await unlockSubaccount(act, ids.id as number, undefined)
    return { status: 204 }
  },
})

export const detachSubaccountRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{id}/detaching`,
  summary: 'Let an account below stand alone, with all it has',
  responses: { 204: null },
  errors: [notFound, accountRefusals.account_locked],
  stateForAudit: subaccountState,
  handle: async ({ act, ids }) => {
    await detachSubaccount(act, ids.id as number, undefined)
    return { status: 204 }
  },
})

export const switchSubaccountChannelsRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${path}/{id}/channelModule`,
  summary: 'Book the channel module for an account below, or cancel it; nothing of either is lost',
  body: { schema: z.strictObject({ isBooked: z.boolean().describe('Whether the account works with channels') }) },
  responses: { 204: null },
  errors: [notFound, channelRefusals.channel_in_use],
  stateForAudit: subaccountState,
  handle: async ({ act, ids, body }) => {
    await switchSubaccountChannels(act, ids.id as number, body.isBooked)
    return { status: 204 }
  },
})

export const inviteFirstAdminRoute = webRoutes.writeRoute({
  ...common,
  action: 'manageUsers',
  method: 'POST',
  path: `${path}/{id}/invitations`,
  summary: 'Invite an admin to an account below that has none',
  body: {
    schema: z.strictObject({
      email: z.string().max(254).describe('Whom to invite'),
      languageIso: z.enum(languages).describe('The language of the mail'),
    }),
  },
  responses: { 204: null },
  errors: [
    notFound,
    customerAccountRefusals.account_has_admin,
    userRefusals.already_member,
    userRefusals.email_unsuitable,
    userRefusals.invitations_too_many,
  ],
  handle: async ({ act, caller, ids, body }) => {
    await inviteFirstAdmin(act, ids.id as number, { ...body, userId: caller.userId })
    return { status: 204 }
  },
})

async function subaccountState({ tx }: { tx: Reader }, { id }: Readonly<Record<string, number>>) {
  const account = (await listAccountsBelow(tx)).find((known) => known.id === id)
  return account ? { name: account.name, hasChannels: account.hasChannels, lockedAt: account.lockedAt } : null
}
