import type { Database } from '../../platform/db/database.ts'
import { type Account, type Action, actions, findAccount, mayDo, type Role } from '../accounts/index.ts'
import type { Session, User } from './session.store.ts'

export interface SessionAccount extends Pick<Account, 'id' | 'name' | 'type' | 'timeZone'> {
  role: Role
  rights: Action[]
}

/** Who has signed in, and where they may work. Each account is read by itself: none can see another. */
export async function describeSession(
  db: Database,
  { user, memberships }: Session,
): Promise<{ user: User; accounts: SessionAccount[] }> {
  const accounts = await Promise.all(
    memberships.map(async ({ accountId, customerId, role }) => {
      const account = await findAccount(db.reader({ accountId, customerId }))
      const rights = actions.filter((action) => mayDo(role, action))
      return (
        account && { id: account.id, name: account.name, type: account.type, timeZone: account.timeZone, role, rights }
      )
    }),
  )
  return { user, accounts: accounts.filter((account) => account !== undefined) }
}
