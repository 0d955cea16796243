import { createHash, randomInt } from 'node:crypto'
import type { Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { type Act, actTime, isSandbox, type LegalBasis, type Permission } from '../accounts/index.ts'
import { requireChannels } from '../channels/index.ts'
import { requireMailingOf } from '../mailings/index.ts'
import { insertKey, setKeyChannels } from './api-key.store.ts'
import type { Scope } from './scope.rules.ts'
import { tellOfReactivation } from './tell-admins.ts'

export interface KeyReferences {
  defaultOptinMailingId?: number | null
  defaultChannelIds?: number[]
}
export interface NewApiKey extends KeyReferences {
  name: string
  scopes: Scope[]
  permissions?: Permission[]
  deferUnconfirmedData?: boolean
  defaultLegalBasis?: LegalBasis
}

const prefixAlphabet = 'abcdefghijklmnopqrstuvwxyz0123456789'
const secretAlphabet = `${prefixAlphabet}ABCDEFGHIJKLMNOPQRSTUVWXYZ`

/** Creates a key and returns it in clear, for the only time: the database keeps the hash of its secret. */
export async function createApiKey(
  act: Act,
  { defaultChannelIds = [], ...input }: NewApiKey,
): Promise<{ id: number; prefix: string; key: string }> {
  const { tx } = act
  await requireReferences(tx, { ...input, defaultChannelIds })
  const prefix = newPrefix(tx.tenant)
  const secret = randomText(secretAlphabet, 40)
  const secretHash = createHash('sha256').update(secret).digest()
  const usual = { permissions: [], defaultOptinMailingId: null, deferUnconfirmedData: false }
  const defaultLegalBasis = input.defaultLegalBasis ?? 'transactional'
  const id = await insertKey(tx, { ...usual, ...input, defaultLegalBasis, prefix, secretHash, createdAt: actTime(act) })
  setKeyChannels(tx, id, defaultChannelIds)
  tellOfReactivation(act, { name: input.name, before: [], after: input.permissions ?? [] })
  return { id, prefix, key: `${prefix}.${secret}` }
}

export async function requireReferences(
  reader: Reader,
  { defaultOptinMailingId = null, defaultChannelIds = [] }: KeyReferences,
): Promise<void> {
  if (defaultOptinMailingId !== null) await requireMailingOf(reader, 'optin', defaultOptinMailingId)
  await requireChannels(reader, defaultChannelIds)
}

/** Keys of a sandbox begin with `sb`, all others never do: whoever looks at one knows where it opens. */
function newPrefix({ accountId }: Tenant): string {
  if (isSandbox(accountId)) return `sb${randomText(prefixAlphabet, 6)}`
  let prefix = ''
  while (prefix === '' || prefix.startsWith('sb')) prefix = randomText(prefixAlphabet, 8)
  return prefix
}

function randomText(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
