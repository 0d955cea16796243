import type { Member, Role } from '../../api/records.ts'
import { noAnswer, Refusal } from '../../api/refusal.ts'

export const allRoles = ['admin', 'editor', 'author', 'analyst'] as const satisfies readonly Role[]

const explained = ['last_admin', 'member_not_found', 'right_required', 'not_signed_in', noAnswer] as const

/** Which words tell why a change was refused, and what helps. */
export function reasonOf(error: Error): (typeof explained)[number] | 'other' {
  const code = error instanceof Refusal ? error.code : null
  return explained.find((known) => known === code) ?? 'other'
}

export function countOf(role: Role, members: readonly Pick<Member, 'role'>[]): number {
  return members.filter((member) => member.role === role).length
}
