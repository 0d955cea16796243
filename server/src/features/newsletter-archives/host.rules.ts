import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { domainName } from '../sender-domains/sender-domain.rules.ts'

/** A record as whoever runs the DNS of the host has to publish it. */
export interface HostRecord {
  type: 'TXT' | 'CNAME'
  name: string
  value: string
}

/** `owner` shows that the customer wants it, `route` brings readers here. */
export type HostCheckName = 'owner' | 'route'

export interface HostCheck {
  name: HostCheckName
  status: 'ok' | 'missing' | 'wrong'
  found: string[]
  publish: HostRecord
}

/** A host name that an archive shall be read under. */
export interface ArchiveHost {
  channelId: number
  host: string
  token: string
  checks: HostCheck[]
  /** Another archive has shown the same host before. */
  isTaken: boolean
  /** Since when it is served. */
  provenAt: Timestamp | null
  checkedAt: Timestamp | null
  createdAt: Timestamp
}

/** Everything the DNS was asked about one host. */
export interface HostAnswers {
  texts: readonly string[]
  aliases: readonly string[]
  addresses: readonly string[]
  /** Those of the name that hosts of customers lead to. */
  targetAddresses: readonly string[]
}
export const noHostAnswers: HostAnswers = { texts: [], aliases: [], addresses: [], targetAddresses: [] }

const label = '_postrider-archive'
/** The name of the record that shows whose it is has to fit in as well. */
const longestHost = 253 - label.length - 1

/** The name in small letters with A-labels, or null for what is none. */
export function hostName(given: string): string | null {
  const name = domainName(given.trim().replace(/\.$/, ''))
  return name === null || name.length > longestHost ? null : name
}

interface ServiceNames {
  ARCHIVE_HOST_TARGET?: string | undefined
  PUBLIC_URL: string
  APP_URL: string
  BASE_URL: string
  CONSOLE_URL: string
  TRACKING_URL?: string | undefined
}

/** What the service answers to itself. */
export function namesOfService(names: ServiceNames): string[] {
  const { PUBLIC_URL, APP_URL, BASE_URL, CONSOLE_URL, TRACKING_URL = PUBLIC_URL, ARCHIVE_HOST_TARGET } = names
  const urls = [PUBLIC_URL, APP_URL, BASE_URL, CONSOLE_URL, TRACKING_URL]
  return [...urls.map((url) => new URL(url).hostname), ...(ARCHIVE_HOST_TARGET ? [ARCHIVE_HOST_TARGET] : [])]
}

/** One of these names, or below it. */
export function isAmong(host: string, names: readonly string[]): boolean {
  return names.some((name) => host === name || host.endsWith(`.${name}`))
}

export function ownerRecord({ host, token }: Pick<ArchiveHost, 'host' | 'token'>): HostRecord {
  return { type: 'TXT', name: `${label}.${host}`, value: `postrider-archive=${token}` }
}

/**
 * A CNAME alone would show nothing: it outlives the customer who set it, and then anybody could claim the host. The token
 * says whose it is; the CNAME stays free for where readers go.
 */
export function judgeHost(
  claim: Pick<ArchiveHost, 'host' | 'token'>,
  target: string,
  answers: HostAnswers,
): HostCheck[] {
  const { texts } = answers
  const owner = ownerRecord(claim)
  const route: HostRecord = { type: 'CNAME', name: claim.host, value: target }
  return [
    { name: 'owner', publish: owner, found: [...texts], status: statusOf(texts, texts.includes(owner.value)) },
    { name: 'route', publish: route, ...judgeRoute(target, answers) },
  ]
}

/** Where no CNAME can stand, as at the top of a zone, the same addresses do. */
function judgeRoute(target: string, { aliases, addresses, targetAddresses }: HostAnswers) {
  const names = aliases.map((alias) => alias.toLowerCase().replace(/\.$/, ''))
  const found = names.length > 0 ? names : [...addresses]
  const isThere = addresses.length > 0 && addresses.every((address) => targetAddresses.includes(address))
  return { found, status: statusOf(found, names.includes(target) || isThere) }
}

function statusOf(found: readonly string[], isRight: boolean): HostCheck['status'] {
  if (isRight) return 'ok'
  return found.length === 0 ? 'missing' : 'wrong'
}

export function isProven(checks: readonly HostCheck[]): boolean {
  return checks.length > 0 && checks.every(({ status }) => status === 'ok')
}

/** How a visit may name a host of a customer; addresses, single names and everything odd are nobody's. */
export function visitedHost(given: string): string | null {
  const name = given.toLowerCase().replace(/\.$/, '')
  const isName = name.length <= longestHost && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]*[a-z-][a-z0-9-]*$/.test(name)
  return isName ? name : null
}
