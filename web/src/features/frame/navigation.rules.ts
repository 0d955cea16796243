import type { Account } from '../../api/records.ts'

export type Area =
  | 'overview'
  | 'mailings'
  | 'triggers'
  | 'designs'
  | 'media'
  | 'accounts'
  | 'publishing'
  | 'subscribers'
  | 'groups'
  | 'channels'
  | 'forms'
  | 'statistics'
  | 'jobs'
  | 'users'
  | 'apiKeys'
  | 'webhooks'
  | 'events'
  | 'sandbox'
  | 'settings'

interface Entry {
  area: Area
  /** Who lacks it does not see the entry. */
  right: Account['rights'][number]
  /** Only on small screens does it share the bar at the bottom. */
  atHand: boolean
}

/** Groups of entries, by type of account. A new screen is a line here and a route. */
const areas: Record<Account['type'], Entry[][]> = {
  S: [
    [
      { area: 'overview', right: 'readStatistics', atHand: true },
      { area: 'mailings', right: 'readMailings', atHand: true },
      { area: 'triggers', right: 'readMailings', atHand: false },
      { area: 'designs', right: 'readMailings', atHand: false },
      { area: 'media', right: 'writeDrafts', atHand: false },
    ],
    [
      { area: 'subscribers', right: 'seePeople', atHand: true },
      { area: 'groups', right: 'seePeople', atHand: false },
      { area: 'channels', right: 'changeSettings', atHand: false },
      { area: 'forms', right: 'changeDesigns', atHand: false },
    ],
    [
      { area: 'statistics', right: 'readMailings', atHand: false },
      { area: 'jobs', right: 'followAccount', atHand: false },
    ],
    [
      { area: 'apiKeys', right: 'manageKeys', atHand: false },
      { area: 'webhooks', right: 'manageIntegrations', atHand: false },
      { area: 'events', right: 'manageIntegrations', atHand: false },
      { area: 'sandbox', right: 'manageIntegrations', atHand: false },
    ],
    [
      { area: 'users', right: 'manageUsers', atHand: false },
      { area: 'settings', right: 'changeSettings', atHand: false },
    ],
  ],
  L: [
    [
      { area: 'overview', right: 'readStatistics', atHand: true },
      { area: 'accounts', right: 'followAccount', atHand: true },
      { area: 'publishing', right: 'readMailings', atHand: true },
    ],
    [
      { area: 'mailings', right: 'readMailings', atHand: true },
      { area: 'designs', right: 'readMailings', atHand: false },
      { area: 'media', right: 'writeDrafts', atHand: false },
    ],
    [
      { area: 'channels', right: 'changeSettings', atHand: false },
      { area: 'statistics', right: 'readMailings', atHand: false },
      { area: 'jobs', right: 'followAccount', atHand: false },
    ],
    [{ area: 'apiKeys', right: 'manageKeys', atHand: false }],
    [
      { area: 'users', right: 'manageUsers', atHand: false },
      { area: 'settings', right: 'changeSettings', atHand: false },
    ],
  ],
}

export function navigationOf({ type, rights }: Pick<Account, 'type' | 'rights'>): Entry[][] {
  const seen = areas[type].map((group) => group.filter(({ right }) => rights.includes(right)))
  return seen.filter((group) => group.length > 0)
}

const atFoot: readonly Area[] = ['apiKeys', 'webhooks', 'events', 'sandbox', 'users', 'settings']

/** What is set up once stands at the foot, away from what is done every day. */
export function isAtFoot(group: readonly Entry[]): boolean {
  return group.every(({ area }) => atFoot.includes(area))
}
