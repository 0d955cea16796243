import type { Filter } from '../../platform/db/list-query.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { countSelected } from '../subscribers/index.ts'
import type { BulkSelection } from './fix-chosen.ts'

/** How many are chosen, and how many of them a group has already. */
export async function countChosen(
  look: Look<FullAccount>,
  selection: BulkSelection,
  groupId: number | null,
): Promise<{ total: number; inGroup: number | null }> {
  const [total, inGroup] = await Promise.all([
    countOf(look, selection, null),
    groupId === null ? null : countOf(look, selection, groupId),
  ])
  return { total, inGroup }
}

async function countOf(look: Look<FullAccount>, selection: BulkSelection, groupId: number | null): Promise<number> {
  const { mode, ids, narrowing } = selection
  const inGroup = groupId === null ? [] : [{ field: 'groupId', operator: 'eq' as const, values: [groupId] }]
  const named = { field: 'id', operator: 'eq' as const, values: [...ids] }
  const among = (filters: readonly Filter[]) => (ids.length === 0 ? 0 : countSelected(look, { ...narrowing, filters }))
  if (mode === 'some') return ids.length === 0 ? 0 : countSelected(look, { filters: [named, ...inGroup] })
  const all = { ...narrowing, filters: [...narrowing.filters, ...inGroup] }
  const [matching, exceptions] = await Promise.all([countSelected(look, all), among([...all.filters, named])])
  return matching - exceptions
}
