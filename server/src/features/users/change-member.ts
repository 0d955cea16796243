import { type Act, lockAccount, type Role } from '../accounts/index.ts'
import { isLastAdmin } from './member.rules.ts'
import { deleteMembership, listMembers, setRole } from './member.store.ts'
import { type MemberView, membersOf } from './members-of.ts'
import { userRefusals } from './user.refusals.ts'

/** Counts from the member's next request, and within a second on what they listen to. */
export async function changeRole({ tx }: Act, userId: number, role: Role): Promise<MemberView> {
  const { isLast } = await load(tx, userId)
  if (isLast && role !== 'admin') throw userRefusals.last_admin()
  setRole(tx, userId, role)
  const changed = (await membersOf(tx)).find((each) => each.userId === userId)
  return changed as MemberView
}

export async function removeMember({ tx }: Act, userId: number): Promise<void> {
  const { isLast } = await load(tx, userId)
  if (isLast) throw userRefusals.last_admin()
  deleteMembership(tx, userId)
}

/** Under the lock of the account: of two admins who demote each other one comes first, and the other is then the last. */
async function load(tx: Act['tx'], userId: number): Promise<{ isLast: boolean }> {
  await lockAccount(tx)
  const members = await listMembers(tx)
  if (!members.some((each) => each.userId === userId)) throw userRefusals.member_not_found()
  return { isLast: isLastAdmin(members, userId) }
}
