import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { factorDueAt, findFactorSetting } from '../accounts/index.ts'
import { listMembers, type Member } from './member.store.ts'

export interface MemberView extends Omit<Member, 'roleSince'> {
  /** Until when they are let in without a second factor; null = they have one, or need none. */
  secondFactorDueAt: Timestamp | null
}

/** Who works in the account, and who of them still needs a second factor. */
export async function membersOf(reader: Reader): Promise<MemberView[]> {
  const [members, setting] = await Promise.all([listMembers(reader), findFactorSetting(reader)])
  return members.map(({ roleSince, ...member }) => {
    const isWanting = setting !== undefined && member.factors.length === 0
    return { ...member, secondFactorDueAt: isWanting ? factorDueAt({ ...member, roleSince }, setting) : null }
  })
}
