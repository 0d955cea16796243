import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { assertSound, type Condition, conditionLimits, countConditions } from '../conditions/index.ts'
import { createGroup } from './change-group.ts'
import { groupRefusals } from './group.refusals.ts'
import { groupTypes, isLocked } from './group.rules.ts'
import { type Group, listConditions, lockGroup, saveConditions } from './group.store.ts'

/** Whoever matches belongs to it; it is counted at once, so that its number is never a guess. */
export async function createDynamicGroup(act: Act, name: string, conditions: Condition): Promise<Group> {
  const people = await countSound(act, null, conditions)
  await lockAccount(act.tx)
  const { dynamicGroups: limit } = conditionLimits
  if ((await listConditions(act.tx)).length >= limit) throw groupRefusals.dynamic_group_limit({ limit })
  const group = await createGroup(act, { name, type: groupTypes.dynamic })
  await save(act, group.id, conditions, people)
  return { ...group, subscriberCount: people }
}

export async function changeConditions(act: Act, id: number, conditions: Condition): Promise<void> {
  const people = await countSound(act, id, conditions)
  const [, group] = await Promise.all([lockAccount(act.tx), lockGroup(act.tx, id)])
  if (!group) throw groupRefusals.group_not_found()
  if (group.type !== groupTypes.dynamic) throw groupRefusals.group_not_dynamic()
  if (isLocked(group, 'canEdit', act.actor)) throw groupRefusals.group_locked({ permission: 'canEdit' })
  await save(act, id, conditions, people)
}

/** Before the account is locked: a million people take a moment to count, and others want to write meanwhile. */
async function countSound(act: Act, id: number | null, conditions: Condition): Promise<number> {
  await assertSound(act, conditions, id)
  return countConditions(act, conditions)
}

/** What was sound before may have become part of a circle since. */
async function save(act: Act, id: number, conditions: Condition, people: number): Promise<void> {
  await assertSound(act, conditions, id)
  saveConditions(act.tx, id, conditions, people, actTime(act))
}
