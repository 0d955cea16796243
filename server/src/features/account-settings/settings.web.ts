import { z } from 'zod'
import { changeAccount } from '../account-setup/index.ts'
import { accountRefusals, findAccountSettings } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { pageFaults, pagesOf } from './page-settings.body.ts'
import { accountChangeSchema, accountSettingsSchema, pageChangeSchema, pageSettingsSchema } from './settings.schema.ts'

const common = { tag: 'Settings', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/settings'

export const getSettingsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'How the account is set',
  responses: { 200: z.strictObject({ data: accountSettingsSchema }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await findAccountSettings(look.reader) } }),
})

export const changeSettingsRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path,
  summary: 'Set the account otherwise, from the next request or mail on',
  body: { schema: accountChangeSchema },
  responses: { 204: null },
  errors: [mailingRefusals.optout_mailing_not_found, accountRefusals.approvers_too_few],
  stateForAudit: async ({ tx }) => ({ ...(await findAccountSettings(tx)) }),
  handle: async ({ act, body }) => {
    await changeAccount(act, body)
    return { status: 204 }
  },
})

export const getPagesRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: `${path}/pages`,
  summary: 'Where people land, and how our pages look',
  responses: { 200: z.strictObject({ data: pageSettingsSchema }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await pagesOf(look.reader) } }),
})

export const changePagesRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path: `${path}/pages`,
  summary: 'Change where people land and how our pages look, from the next visit on',
  body: { schema: pageChangeSchema, check: pageFaults },
  responses: { 204: null },
  stateForAudit: async ({ tx }) => pagesOf(tx),
  handle: async ({ act, body }) => {
    if (Object.keys(body).length > 0) await changePageSettings(act, 0, body)
    return { status: 204 }
  },
})
