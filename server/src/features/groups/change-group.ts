import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actTime, type Look, lockAccount } from '../accounts/index.ts'
import { groupFaults, groupRefusals } from './group.refusals.ts'
import { type GroupPermissions, groupTypes, isLocked, nameKeyOf } from './group.rules.ts'
import { findGroup, findGroupByName, type Group, insertGroup, lockGroup, updateGroup } from './group.store.ts'

export interface NewGroup {
  name: string
  /** Absent = external. */
  type?: Group['type'] | undefined
  permissions?: Partial<GroupPermissions> | undefined
}

/** Absent members stay as they are. */
export interface GroupChange {
  name?: string | undefined
  type?: number | undefined
  permissions?: Partial<GroupPermissions> | undefined
}

export async function getGroup({ reader }: Look, id: number): Promise<Group> {
  const group = await findGroup(reader, id)
  if (!group) throw groupRefusals.group_not_found()
  return group
}

/** Groups of type 3 belong to the integrator: application users may only do what the permissions say. */
export async function createGroup(act: Act, { name, type = groupTypes.external, permissions }: NewGroup) {
  const { tx } = act
  const [, holder] = await Promise.all([lockAccount(tx), findGroupByName(tx, nameKeyOf(name))])
  if (holder !== undefined) throw groupRefusals.group_exists({ groupId: holder })
  const now = actTime(act)
  const open = type !== groupTypes.external
  const allowed = { canEdit: open, canDelete: open, canAssignSubscribers: open, ...permissions }
  const group = { name, type, ...allowed, createdAt: now, updatedAt: now }
  return { ...group, id: await insertGroup(tx, group, nameKeyOf(name)), subscriberCount: 0, countedAt: null }
}

export async function changeGroup(act: Act, id: number, { name, type, permissions }: GroupChange): Promise<Group> {
  const { tx } = act
  const [, before, holder] = await Promise.all([
    lockAccount(tx),
    lockGroup(tx, id),
    name === undefined ? undefined : findGroupByName(tx, nameKeyOf(name)),
  ])
  if (!before) throw groupRefusals.group_not_found()
  if (isLocked(before, 'canEdit', act.actor)) throw groupRefusals.group_locked({ permission: 'canEdit' })
  if (type !== undefined && type !== before.type)
    throw validationFailed([fieldError('#/type', groupFaults.group_type_fixed)])
  if (holder !== undefined && holder !== id) throw groupRefusals.group_exists({ groupId: holder })
  const after = { ...before, ...permissions, name: name ?? before.name }
  if (JSON.stringify(after) === JSON.stringify(before)) return before
  const changed = { ...after, updatedAt: actTime(act) }
  updateGroup(tx, changed, nameKeyOf(changed.name))
  return changed
}
