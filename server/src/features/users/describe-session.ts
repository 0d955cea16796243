import type { App } from '../../platform/app/app.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import {
  type Account,
  type Action,
  actions,
  factorDueAt,
  findAccount,
  findFactorSetting,
  hasEnded,
  mayDoIn,
  type Role,
} from '../accounts/index.ts'
import type { Session, User } from './session.store.ts'

export interface SessionAccount extends Pick<Account, 'id' | 'name' | 'type' | 'timeZone' | 'closedAt' | 'sandboxOf'> {
  role: Role
  rights: Action[]
  /** Until when the user is let in without a second factor; null = has one, or needs none. */
  secondFactorDueAt: Timestamp | null
}

/** Who has signed in, and where they may work. Each account is read by itself: none can see another. */
export async function describeSession(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { user, memberships, hasFactor }: Session,
): Promise<{ user: User; accounts: SessionAccount[] }> {
  const accounts = await Promise.all(
    memberships.map(async (membership) => {
      const { role } = membership
      const reader = db.reader(membership)
      const [account, setting] = await Promise.all([findAccount(reader), findFactorSetting(reader)])
      if (!account || !setting || hasEnded(account, clock.now())) return undefined
      const { id, name, type, timeZone, closedAt, sandboxOf } = account
      const rights = actions.filter((action) => mayDoIn(account.id, role, action))
      const secondFactorDueAt = hasFactor ? null : factorDueAt(membership, setting)
      return { id, name, type, timeZone, role, rights, closedAt, sandboxOf, secondFactorDueAt }
    }),
  )
  return { user, accounts: accounts.filter((account) => account !== undefined) }
}
