import { createAccount, inAccount, inCustomer } from '../src/features/account-setup/index.ts'
import { createCustomer, type Permission } from '../src/features/accounts/index.ts'
import { createApiKey, type Scope } from '../src/features/api-keys/index.ts'
import { createArticleTemplate } from '../src/features/articles/index.ts'
import { createChannel } from '../src/features/channels/index.ts'
import { createCustomerField, type DataType, type FieldType } from '../src/features/customer-fields/index.ts'
import { createMailing, type ImportedContent, importContent, type NewMailing } from '../src/features/mailings/index.ts'
import { activateMailing } from '../src/features/runs/index.ts'
import { createTriggerType } from '../src/features/triggers/index.ts'
import { anOptinMailing } from './matter-mailings.ts'
import type { TestApi } from './test-api.ts'

export { anOptinMailing, anOptoutMailing, type MatterMailingWishes } from './matter-mailings.ts'

export interface TestAccount {
  customerId: number
  accountId: number
  /** The key in clear; it may do everything unless said otherwise. */
  key: string
  prefix: string
  optinMailingId: number | null
  /** Of a channel account: the default channel first. */
  channelIds: number[]
}

export const everyPermission: Permission[] = [
  'reactivateUnsubscribed',
  'reactivateManual',
  'reactivateComplained',
  'archiveReceiveReady',
  'triggerUnknownSubscribers',
]

export interface AccountWishes {
  customerId?: number
  type?: 'L' | 'S'
  parentAccountId?: number
  name?: string
  /** Names of further channels; giving any books the channel module. */
  channels?: string[]
  scopes?: Scope[]
  permissions?: Permission[]
  optinMailing?: boolean
}

/** An account with a key; says only what matters to the test. */
export async function anAccount(api: TestApi, wishes: AccountWishes = {}): Promise<TestAccount> {
  const { operator } = api
  const customerId = wishes.customerId ?? (await createCustomer(operator, { name: 'Reisebüro Nord' }))
  const accountId = await createAccount(operator, {
    customerId,
    type: wishes.type ?? 'S',
    name: wishes.name ?? 'Reisebüro Nord',
    parentAccountId: wishes.parentAccountId ?? null,
    hasChannels: wishes.channels !== undefined,
    languages: ['de', 'en'],
  })
  const optinMailingId =
    wishes.optinMailing === false ? null : await anOptinMailing(api, accountId, { isActive: wishes.type !== 'L' })
  for (const name of wishes.channels ?? []) await aChannel(api, accountId, { de: { name, description: null } })
  const { key, prefix } = await aKey(api, accountId, { ...wishes, defaultOptinMailingId: optinMailingId })
  const rows = await api.database.query<{ id: string }>(
    'select id from channels where account_id = $1 order by is_default desc, id',
    [accountId],
  )
  return { customerId, accountId, key, prefix, optinMailingId, channelIds: rows.map(({ id }) => Number(id)) }
}

export function aChannel(
  { operator }: Pick<TestApi, 'operator'>,
  accountId: number,
  translations: Parameters<typeof createChannel>[1]['translations'],
): Promise<number> {
  return inAccount(operator, accountId, (act) => createChannel(act, { translations }))
}

interface Application {
  operator: TestApi['operator']
  clock: { now(): Date }
}

export interface LetterWishes extends Partial<NewMailing>, Partial<ImportedContent> {
  isActive?: boolean
}

/** A mailing with its content, made as the application makes them; a standard one that nobody has planned. */
export async function aMailing(api: Application, accountId: number, wishes: LetterWishes = {}): Promise<number> {
  const { isActive = false, subject = 'Neues aus Kiel', html = '<p>Guten Tag</p>', ...rest } = wishes
  const { plainText, placeholders, themeId, ...mailing } = rest
  return inAccount(api.operator, accountId, async (act) => {
    const mailingId = await createMailing(act, {
      type: 'standard',
      name: 'Rundbrief',
      senderName: 'Reisebüro Nord',
      senderEmail: 'news@nord.example',
      languageIso: 'de',
      ...mailing,
    })
    await importContent(act, mailingId, { subject, html, plainText, placeholders, themeId })
    if (isActive) await activateMailing(act, mailingId)
    return mailingId
  })
}

/** A template with a text, a button and an image in area 1. */
export async function anArticleTemplate(
  api: Application,
  accountId: number,
  html = '<section>{text:1.1}{button:1.2}{image:1.3}</section>',
): Promise<number> {
  const template = { name: 'Angebot', html }
  const { id } = await inAccount(api.operator, accountId, (act) => createArticleTemplate(act, template))
  return id
}

