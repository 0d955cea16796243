import { doors } from '../../doors.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { requireMailingOf } from '../mailings/index.ts'
import { insertChannel, type Translations } from './channel.store.ts'

/** A channel of the account's own; it takes effect at the next request. */
export async function createChannel(
  act: Act,
  { translations, optinMailingId = null }: { translations: Translations; optinMailingId?: number | null },
): Promise<number> {
  const { tx } = act
  if (optinMailingId !== null) await requireMailingOf(tx, 'optin', optinMailingId)
  tx.knock(doors.accountSetup)
  const createdAt = actTime(act)
  return insertChannel(tx, { isDefault: false, inheritedFrom: null, translations, optinMailingId, createdAt })
}

/** The one every account begins with. */
export async function createDefaultChannel(
  tx: Tx,
  { name, languages, createdAt }: { name: string; languages: readonly string[]; createdAt: Timestamp },
): Promise<void> {
  const translations = Object.fromEntries(languages.map((iso) => [iso, { name, description: null }]))
  await insertChannel(tx, { isDefault: true, inheritedFrom: null, translations, optinMailingId: null, createdAt })
}
