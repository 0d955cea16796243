import type { SenderDomain } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'

/** Those that may not send come first. */
export function worstFirst(domains: readonly SenderDomain[]): SenderDomain[] {
  const rank = ({ verifiedAt }: SenderDomain) => (verifiedAt === null ? 0 : 1)
  return [...domains].sort((one, other) => rank(one) - rank(other) || one.domain.localeCompare(other.domain))
}

export function openChecks({ checks }: Pick<SenderDomain, 'checks'>): number {
  return checks.filter(({ name, status }) => name !== 'dkimEd25519' && status !== 'ok').length
}

const explained = ['domain_name_invalid', 'sender_domain_exists', 'dns_silent', 'service_unavailable'] as const

/** Which words tell why; null = nothing of domains is to blame. */
export function domainFault(error: Error | null): (typeof explained)[number] | null {
  const code = error instanceof Refusal ? error.code : ''
  return explained.find((known) => known === code) ?? null
}
