import type { WaitingAccount } from '../messages/index.ts'

export interface Share {
  accounts: number[]
  /** How many messages each of them may send now. */
  each: number
  /** The account to look behind next; 0 = everybody has had a share, it begins anew. */
  after: number
}

/**
 * Shares the places that are free among the accounts found, in the order of their ids. `complete` says that no further
 * account waits behind them.
 */
export function shareOut(found: readonly WaitingAccount[], places: number, complete: boolean): Share {
  const due = found.filter(({ isDue }) => isDue).map(({ accountId }) => accountId)
  const accounts = due.slice(0, places)
  const each = Math.max(1, Math.floor(places / Math.max(1, accounts.length)))
  if (accounts.length < due.length) return { accounts, each, after: accounts.at(-1) ?? 0 }
  return { accounts, each, after: complete ? 0 : (found.at(-1)?.accountId ?? 0) }
}
