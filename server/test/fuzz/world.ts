import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createAccount, inAccount, inCustomer } from '../../src/features/account-setup/index.ts'
import { createCustomer, type Operator } from '../../src/features/accounts/index.ts'
import { createApiKey } from '../../src/features/api-keys/index.ts'
import { createChannel } from '../../src/features/channels/index.ts'
import { createCustomerField, dataTypes, fieldTypes } from '../../src/features/customer-fields/index.ts'
import { createMatterMailing } from '../../src/features/runs/index.ts'
import { systemClock } from '../../src/platform/clock/clock.ts'
import { loadConfig } from '../../src/platform/config/config.ts'
import { migrate, prepareLogins } from '../../src/platform/db/migrate.ts'
import { createOperator } from '../../src/processes/create-operator.ts'
import { anArticleTemplate, aTriggerMailing, aTriggerType, everyPermission } from '../factories.ts'
import { serviceUrls } from '../service-urls.ts'
import type { Keys } from './fuzz-request.ts'

export interface World {
  adminUrl: string
  servingUrl: string
  redisUrl: string
  keys: Keys
  /** Accounts that no request may touch, although one belongs to the same customer. */
  bystanders: { accountId: number; key: string }[]
  fields: { id: number; type: number }[]
  channelIds: number[]
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  drop(): Promise<void>
}

/** A database of its own with the accounts under fire; the ids in it are the same in every run. */
export async function createWorld(): Promise<World> {
  const urls = serviceUrls()
  const name = `fuzz_${randomBytes(4).toString('hex')}`
  await administer(`create database ${name}`)
  // Durability is not under test here, throughput is.
  await administer(`alter database ${name} set synchronous_commit = off`)
  await migrate(urls.admin(name))
  await prepareLogins(urls.admin(name), {
    servingUrl: urls.serving(name),
    engineUrl: urls.engine(name),
    trackingUrl: urls.tracking(name),
    consoleUrl: urls.console(name),
  })
  const pool = new pg.Pool({ connectionString: urls.admin(name), max: 2 })
  pool.on('error', () => {})
  const settled = await provision({ DATABASE_ADMIN_URL: urls.admin(name), DATABASE_URL: urls.serving(name) })
  return {
    ...settled,
    adminUrl: urls.admin(name),
    servingUrl: urls.serving(name),
    redisUrl: urls.redis,
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<R>(text, values)).rows,
    drop: async () => {
      await pool.end()
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function provision(databases: Record<string, string>) {
  const operator = createOperator(loadConfig(databases))
  const customerId = await createCustomer(operator, { name: 'Reisebüro Nord' })
  const otherCustomerId = await createCustomer(operator, { name: 'Reisebüro Süd' })
  const triggerTypeId = await aTriggerType({ operator, clock: systemClock }, customerId)
  await aTriggerType({ operator, clock: systemClock }, customerId)
  const party = async (wishes: Partial<Party> = {}) => {
    const made = await account(operator, { customerId, type: 'S', hasChannels: false, isRestricted: false, ...wishes })
    const owner = { customerId, accountId: made.accountId }
    await anArticleTemplate({ operator, clock: systemClock }, made.accountId)
    if (!wishes.customerId && wishes.type !== 'L')
      await aTriggerMailing({ operator, clock: systemClock }, owner, { triggerTypeId })
    return made
  }
  const plain = await party()
  const channels = await party({ hasChannels: true })
  const restricted = await party({ isRestricted: true })
  const large = await party({ type: 'L' })
  const bystanders = [await party(), await party({ customerId: otherCustomerId })]
  const fields: World['fields'] = []
  for (const fieldType of Object.values(fieldTypes)) {
    for (const type of Object.values(dataTypes)) {
      const translations = { de: { name: `Feld ${type}`, description: null } }
      const id = await inCustomer(operator, customerId, (act) =>
        createCustomerField(act, { type, fieldType, translations }),
      )
      fields.push({ id, type })
    }
  }
  await operator.close()
  return {
    keys: { plain: plain.key, channels: channels.key, restricted: restricted.key, large: large.key },
    bystanders,
    fields,
    channelIds: channels.channelIds,
  }
}

interface Party {
  customerId: number
  type: 'L' | 'S'
  hasChannels: boolean
  isRestricted: boolean
}

async function account(operator: Operator, { customerId, type, hasChannels, isRestricted }: Party) {
  const accountId = await createAccount(operator, {
    customerId,
    type,
    name: 'Nord',
    parentAccountId: null,
    hasChannels,
    languages: ['de', 'en'],
  })
  return inAccount(operator, accountId, async (act) => {
    const optinMailingId = await createMatterMailing(act, {
      type: 'optin',
      name: 'Bitte bestätigen',
      senderName: 'Nord',
      senderEmail: 'news@nord.example',
      languageIso: 'de',
      // An L-account sends nothing.
      isActive: type === 'S',
    })
    const channelIds: number[] = []
    for (const name of hasChannels ? ['Reisen', 'Angebote', 'Presse'] : [])
      channelIds.push(await createChannel(act, { translations: { de: { name, description: null } } }))
    const { key } = await createApiKey(act, {
      name: 'fuzz',
      scopes: isRestricted ? [] : ['subscribers', 'articles'],
      permissions: isRestricted ? [] : everyPermission,
      defaultOptinMailingId: optinMailingId,
    })
    return { accountId, key, channelIds }
  })
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serviceUrls().admin('postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
