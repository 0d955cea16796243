import type { Account } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

export function isFactorOverdue({ secondFactorDueAt }: Pick<Account, 'secondFactorDueAt'>, now: number): boolean {
  return secondFactorDueAt !== null && instantOf(secondFactorDueAt).getTime() <= now
}

const urgentMs = 2 * 86_400_000

/** Until then it is mentioned; from then on it is shouted. */
export function isFactorUrgent(account: Pick<Account, 'secondFactorDueAt'>, now: number): boolean {
  return isFactorOverdue(account, now + urgentMs)
}

/** Pages about one's own access are open whatever the account wants, so that a factor can be added there. */
export function isOwnPlace(pathname: string): boolean {
  return /\/(access|sessions)$/.test(pathname)
}
