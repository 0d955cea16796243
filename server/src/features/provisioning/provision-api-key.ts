import { createHash, randomInt } from 'node:crypto'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Permission } from '../accounts/index.ts'
import type { Scope } from '../api-keys/index.ts'
import { findKey, insertKey, type KeyRow, setKeyChannels, updateKey } from './api-key.store.ts'
import { requireAccount, requireChannels, requireOptinMailing } from './known-records.ts'
import { now, type Operator, ProvisioningError } from './operator.ts'

export interface NewApiKey {
  accountId: number
  name: string
  scopes: Scope[]
  permissions?: Permission[]
  defaultOptinMailingId?: number | null
  defaultChannelIds?: number[]
  deferUnconfirmedData?: boolean
}

const prefixAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const secretAlphabet = `${prefixAlphabet}ABCDEFGHIJKLMNOPQRSTUVWXYZ`

/** Creates a key and returns it in clear, for the only time: the database keeps the hash of its secret. */
export async function createApiKey(
  operator: Operator,
  key: NewApiKey,
): Promise<{ id: number; prefix: string; key: string }> {
  const prefix = randomText(prefixAlphabet, 8)
  const secret = randomText(secretAlphabet, 40)
  const secretHash = createHash('sha256').update(secret).digest()
  const id = await operator.operatorDb.transaction(async (tx) => {
    await requireAccount(tx, key.accountId)
    await requireReferences(tx, key.accountId, key)
    const row = {
      permissions: [],
      defaultOptinMailingId: null,
      deferUnconfirmedData: false,
      ...key,
      prefix,
      secretHash,
    }
    const keyId = await insertKey(tx, row, now(operator))
    await setKeyChannels(tx, key.accountId, keyId, key.defaultChannelIds ?? [])
    return keyId
  })
  return { id, prefix, key: `${prefix}.${secret}` }
}

export type KeyChange = Partial<
  Pick<
    KeyRow,
    | 'name'
    | 'scopes'
    | 'permissions'
    | 'defaultOptinMailingId'
    | 'deferUnconfirmedData'
    | 'minuteLimit'
    | 'concurrentLimit'
  >
> & {
  defaultChannelIds?: number[]
}

/** Takes effect at the key's next request. */
export async function changeApiKey(
  operator: Operator,
  prefix: string,
  { defaultChannelIds, ...change }: KeyChange,
): Promise<void> {
  const accountId = await operator.operatorDb.transaction(async (tx) => {
    const key = await requireKey(tx, prefix)
    await requireReferences(tx, key.accountId, { ...change, defaultChannelIds })
    await updateKey(tx, { ...key, ...change })
    if (defaultChannelIds) await setKeyChannels(tx, key.accountId, key.id, defaultChannelIds)
    return key.accountId
  })
  await operator.announce([accountId])
}

/** A deleted key never works again; its prefix stays taken. */
export async function deleteApiKey(operator: Operator, prefix: string): Promise<void> {
  const accountId = await operator.operatorDb.transaction(async (tx) => {
    const key = await requireKey(tx, prefix)
    await updateKey(tx, { ...key, deletedAt: now(operator) })
    return key.accountId
  })
  await operator.announce([accountId])
}

async function requireKey(tx: OperatorTx, prefix: string): Promise<KeyRow> {
  const key = await findKey(tx, prefix)
  if (key && !key.deletedAt) return key
  throw new ProvisioningError(`There is no key with the prefix ${prefix}. See: postrider key list --account <id>`)
}

async function requireReferences(
  tx: OperatorTx,
  accountId: number,
  { defaultOptinMailingId, defaultChannelIds }: Pick<KeyChange, 'defaultOptinMailingId' | 'defaultChannelIds'>,
): Promise<void> {
  await requireOptinMailing(tx, accountId, defaultOptinMailingId ?? null)
  await requireChannels(tx, accountId, defaultChannelIds ?? [])
}

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
