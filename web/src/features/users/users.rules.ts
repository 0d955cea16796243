import type { AccountSettings, Member, Role } from '../../api/records.ts'
import { noAnswer, reasonAmong } from '../../api/refusal.ts'

export const allRoles = ['admin', 'editor', 'author', 'analyst'] as const satisfies readonly Role[]

const explained = [
  'last_admin',
  'works_elsewhere',
  'no_second_factor',
  'member_not_found',
  'right_required',
  'reauthentication_required',
  'not_signed_in',
  noAnswer,
] as const

/** Which words tell why a change was refused, and what helps. */
export function reasonOf(error: Error): (typeof explained)[number] | 'other' {
  return reasonAmong(explained, error)
}

export function countOf(role: Role, members: readonly Pick<Member, 'role'>[]): number {
  return members.filter((member) => member.role === role).length
}

/** Whom it concerns when admins, or everyone, must have a second factor, and how many of them have none. */
export function concernedBy(
  demand: AccountSettings['requireSecondFactor'],
  members: readonly Pick<Member, 'role' | 'factors'>[],
): { people: number; without: number } {
  const concerned = members.filter(({ role }) => demand === 'everyone' || role === 'admin')
  return { people: concerned.length, without: concerned.filter(({ factors }) => factors.length === 0).length }
}

const explainedInvitations = [
  'already_member',
  'email_invalid',
  'invitations_too_many',
  'reauthentication_required',
  'right_required',
] as const

/** Which words tell why nobody was invited. */
export function inviteReasonOf(error: Error): (typeof explainedInvitations)[number] | 'other' {
  return reasonAmong(explainedInvitations, error)
}
