import type { App } from '../../platform/app/app.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { BareAct } from '../accounts/index.ts'
import { chainKey, type Keyed } from '../chains/index.ts'
import { appendConsent } from './consent.store.ts'
import { type ConsentEnd, type ConsentEntry, chain } from './consent-chain.rules.ts'

export function consentKey(app: Pick<App, 'secrets'>, { accountId }: Pick<Tenant, 'accountId'>): Keyed {
  return chainKey(app, { ledger: 'consent', accountId })
}

/** Appends to the account's chain behind `head`, which the transaction has locked; gives its new end. */
export function recordConsent(
  { tx, secrets }: Pick<BareAct, 'tx' | 'secrets'>,
  head: ConsentEnd,
  entries: readonly ConsentEntry[],
): ConsentEnd {
  const { chained, end } = chain(head, entries, consentKey({ secrets }, tx.tenant))
  appendConsent(tx, chained)
  return end
}
