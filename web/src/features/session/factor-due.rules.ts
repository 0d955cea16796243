import type { Account } from '../../api/records.ts'
import { instantOf } from '../../ui/clock.rules.ts'

export function isFactorOverdue({ secondFactorDueAt }: Pick<Account, 'secondFactorDueAt'>, now: number): boolean {
  return secondFactorDueAt !== null && instantOf(secondFactorDueAt).getTime() <= now
}

/** Pages about one's own access are open whatever the account wants, so that a factor can be added there. */
export function isOwnPlace(pathname: string): boolean {
  return /\/(access|sessions)$/.test(pathname)
}
