import type { Act } from '../accounts/index.ts'
import { actBelow } from '../customer-accounts/index.ts'
import { findCopyOf } from '../mailings/index.ts'
import { lockPublicationOf, type PublicationRow, type Source } from './publication.store.ts'
import { publish, type Terms } from './publish.ts'

/** The same, but only to accounts that lack the newest version: whoever has it does not hear of what has been written since. */
export async function publishMissed(
  act: Act,
  source: Source,
  terms: Terms,
  accountIds: readonly number[],
): Promise<{ id: number }> {
  const known = await lockPublicationOf(act.tx, source)
  if (!known) return publish(act, source, terms, accountIds)
  // What was taken back from everybody comes again when the L-account gives it again.
  if (known.withdrawnAt !== null) return known
  const behind: number[] = []
  for (const accountId of accountIds) if (await isBehind(act, accountId, known)) behind.push(accountId)
  return behind.length > 0 ? publish(act, source, terms, behind) : known
}

function isBehind(act: Act, accountId: number, { id: publicationId, version }: PublicationRow): Promise<boolean> {
  return actBelow(act, accountId, async (there) => {
    const copy = await findCopyOf(there.tx, { fromAccountId: act.account.id, publicationId })
    return copy === undefined || copy.withdrawnAt !== null || copy.newestVersion < version
  })
}
