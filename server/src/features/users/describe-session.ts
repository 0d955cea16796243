import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  type Account,
  type Action,
  actions,
  factorDueAt,
  findAccount,
  findFactorSetting,
  mayDo,
  type Role,
} from '../accounts/index.ts'
import type { Session, User } from './session.store.ts'

export interface SessionAccount extends Pick<Account, 'id' | 'name' | 'type' | 'timeZone'> {
  role: Role
  rights: Action[]
  /** Until when the user is let in without a second factor; null = has one, or needs none. */
  secondFactorDueAt: Timestamp | null
}

/** Who has signed in, and where they may work. Each account is read by itself: none can see another. */
export async function describeSession(
  db: Database,
  { user, memberships, hasFactor }: Session,
): Promise<{ user: User; accounts: SessionAccount[] }> {
  const accounts = await Promise.all(
    memberships.map(async (membership) => {
      const { role } = membership
      const reader = db.reader(membership)
      const [account, setting] = await Promise.all([findAccount(reader), findFactorSetting(reader)])
      if (!account || !setting) return undefined
      const { id, name, type, timeZone } = account
      const rights = actions.filter((action) => mayDo(role, action))
      const secondFactorDueAt = hasFactor ? null : factorDueAt(membership, setting)
      return { id, name, type, timeZone, role, rights, secondFactorDueAt }
    }),
  )
  return { user, accounts: accounts.filter((account) => account !== undefined) }
}
