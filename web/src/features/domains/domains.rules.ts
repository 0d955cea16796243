import type { SenderDomain } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'

/** Those that may not send come first. */
export function worstFirst(domains: readonly SenderDomain[]): SenderDomain[] {
  const rank = ({ verifiedAt }: SenderDomain) => (verifiedAt === null ? 0 : 1)
  return [...domains].sort((one, other) => rank(one) - rank(other) || one.domain.localeCompare(other.domain))
}

type Check = SenderDomain['checks'][number]

/** Mail leaves without the second signature, and without keys that are still on their way. */
const optional: readonly Check['name'][] = ['dkimEd25519', 'nextDkim', 'nextDkimEd25519']

/** Of the records that mail cannot leave without: how many there are, and how many are not right yet. */
export function countRecords({ checks }: Pick<SenderDomain, 'checks'>): { total: number; open: number } {
  const needed = checks.filter(({ name }) => !optional.includes(name))
  return { total: needed.length, open: needed.filter(({ status }) => status !== 'ok').length }
}

/** Whether something that is about to be published is still awaited. */
export function isAwaited({ verifiedAt, signingKey }: Pick<SenderDomain, 'verifiedAt' | 'signingKey'>): boolean {
  return verifiedAt === null || signingKey.next !== null
}

/** The records as whoever runs the DNS wants them: plain, one after the other, with nothing cut off. */
export function recordsAsText({ checks }: Pick<SenderDomain, 'checks'>): string {
  return checks
    .filter(({ status }) => status !== 'ok')
    .map(({ publish: { type, name, value } }) => `${type}\n${name}\n${value}`)
    .join('\n\n')
}

const explained = [
  'domain_name_invalid',
  'sender_domain_exists',
  'domain_claimed',
  'dns_silent',
  'service_unavailable',
  'rotation_under_way',
  'rotation_too_soon',
] as const

/** Which words tell why; null = nothing of domains is to blame. */
export function domainFault(error: Error | null): (typeof explained)[number] | null {
  const code = error instanceof Refusal ? error.code : ''
  return explained.find((known) => known === code) ?? null
}
