import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { groupRefusals } from './group.refusals.ts'
import { type Assignment, groupTypes, planAssignment } from './group.rules.ts'
import { type Group, lockGroup } from './group.store.ts'
import { addMembers, findCandidates, removeMember } from './member.store.ts'

export async function assignMembers(act: Act, groupId: number, ids: readonly number[]): Promise<Assignment[]> {
  const { tx } = act
  const [, group, candidates] = await Promise.all([
    lockAccount(tx),
    lockGroup(tx, groupId),
    findCandidates(tx, groupId, ids),
  ])
  checkAssignable(group)
  const plan = planAssignment(ids, candidates)
  const added = plan.filter(({ result }) => result === 'added').map(({ subscriberId }) => subscriberId)
  if (added.length > 0) addMembers(tx, groupId, added, actTime(act))
  return plan
}

export async function dismissMember({ tx }: Act, groupId: number, subscriberId: number): Promise<void> {
  const [, group] = await Promise.all([lockAccount(tx), lockGroup(tx, groupId)])
  checkAssignable(group)
  if (!(await removeMember(tx, groupId, subscriberId))) throw groupRefusals.subscriber_not_found()
}

function checkAssignable(group: Group | undefined): asserts group is Group {
  if (!group) throw groupRefusals.group_not_found()
  if (group.type === groupTypes.dynamic) throw groupRefusals.group_is_dynamic()
}
