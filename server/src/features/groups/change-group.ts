import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { AppError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import { lockAccount } from '../accounts/index.ts'
import { groupTypes, nameKeyOf } from './group.rules.ts'
import type { CreateGroupBody, UpdateGroupBody } from './group.schema.ts'
import {
  deleteGroup,
  findGroup,
  findGroupByName,
  type Group,
  insertGroup,
  lockGroup,
  updateGroup,
} from './group.store.ts'

type Clocked = Pick<App, 'clock'>

export async function getGroup(reader: Reader, id: number): Promise<Group> {
  const group = await findGroup(reader, id)
  if (!group) throw groupNotFound()
  return group
}

/** Groups of type 3 belong to the integrator: application users may only do what the permissions say. */
export async function createGroup({ clock }: Clocked, tx: Tx, body: CreateGroupBody): Promise<Group> {
  const name = body.name as string
  const [, holder] = await Promise.all([lockAccount(tx), findGroupByName(tx, nameKeyOf(name))])
  if (holder !== undefined) throw groupExists(holder)
  const now = timestamp(clock.now())
  const type = body.type ?? groupTypes.external
  const open = type !== groupTypes.external
  const permissions = { canEdit: open, canDelete: open, canAssignSubscribers: open, ...body.permissions }
  const group = { name, type, ...permissions, createdAt: now, updatedAt: now }
  return { ...group, id: await insertGroup(tx, group, nameKeyOf(name)), subscriberCount: 0 }
}

export async function changeGroup({ clock }: Clocked, tx: Tx, id: number, body: UpdateGroupBody): Promise<Group> {
  const name = body.name ?? null
  const [, before, holder] = await Promise.all([
    lockAccount(tx),
    lockGroup(tx, id),
    name === null ? undefined : findGroupByName(tx, nameKeyOf(name)),
  ])
  if (!before) throw groupNotFound()
  if (body.type !== undefined && body.type !== before.type)
    throw validationFailed([fieldError('#/type', 'group_type_fixed')])
  if (holder !== undefined && holder !== id) throw groupExists(holder)
  const after = { ...before, ...body.permissions, name: name ?? before.name }
  if (JSON.stringify(after) === JSON.stringify(before)) return before
  const changed = { ...after, updatedAt: timestamp(clock.now()) }
  updateGroup(tx, changed, nameKeyOf(changed.name))
  return changed
}

export async function removeGroup(tx: Tx, id: number): Promise<void> {
  const [, group] = await Promise.all([lockAccount(tx), lockGroup(tx, id)])
  if (!group) throw groupNotFound()
  deleteGroup(tx, id)
}

export function groupNotFound(): AppError {
  return new AppError('group_not_found', 'The account has no subscriber group with this id.')
}

function groupExists(groupId: number): AppError {
  return new AppError('group_exists', 'A group with this name exists; names differ by more than letter case.', {
    extensions: { groupId },
  })
}
