import type { Act } from '../accounts/index.ts'
import { type DomainAnswers, judgeDomain } from './domain-checks.rules.ts'
import { nextKeysOf, publicKeysOf } from './sealed-keys.ts'
import type { DomainCheck } from './sender-domain.rules.ts'
import type { SenderDomainRow } from './sender-domain.store.ts'

/** What asks no permission: whoever begins it has been asked. */
export type DomainAct = Pick<Act, 'tx' | 'reader' | 'clock' | 'secrets' | 'config'>

/** What the DNS has to say about a domain with these keys, beside what it says. */
export function judgeKeys(
  { secrets, config }: Pick<DomainAct, 'secrets' | 'config'>,
  row: SenderDomainRow,
  answers: DomainAnswers,
): DomainCheck[] {
  const next = nextKeysOf(row)
  const awaited = next && { selector: next.selector, ...publicKeysOf(next, secrets) }
  return judgeDomain(row, publicKeysOf(row, secrets), config.BOUNCE_DOMAIN, answers, awaited)
}
