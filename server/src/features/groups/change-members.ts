import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { lockAccount } from '../accounts/index.ts'
import { groupNotFound } from './change-group.ts'
import { type Assignment, groupTypes, planAssignment } from './group.rules.ts'
import { type Group, lockGroup } from './group.store.ts'
import { addMembers, findCandidates, removeMember } from './member.store.ts'

export async function assignMembers(
  { clock }: Pick<App, 'clock'>,
  tx: Tx,
  groupId: number,
  ids: number[],
): Promise<Assignment[]> {
  const [, group, candidates] = await Promise.all([
    lockAccount(tx),
    lockGroup(tx, groupId),
    findCandidates(tx, groupId, ids),
  ])
  checkAssignable(group)
  const plan = planAssignment(ids, candidates)
  const added = plan.filter(({ result }) => result === 'added').map(({ subscriberId }) => subscriberId)
  if (added.length > 0) addMembers(tx, groupId, added, timestamp(clock.now()))
  return plan
}

export async function dismissMember(tx: Tx, groupId: number, subscriberId: number): Promise<void> {
  const [, group] = await Promise.all([lockAccount(tx), lockGroup(tx, groupId)])
  checkAssignable(group)
  if (await removeMember(tx, groupId, subscriberId)) return
  throw new AppError('subscriber_not_found', 'The group has no member with this id.')
}

function checkAssignable(group: Group | undefined): asserts group is Group {
  if (!group) throw groupNotFound()
  if (group.type === groupTypes.dynamic) {
    throw new AppError(
      'group_is_dynamic',
      'Members of a dynamic group follow its conditions; change those in the application.',
    )
  }
}
