import type { Role } from '../accounts/role.rules.ts'

/** Whether an account would be left without an admin if this member had another role, or none. */
export function isLastAdmin(members: readonly { userId: number; role: Role }[], userId: number): boolean {
  const admins = members.filter(({ role }) => role === 'admin')
  return admins.length === 1 && admins[0]?.userId === userId
}
