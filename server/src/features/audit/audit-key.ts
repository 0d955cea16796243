import type { App } from '../../platform/app/app.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { Keyed } from './audit-chain.rules.ts'

/** No account has the id 0. */
export const outsideAccounts = { accountId: 0 }

/** Each account has a key of its own, so that no entry can be moved from one to another. */
export function auditKey({ secrets }: Pick<App, 'secrets'>, { accountId }: Pick<Tenant, 'accountId'>): Keyed {
  return (text) => secrets.hmac('audit-chain', `${accountId}:${text}`)
}
