import { type Act, lockAccount } from '../accounts/index.ts'
import { listMembers } from './member.store.ts'
import { deleteFactorsOf, worksForOthers } from './reset-factor.store.ts'
import { userRefusals } from './user.refusals.ts'

/**
 * Somebody lost the phone and the recovery codes. An admin answers for those who work for this customer alone: whoever works
 * elsewhere, too, would be opened there by somebody who has no say in it. They are signed out everywhere.
 */
export async function resetFactor({ tx }: Act, userId: number): Promise<void> {
  await lockAccount(tx)
  const members = await listMembers(tx)
  if (!members.some((member) => member.userId === userId)) throw userRefusals.member_not_found()
  if (await worksForOthers(tx, userId)) throw userRefusals.works_elsewhere()
  if (!(await deleteFactorsOf(tx, userId))) throw userRefusals.no_second_factor()
}
