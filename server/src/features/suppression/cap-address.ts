import type { App } from '../../platform/app/app.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { isSandbox } from '../accounts/index.ts'
import { capKey } from './mail-cap.rules.ts'

/**
 * How caps know an address, the same in every account. What a sandbox sends reaches nobody, so it counts for no other account;
 * and by another clock.
 */
export function capAddress(
  secrets: App['secrets'],
  { accountId }: Pick<Tenant, 'accountId'>,
  emailKey: string,
): Buffer {
  return secrets.hmac(isSandbox(accountId) ? `mail-cap:${accountId}` : 'mail-cap', capKey(emailKey))
}
