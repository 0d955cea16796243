import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { type Act, type Actor, actTime, lockAccount } from '../accounts/index.ts'
import { groupRefusals } from './group.refusals.ts'
import { type Assignment, groupTypes, isLocked, planAssignment } from './group.rules.ts'
import { type Group, lockGroup } from './group.store.ts'
import { addMembers, findCandidates, findIdsByAddress, removeMember, removeMembers } from './member.store.ts'

export async function assignMembers(act: Act, groupId: number, ids: readonly number[]): Promise<Assignment[]> {
  const { tx } = act
  const [, group, candidates] = await Promise.all([
    lockAccount(tx),
    lockGroup(tx, groupId),
    findCandidates(tx, groupId, ids),
  ])
  checkAssignable(group, act.actor)
  const plan = planAssignment(ids, candidates)
  const added = plan.filter(({ result }) => result === 'added').map(({ subscriberId }) => subscriberId)
  if (added.length > 0) addMembers(tx, groupId, added, actTime(act))
  return plan
}

export interface PeopleAssigned {
  added: number[]
  alreadyMembers: number
  /** As it was given: nobody of the account has it. */
  unknown: string[]
}

/** The same for whoever has written addresses or ids down, one of them per line. */
export async function assignPeople(act: Act, groupId: number, given: readonly string[]): Promise<PeopleAssigned> {
  const keys = given.map((text) => addressKeyOf(text, act.config.ALLOW_EAI))
  const byAddress = await findIdsByAddress(act.tx, [...new Set(keys.filter((key) => key !== null))])
  const ids = given.map((text, i) => (isId(text) ? Number(text) : byAddress.get(keys[i] ?? '')))
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  const plan = await assignMembers(act, groupId, known)
  const nobody = new Set(plan.filter(({ result }) => result === 'notFound').map(({ subscriberId }) => subscriberId))
  return {
    added: plan.filter(({ result }) => result === 'added').map(({ subscriberId }) => subscriberId),
    alreadyMembers: plan.filter(({ result }) => result === 'alreadyMember').length,
    unknown: [...new Set(given.filter((_, i) => ids[i] === undefined || nobody.has(ids[i])))],
  }
}

function isId(text: string): boolean {
  return /^[1-9][0-9]{0,14}$/.test(text)
}

function addressKeyOf(text: string, allowEai: boolean): string | null {
  const parsed = parseEmail(text, allowEai)
  return typeof parsed === 'string' ? null : parsed.emailKey
}

export async function dismissMember({ tx, actor }: Act, groupId: number, subscriberId: number): Promise<void> {
  const [, group] = await Promise.all([lockAccount(tx), lockGroup(tx, groupId)])
  checkAssignable(group, actor)
  if (!(await removeMember(tx, groupId, subscriberId))) throw groupRefusals.subscriber_not_found()
}

/** Tells who was in it, so that they can be put back. */
export async function dismissMembers({ tx, actor }: Act, groupId: number, ids: readonly number[]): Promise<number[]> {
  const [, group] = await Promise.all([lockAccount(tx), lockGroup(tx, groupId)])
  checkAssignable(group, actor)
  return removeMembers(tx, groupId, ids)
}

/** Refuses before anything is begun what would be refused for everybody. */
export async function expectAssignable({ tx, actor }: Act, groupId: number): Promise<void> {
  checkAssignable(await lockGroup(tx, groupId), actor)
}

function checkAssignable(group: Group | undefined, actor: Actor): asserts group is Group {
  if (!group) throw groupRefusals.group_not_found()
  if (group.type === groupTypes.dynamic) throw groupRefusals.group_is_dynamic()
  if (isLocked(group, 'canAssignSubscribers', actor))
    throw groupRefusals.group_locked({ permission: 'canAssignSubscribers' })
}
