import { languageOf } from '../../platform/text/language.rules.ts'
import { createAccount, inAccount, inCustomer } from '../account-setup/index.ts'
import { type Account, accountsOf, allCustomers, createCustomer, type Operator } from '../accounts/index.ts'
import { createChannel } from '../channels/index.ts'
import { createCustomerField, listCustomerFields } from '../customer-fields/index.ts'
import { handDownChannel } from '../handed-down-channels/index.ts'
import { listMailings } from '../mailings/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { createMatterMailing } from '../runs/index.ts'
import type { BulkFieldIds } from './bulk-chunk.rules.ts'
import { bulkFields, type DemoField, furtherFields } from './demo-fields.rules.ts'
import { type DemoAccount, type DemoCustomer, demoCustomers } from './demo-plan.rules.ts'
import { provideMailings } from './provide-mailings.ts'

export interface ProvisionedAccount {
  account: Account
  plan: DemoAccount
  optinMailingId: number
  fieldIds: Record<string, number>
}

/** Makes what is missing of the demo customers and accounts; what is there is found by its name and left alone. */
export async function provisionDemo(operator: Operator): Promise<{ isNew: boolean; accounts: ProvisionedAccount[] }> {
  const known = await allCustomers(operator)
  const accounts: ProvisionedAccount[] = []
  for (const plan of demoCustomers) {
    const customerId = known.find(({ name }) => name === plan.name)?.id ?? (await createCustomer(operator, plan))
    accounts.push(...(await provisionAccounts(operator, customerId, plan)))
  }
  return { isNew: !demoCustomers.every(({ name }) => known.some((customer) => customer.name === name)), accounts }
}

async function provisionAccounts(
  operator: Operator,
  customerId: number,
  { accounts, hasFurtherFields }: DemoCustomer,
): Promise<ProvisionedAccount[]> {
  const fields: Record<string, DemoField> = { ...bulkFields, ...(hasFurtherFields && furtherFields) }
  const fieldIds = await provideFields(operator, customerId, fields)
  const provisioned: ProvisionedAccount[] = []
  let parent: Account | undefined
  for (const plan of accounts) {
    const account = await provideAccount(operator, customerId, plan, parent)
    if (plan.type === 'L') parent = account
    const optinMailingId = await provideOptinMailing(operator, account, plan)
    await provideChannels(operator, account, plan, optinMailingId)
    if (plan.type === 'S') await provideMailings(operator, account.id, plan.senderEmail)
    provisioned.push({ account, plan, optinMailingId, fieldIds })
  }
  return provisioned
}

async function provideAccount(operator: Operator, customerId: number, plan: DemoAccount, parent?: Account) {
  const find = async () => (await accountsOf(operator, customerId)).find(({ name }) => name === plan.name)
  const found = await find()
  if (found) return found
  await createAccount(operator, {
    customerId,
    type: plan.type,
    name: plan.name,
    parentAccountId: parent?.id ?? null,
    hasChannels: plan.channels !== undefined,
    languages: plan.languages,
  })
  const made = (await find()) as Account
  const postalAddress = `${plan.name}\nHafenstraße 1\n20457 Hamburg`
  await inAccount(operator, made.id, (act) => changePageSettings(act, 0, { postalAddress }))
  return made
}

/** One in the account's first language, with a version in each of the others. */
function provideOptinMailing(operator: Operator, { id, type, name, languages }: Account, plan: DemoAccount) {
  return inAccount(operator, id, async (act) => {
    const found = (await listMailings(act.reader)).find((mailing) => mailing.type === 'optin')
    if (found) return found.id
    const create = (languageIso: string, versionOf: number | null) =>
      createMatterMailing(act, {
        type: 'optin',
        name:
          languageOf(languageIso) === 'de' ? 'Bitte bestätigen Sie Ihre Anmeldung' : 'Please confirm your subscription',
        senderName: name,
        senderEmail: plan.senderEmail,
        languageIso,
        versionOf,
        isActive: type === 'S',
      })
    const [first, ...others] = languages as [string, ...string[]]
    const mainId = await create(first, null)
    for (const languageIso of others) await create(languageIso, mainId)
    return mainId
  })
}

/** Own channels and those of the L-account; only the default channel there means nothing was made yet. */
async function provideChannels(operator: Operator, account: Account, plan: DemoAccount, optinMailingId: number) {
  const isNew = await inAccount(operator, account.id, async (act) => {
    if (!plan.channels || act.account.channels.length > 1) return false
    for (const names of plan.channels) {
      const translations = Object.fromEntries(
        Object.entries(names).map(([iso, name]) => [iso, { name, description: null }]),
      )
      // Those of an L-account are not active, and would only stand in the way of what the accounts below say.
      await createChannel(act, { translations, optinMailingId: account.type === 'L' ? null : optinMailingId })
    }
    return true
  })
  if (!isNew || !plan.inherits || account.parentAccountId === null) return
  await inAccount(operator, account.parentAccountId, async (above) => {
    for (const { id, isDefault } of above.account.channels) if (!isDefault) await handDownChannel(above, id, account.id)
  })
}

function provideFields(operator: Operator, customerId: number, fields: Record<string, DemoField>) {
  return inCustomer(operator, customerId, async (act) => {
    const known = await listCustomerFields(act.reader)
    const ids: Record<string, number> = {}
    for (const [key, { name, englishName, defaultValue, ...kind }] of Object.entries(fields)) {
      const found = known.find(({ translations, type }) => translations.de?.name === name && type === kind.type)
      const translations = { de: { name, description: null }, en: { name: englishName, description: null } }
      ids[key] =
        found?.id ?? (await createCustomerField(act, { translations, defaultValue: defaultValue ?? null, ...kind }))
    }
    return ids
  })
}

export async function provideBulkFields(operator: Operator, customerId: number): Promise<BulkFieldIds> {
  return (await provideFields(operator, customerId, bulkFields)) as unknown as BulkFieldIds
}
