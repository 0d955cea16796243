import type { Reader } from '../../platform/db/database.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { listMailings } from './mailing.store.ts'

/** Keys and channels may point at it, whether it is active or not. */
export async function requireOptinMailing(reader: Reader, mailingId: number): Promise<void> {
  const mailing = (await listMailings(reader)).find(({ id }) => id === mailingId)
  if (mailing?.type === 'optin') return
  throw mailingRefusals.optin_mailing_not_found({ accountId: reader.tenant.accountId, mailingId })
}
