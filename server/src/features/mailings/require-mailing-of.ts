import type { Reader } from '../../platform/db/database.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import type { MatterType } from './mailing.rules.ts'
import { listMailings } from './mailing.store.ts'

const notFound = {
  optin: mailingRefusals.optin_mailing_not_found,
  optout: mailingRefusals.optout_mailing_not_found,
} satisfies Record<MatterType, unknown>

/** Accounts, channels and keys may point at it, whether it is active or not. */
export async function requireMailingOf(reader: Reader, type: MatterType, mailingId: number): Promise<void> {
  const mailing = (await listMailings(reader)).find(({ id }) => id === mailingId)
  if (mailing?.type === type) return
  throw notFound[type]({ accountId: reader.tenant.accountId, mailingId })
}
