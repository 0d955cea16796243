import { doors } from '../../doors.rules.ts'
import type { Database, Reader } from '../../platform/db/database.ts'
import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { keyRefusals } from './api-key.refusals.ts'
import { type ApiKey, findApiKey, listKeys, markKeyDeleted, setKeyChannels, updateKey } from './api-key.store.ts'
import { type KeyReferences, requireReferences } from './create-api-key.ts'
import { tellOfReactivation } from './tell-admins.ts'

export type KeyChange = KeyReferences &
  Partial<
    Pick<
      ApiKey,
      | 'name'
      | 'scopes'
      | 'permissions'
      | 'deferUnconfirmedData'
      | 'defaultLegalBasis'
      | 'minuteLimit'
      | 'concurrentLimit'
    >
  >

/** Takes effect at the key's next request. */
export async function changeApiKey(
  act: Act,
  prefix: string,
  { defaultChannelIds, ...change }: KeyChange,
): Promise<void> {
  const { tx } = act
  // What is not named stays as it is then, and not as somebody saw it before.
  await lockAccount(tx)
  const key = await requireKey(tx, prefix)
  await requireReferences(tx, { ...change, defaultChannelIds })
  updateKey(tx, { ...key, ...change })
  if (defaultChannelIds) setKeyChannels(tx, key.id, defaultChannelIds)
  const after = { ...key, ...change }
  tellOfReactivation(act, { name: after.name, before: key.permissions, after: after.permissions })
  tx.knock(doors.accountSetup)
}

/** A deleted key never works again; its prefix stays taken. */
export async function deleteApiKey(act: Act, prefix: string): Promise<void> {
  const { tx } = act
  const { id } = await requireKey(tx, prefix)
  markKeyDeleted(tx, id, actTime(act))
  tx.knock(doors.accountSetup)
}

/** Of a key of the account that is not deleted. */
export async function prefixOfKey(reader: Reader, id: number): Promise<string> {
  const key = (await listKeys(reader)).find((candidate) => candidate.id === id)
  if (!key) throw keyRefusals.key_unknown()
  return key.prefix
}

/** Where a key belongs, of which no more is known than its prefix. */
export async function accountOfKey(db: Database, prefix: string): Promise<number> {
  const key = await findApiKey(db, prefix)
  if (!key) throw keyRefusals.key_not_found({ prefix })
  return key.accountId
}

async function requireKey(reader: Reader, prefix: string): Promise<ApiKey> {
  const key = (await listKeys(reader)).find((candidate) => candidate.prefix === prefix)
  if (!key) throw keyRefusals.key_not_found({ prefix })
  return key
}
