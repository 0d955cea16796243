import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'

/** What is known of an account that waits, as sums. */
export interface Facts {
  createdAt: Timestamp
  /** The most that are counted is `mostCounted`. */
  people: number
  domains: number
  verifiedDomains: number
  /** Another account of this name was refused. */
  refusedNamesake: boolean
  /** Domains of the emails of its admins. */
  adminDomains: readonly string[]
}

export const oddities = [
  'refusedNamesake',
  'largeList',
  'freeAddress',
  'noDomain',
  'unverifiedDomain',
  'waitsLong',
] as const
export type Oddity = (typeof oddities)[number]

export const mostCounted = 100_000
const largeList = 10_000
const longHours = 48
/** Anybody gets an address there in a minute. */
const freeProviders = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com'],
  ...['gmx.de', 'gmx.net', 'web.de', 't-online.de', 'freenet.de', 'mail.ru', 'proton.me', 'protonmail.com', 'aol.com'],
])

/** What somebody should look at before they approve, the worst first. */
export function odditiesOf(facts: Facts, now: Date): Oddity[] {
  const hours = (now.getTime() - millisecondsOf(facts.createdAt)) / 3_600_000
  const found: Record<Oddity, boolean> = {
    refusedNamesake: facts.refusedNamesake,
    largeList: facts.people >= largeList,
    freeAddress: facts.adminDomains.some((domain) => freeProviders.has(domain.toLowerCase())),
    noDomain: facts.domains === 0,
    unverifiedDomain: facts.domains > 0 && facts.verifiedDomains === 0,
    waitsLong: hours >= longHours,
  }
  return oddities.filter((oddity) => found[oddity])
}
