import type { Call } from '../stage/http-call.ts'
import type { ProvisionedAccount } from '../stage/provision.ts'

export const kinds = ['read', 'list', 'create', 'register', 'archive', 'upsertNew', 'upsertKnown'] as const
export type Kind = (typeof kinds)[number]

export interface Attempt {
  /** Sent as X-Request-Id, so that the consent ledger names the attempt that wrote an entry. */
  requestId: string
  port: number
  status: number
  code: string | undefined
  retryAfter: number
  sentAt: number
  receivedAt: number
}

export interface Operation {
  number: number
  kind: Kind
  account: ProvisionedAccount
  key: string
  email: string
  /** Written into a member of the subscriber, so that the row tells whose write it holds. */
  token: string
  subscriberId: number | null
  idempotencyKey: string | null
  /** Repeated until it is answered with something other than "later". */
  insists: boolean
  attempts: Attempt[]
  acknowledged: boolean
  replayed: boolean
}

/** Twenty operations and what they are: 30 % reads, the rest writes. */
const pattern: readonly Kind[] = [
  ...(['read', 'create', 'archive', 'upsertNew', 'read', 'create', 'register', 'list', 'archive', 'create'] as const),
  ...([
    'read',
    'upsertKnown',
    'create',
    'archive',
    'read',
    'register',
    'create',
    'list',
    'archive',
    'upsertNew',
  ] as const),
]

export interface KnownSubscriber {
  id: number
  email: string
}

/** `unused` are subscribers that no other operation changes; where none is left, one is created instead. */
export function planOperation(number: number, account: ProvisionedAccount, unused: KnownSubscriber[]): Operation {
  const wanted = pattern[number % pattern.length] as Kind
  const needsOne = wanted === 'read' || wanted === 'archive' || wanted === 'upsertKnown'
  const known = !needsOne ? undefined : wanted === 'read' ? unused.at(-1) : unused.shift()
  const kind = needsOne && !known ? 'create' : wanted
  const keyed = kind === 'register' || (kind === 'create' && number % 2 === 0)
  return {
    number,
    kind,
    account,
    key: (account.keys[number % account.keys.length] as { key: string }).key,
    email: known?.email ?? `person.${number}@example.com`,
    token: `token ${number}`,
    subscriberId: known?.id ?? null,
    idempotencyKey: keyed ? `operation-${number}` : null,
    insists: keyed || kind === 'upsertNew' || kind === 'upsertKnown',
    attempts: [],
    acknowledged: false,
    replayed: false,
  }
}

export function requestOf({ kind, email, token, subscriberId }: Operation): Pick<Call, 'method' | 'path' | 'body'> {
  switch (kind) {
    case 'read':
      return { method: 'GET', path: `/subscribers/${subscriberId}` }
    case 'list':
      return { method: 'GET', path: '/subscribers?limit=5&filter[status]=1' }
    case 'create':
      return { method: 'POST', path: '/subscribers', body: { email, firstname: token, status: 1 } }
    case 'register':
      return { method: 'POST', path: '/subscribers/register', body: { email, firstname: token } }
    case 'archive':
      return {
        method: 'PUT',
        path: `/subscribers/${subscriberId}`,
        body: { city: token, status: 3, statusAddition: 6 },
      }
    case 'upsertNew':
      return { method: 'POST', path: '/subscribers/upsert', body: { email, firstname: token, status: 1 } }
    case 'upsertKnown':
      return { method: 'POST', path: '/subscribers/upsert', body: { email, city: token } }
  }
}

/** Whether this answer says nothing but "later". */
export function isPostponed({ status, code }: Attempt): boolean {
  return status === 0 || status === 503 || code === 'idempotency_in_progress'
}
