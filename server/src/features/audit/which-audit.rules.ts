import type { WhichChain } from '../chains/signed-head.rules.ts'

/** No account has the id 0. */
export const outsideAccounts = { accountId: 0 }

export function auditOf({ accountId }: { accountId: number }): WhichChain {
  return { ledger: 'audit', accountId }
}