/** An article created through the API, with a template of its own unless one is named. */
export async function anArticle(
  api: TestApi,
  { key, accountId }: Pick<TestAccount, 'key' | 'accountId'>,
  wishes: Record<string, unknown> = {},
): Promise<{ id: number; templateId: number }> {
  const templateId = wishes.templateId ?? (await anArticleTemplate(api, accountId))
  const body = { languageIso: 'de', name: 'Angebot der Woche', ...wishes, templateId }
  const answer = await api.call('POST', '/articles', { key, body })
  if (answer.status !== 201) throw new Error(`could not create an article: ${answer.text}`)
  return answer.body.data
}

let types = 0

export function aTriggerType(api: Application, customerId: number, wishes: { key?: string } = {}): Promise<number> {
  types += 1
  const key = wishes.key ?? `type-${types}`
  const translations = { de: { name: 'Passwort zurücksetzen', description: null } }
  return inCustomer(api.operator, customerId, (act) => createTriggerType(act, { key, translations }))
}

/** An active trigger mailing that asks for a link, with a trigger type of its own unless one is named. */
export async function aTriggerMailing(
  api: Application,
  { accountId, customerId }: Pick<TestAccount, 'accountId' | 'customerId'>,
  wishes: LetterWishes = {},
): Promise<{ id: number; triggerTypeId: number }> {
  const triggerTypeId = wishes.triggerTypeId ?? (await aTriggerType(api, customerId))
  const id = await aMailing(api, accountId, {
    type: 'trigger',
    name: 'Neues Passwort',
    subject: 'Ihr neues Passwort',
    html: '<p>Guten Tag {{V:2:Kunde}}, <a href="{resetLink}">hier</a> geht es weiter.</p>',
    placeholders: ['resetLink'],
    isActive: true,
    ...wishes,
    triggerTypeId,
  })
  return { id, triggerTypeId }
}

export interface KeyWishes {
  scopes?: Scope[]
  permissions?: Permission[]
  defaultOptinMailingId?: number | null
  defaultChannelIds?: number[]
  deferUnconfirmedData?: boolean
}

export function aKey(
  api: TestApi,
  accountId: number,
  wishes: KeyWishes = {},
): Promise<{ id: number; prefix: string; key: string }> {
  return inAccount(api.operator, accountId, (act) =>
    createApiKey(act, {
      name: 'test key',
      scopes: wishes.scopes ?? ['subscribers', 'articles'],
      permissions: wishes.permissions ?? everyPermission,
      defaultOptinMailingId: wishes.defaultOptinMailingId ?? null,
      defaultChannelIds: wishes.defaultChannelIds ?? [],
      deferUnconfirmedData: wishes.deferUnconfirmedData ?? false,
    }),
  )
}

export function aCustomerField(
  api: TestApi,
  customerId: number,
  type: number,
  wishes: {
    fieldType?: number
    isEditable?: boolean
    isAvailableForExport?: boolean
    isAvailableForImport?: boolean
    defaultValue?: never | string | number | boolean | string[] | null
  } = {},
): Promise<number> {
  return inCustomer(api.operator, customerId, (act) =>
    createCustomerField(act, {
      type: type as DataType,
      fieldType: (wishes.fieldType ?? 1) as FieldType,
      translations: { de: { name: `Feld vom Typ ${type}`, description: null } },
      ...(wishes.isEditable !== undefined && { isEditable: wishes.isEditable }),
      ...(wishes.isAvailableForExport !== undefined && { isAvailableForExport: wishes.isAvailableForExport }),
      ...(wishes.isAvailableForImport !== undefined && { isAvailableForImport: wishes.isAvailableForImport }),
      ...(wishes.defaultValue !== undefined && { defaultValue: wishes.defaultValue }),
    }),
  )
}

let sequence = 0

/** An address nobody else in this run has. */
export function anEmail(name = 'person'): string {
  sequence += 1
  return `${name}.${sequence}@example.com`
}

/** A subscriber created through the API, in the state asked for. */
export async function aSubscriber(
  api: TestApi,
  account: Pick<TestAccount, 'key'>,
  body: Record<string, unknown> = {},
): Promise<{ id: number; email: string }> {
  const {
    status,
    body: answer,
    text,
  } = await api.call('POST', '/subscribers', { key: account.key, body: { email: anEmail(), ...body } })
  if (status !== 201) throw new Error(`could not create a subscriber: ${text}`)
  return answer.data
}
