import { aKey, anAccount } from '../factories.ts'
import type { TestApi } from '../test-api.ts'
import { type Pair, type PermissionName, permissionNames } from './model.ts'
import { subsets } from './paths.ts'

export type Kind = 'plain' | 'channels'
export const allKinds: Kind[] = ['plain', 'channels']

/** An account to try things in, with one key for each permission set. */
export interface Home {
  kind: Kind
  accountId: number
  optinMailingId: number
  /** The channel whose status is looked at; the hidden one where the account has no channels. */
  watched: number
  /** A second channel that must stay as it is; null where the account has no channels. */
  other: number | null
  keyFor(permissions: ReadonlySet<PermissionName>): string
}

export const allPermissions: ReadonlySet<PermissionName> = new Set(permissionNames)

/** Several accounts of a kind, because writers of one account wait for each other. */
export function severalHomes(api: TestApi, kind: Kind, count: number): Promise<Home[]> {
  return Promise.all(Array.from({ length: count }, () => aHome(api, kind)))
}

async function aHome(api: TestApi, kind: Kind): Promise<Home> {
  const account = await anAccount(api, kind === 'channels' ? { channels: ['Angebote', 'Reisen'] } : {})
  const [hidden, watched, other] = account.channelIds
  const keys = new Map<string, string>()
  for (const permissions of subsets(permissionNames)) {
    const { key } = await aKey(api, account.accountId, {
      permissions: [...permissions],
      defaultOptinMailingId: account.optinMailingId,
    })
    keys.set(nameOf(permissions), key)
  }
  return {
    kind,
    accountId: account.accountId,
    optinMailingId: account.optinMailingId as number,
    watched: (watched ?? hidden) as number,
    other: other ?? null,
    keyFor: (permissions) => keys.get(nameOf(permissions)) as string,
  }
}

function nameOf(permissions: ReadonlySet<PermissionName>): string {
  return [...permissions].sort().join(' ')
}

/** The part of a write body that asks for a pair in the watched channel. */
export function asking({ kind, watched }: Home, to: Pair): Record<string, unknown> {
  return kind === 'plain' ? pairOf(to) : { channels: [{ id: watched, ...pairOf(to) }] }
}

export function pairOf(pair: Pair): { status: number | null; statusAddition: number | null } {
  if (pair === '-') return { status: null, statusAddition: null }
  const [status, addition] = pair.split('/').map(Number)
  return { status: status as number, statusAddition: addition ?? null }
}
