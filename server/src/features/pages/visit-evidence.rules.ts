import type { PageRequest } from '../../platform/http/page.ts'
import type { PersonEvidence } from '../accounts/index.ts'

/** From where and how a visitor acted, for the consent ledger. */
export function visitEvidence({ clientAddress, headers, method }: PageRequest): PersonEvidence {
  return { ip: clientAddress, userAgent: headers['user-agent'] ?? null, method }
}
