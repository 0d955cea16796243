import { accountRefusals } from './account.refusals.ts'
import type { Account } from './account.store.ts'

/** Asked before somebody is to confirm an opt-in: a locked account answers what people do on its pages all the same. */
export function expectMayAsk({ account }: { account: Pick<Account, 'id' | 'approval' | 'closedAt'> }): void {
  expectOpen({ account })
  if (account.approval !== 'approved') throw accountRefusals.account_not_approved({ accountId: account.id })
}

/** Whatever would send something to people by the wish of the account asks this first; mail to its own users leaves all the same. */
export function expectMaySend({
  account,
}: {
  account: Pick<Account, 'id' | 'approval' | 'lockedAt' | 'closedAt'>
}): void {
  expectMayAsk({ account })
  expectUnlocked({ account })
}

export function expectOpen({ account }: { account: Pick<Account, 'id' | 'closedAt'> }): void {
  if (account.closedAt !== null) throw accountRefusals.account_closed({ accountId: account.id })
}

export function expectUnlocked({ account }: { account: Pick<Account, 'id' | 'lockedAt'> }): void {
  if (account.lockedAt !== null) throw accountRefusals.account_locked({ accountId: account.id })
}
