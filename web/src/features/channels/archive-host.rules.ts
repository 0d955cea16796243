import type { ArchiveHost } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'

/** How it stands with a host: which sentence is told. */
export function standingOf({
  provenAt,
  isTaken,
  checkedAt,
}: Pick<ArchiveHost, 'provenAt' | 'isTaken' | 'checkedAt'>): 'served' | 'taken' | 'unchecked' | 'waiting' {
  if (provenAt !== null) return 'served'
  if (isTaken) return 'taken'
  return checkedAt === null ? 'unchecked' : 'waiting'
}

const explained = [
  'archive_host_invalid',
  'archive_host_of_service',
  'archive_hosts_off',
  'dns_silent',
  'service_unavailable',
] as const

/** Which words tell why; null = nothing of hosts is to blame. */
export function hostFault(error: Error | null): (typeof explained)[number] | null {
  const code = error instanceof Refusal ? error.code : ''
  return explained.find((known) => known === code) ?? null
}
