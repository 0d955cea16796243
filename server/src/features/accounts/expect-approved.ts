import { accountRefusals } from './account.refusals.ts'
import type { Account } from './account.store.ts'

/** Whatever would send something to people asks this first; mail to the account's own users leaves all the same. */
export function expectApproved({ account }: { account: Pick<Account, 'id' | 'approval'> }): void {
  if (account.approval !== 'approved') throw accountRefusals.account_not_approved({ accountId: account.id })
}
