import type { Reader } from '../../platform/db/database.ts'
import { dynamicMembers } from '../conditions/index.ts'
import type { Audience } from './audience.store.ts'

/** The audience with its dynamic groups as they are now; `invalidIds` are those of whom nobody can tell who is in them. */
export async function evaluateAudience<A extends Audience>(
  reader: Reader,
  audience: A,
  now: Date,
): Promise<{ audience: A & Audience; invalidIds: number[] }> {
  const named = [...new Set([...audience.groupIds, ...audience.excludedGroupIds])]
  const { blocks, invalidIds } = await dynamicMembers(reader, now, named)
  return { audience: { ...audience, dynamicGroups: blocks }, invalidIds }
}
