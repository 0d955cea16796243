import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { changeAccount } from '../account-setup/index.ts'
import { accountRefusals, findAccountSettings, findOwnRules } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { salutationsIn } from '../rendering/index.ts'
import { pageFaults, pagesOf, savePages } from './page-settings.body.ts'
import { accountChangeSchema, accountSettingsSchema, pageChangeSchema, pageSettingsSchema } from './settings.schema.ts'

const common = { tag: 'Settings', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/settings'

async function settingsOf(reader: Reader) {
  const [settings, rules] = await Promise.all([findAccountSettings(reader), findOwnRules(reader)])
  return settings && { ...settings, ...rules, salutations: salutationsIn(settings.languages, rules.salutations) }
}

export const getSettingsRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'How the account is set',
  responses: { 200: z.strictObject({ data: accountSettingsSchema }) },
  handle: async ({ look }) => ({ status: 200, body: { data: await settingsOf(look.reader) } }),
})

export const changeSettingsRoute = webRoutes.writeRoute({
  ...common,
  method: 'PATCH',
  path,
  summary: 'Set the account otherwise, from the next request or mail on',
  body: { schema: accountChangeSchema },
  responses: { 204: null },
  errors: [
    mailingRefusals.optin_mailing_not_found,
    mailingRefusals.optout_mailing_not_found,
    accountRefusals.approvers_too_few,
    accountRefusals.language_in_use,
  ],
  stateForAudit: async ({ tx }) => ({ ...(await settingsOf(tx)) }),
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
    await savePages(act, 0, body)
    return { status: 204 }
  },
})
