import type { App } from '../../platform/app/app.ts'
import type { Keyed } from './chain.rules.ts'
import type { WhichChain } from './signed-head.rules.ts'

type Parts = Pick<App, 'secrets'>

/** Each account has a key of its own, so that no entry can be moved from one to another. */
export function chainKey({ secrets }: Parts, { ledger, accountId }: WhichChain): Keyed {
  return (text) => secrets.hmac(`${ledger}-chain`, `${accountId}:${text}`)
}

export function headKey({ secrets }: Parts, { ledger, accountId }: WhichChain): Keyed {
  return (text) => secrets.hmac(`${ledger}-head`, `${accountId}:${text}`)
}
