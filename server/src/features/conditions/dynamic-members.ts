import type { Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { blocksThatMatch } from './evaluate-conditions.ts'
import { findConditionFaults } from './find-condition-faults.ts'
import { findNamedGroups } from './surroundings.store.ts'

export interface DynamicMembers {
  /** Who is in each dynamic group of those asked for, as a query for blocks. */
  blocks: ReadonlyMap<number, Sql>
  /** Dynamic groups whose conditions name something that is gone: who is in them cannot be told. */
  invalidIds: number[]
  /** Nobody is in these: there is no such group, or it lies in the trash. */
  goneIds: number[]
}

/** Evaluates the dynamic ones of some groups at this moment. */
export async function dynamicMembers(reader: Reader, now: Date, groupIds: readonly number[]): Promise<DynamicMembers> {
  const groups = await findNamedGroups(reader, groupIds)
  const goneIds = groupIds.filter((id) => !groups.some((group) => group.id === id))
  const blocks = new Map<number, Sql>()
  const invalidIds: number[] = []
  for (const { id, conditions } of groups.filter(({ isDynamic }) => isDynamic)) {
    if (conditions === null || (await findConditionFaults(reader, now, conditions, id)).length > 0) invalidIds.push(id)
    else blocks.set(id, await blocksThatMatch(reader, now, conditions))
  }
  return { blocks, invalidIds, goneIds }
}
