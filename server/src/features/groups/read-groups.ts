import type { ListQuery } from '../../platform/db/list-query.ts'
import type { Look } from '../accounts/index.ts'
import { type Condition, findConditionFaults, type PlacedFault } from '../conditions/index.ts'
import { getGroup } from './change-group.ts'
import { type Group, listConditions, listGroups } from './group.store.ts'
import { type GroupUse, listUses } from './group-use.store.ts'

export interface GroupInUse {
  group: Group
  uses: GroupUse[]
}

export async function listGroupsInUse(
  { reader }: Look,
  query: ListQuery,
): Promise<{ total: number; groups: GroupInUse[] }> {
  const { total, groups } = await listGroups(reader, query)
  const uses = await listUses(
    reader,
    groups.map(({ id }) => id),
  )
  const of = ({ id }: Group) => uses.filter(({ groupId }) => groupId === id)
  return { total, groups: groups.map((group) => ({ group, uses: of(group) })) }
}

export interface ReadGroup extends GroupInUse {
  /** Of a dynamic group. */
  conditions: Condition | null
  /** Why nobody can tell who is in it: something that its conditions name is gone. */
  faults: PlacedFault[]
}

export async function readGroup(look: Look, id: number): Promise<ReadGroup> {
  const { reader, clock } = look
  const [group, uses, all] = await Promise.all([getGroup(look, id), listUses(reader, [id]), listConditions(reader)])
  const conditions = all.find((each) => each.id === id)?.conditions ?? null
  const faults = conditions ? await findConditionFaults(reader, clock.now(), conditions, id) : []
  return { group, uses, conditions, faults }
}
