import type { Reader } from '../../platform/db/database.ts'
import { type Audience, countReady, hasDynamicGroup } from './audience.store.ts'

/** How many people a mailing would reach now; null where only conditions can tell, which takes longer than a look may. */
export async function countAudience(reader: Reader, audience: Audience): Promise<number | null> {
  const named = [...audience.groupIds, ...audience.excludedGroupIds]
  if (named.length > 0 && (await hasDynamicGroup(reader, named))) return null
  return countReady(reader, audience)
}
