import type { Permission, Scope } from '../src/features/api-keys/index.ts'
import {
  createAccount,
  createApiKey,
  createChannel,
  createCustomer,
  createCustomerField,
  createOptinMailing,
} from '../src/features/provisioning/index.ts'
import type { TestApi } from './test-api.ts'

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
  const optinMailingId = wishes.optinMailing === false ? null : await anOptinMailing(api, accountId)
  for (const name of wishes.channels ?? [])
    await createChannel(operator, { accountId, translations: { de: { name, description: null } } })
  const { key, prefix } = await aKey(api, accountId, { ...wishes, defaultOptinMailingId: optinMailingId })
  const rows = await api.database.query<{ id: string }>(
    'select id from channels where account_id = $1 order by is_default desc, id',
    [accountId],
  )
  return { customerId, accountId, key, prefix, optinMailingId, channelIds: rows.map(({ id }) => Number(id)) }
}

export function anOptinMailing(api: TestApi, accountId: number, wishes: { isActive?: boolean } = {}): Promise<number> {
  return createOptinMailing(api.operator, {
    accountId,
    name: 'Bitte bestätigen',
    senderName: 'Reisebüro Nord',
    senderEmail: 'news@nord.example',
    languageIso: 'de',
    isActive: wishes.isActive ?? true,
  })
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
  return createApiKey(api.operator, {
    accountId,
    name: 'test key',
    scopes: wishes.scopes ?? ['subscribers', 'articles'],
    permissions: wishes.permissions ?? everyPermission,
    defaultOptinMailingId: wishes.defaultOptinMailingId ?? null,
    defaultChannelIds: wishes.defaultChannelIds ?? [],
    deferUnconfirmedData: wishes.deferUnconfirmedData ?? false,
  })
}

export function aCustomerField(
  api: TestApi,
  customerId: number,
  type: number,
  wishes: {
    fieldType?: number
    isEditable?: boolean
    defaultValue?: never | string | number | boolean | string[] | null
  } = {},
): Promise<number> {
  return createCustomerField(api.operator, {
    customerId,
    type,
    fieldType: wishes.fieldType ?? 1,
    translations: { de: { name: `Feld vom Typ ${type}`, description: null } },
    ...(wishes.isEditable !== undefined && { isEditable: wishes.isEditable }),
    ...(wishes.defaultValue !== undefined && { defaultValue: wishes.defaultValue }),
  })
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
