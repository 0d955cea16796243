import type { Database } from '../../platform/db/database.ts'
import { findAccount, type Standing } from '../accounts/index.ts'
import type { Membership, Session } from './session.store.ts'

export interface Reach {
  tenant: { accountId: number; customerId: number }
  standing: Standing
  /** By which they get there: one in the account itself, or in the L-account above it. */
  membership: Membership
}

/** How far somebody gets in an account as it stands now; undefined = for them it is not there. */
export async function findReach(
  db: Database,
  { memberships }: Pick<Session, 'memberships'>,
  accountId: number,
): Promise<Reach | undefined> {
  const own = memberships.find((membership) => membership.accountId === accountId)
  if (own) return { tenant: { accountId, customerId: own.customerId }, standing: own.role, membership: own }
  const account = await findAccount(db.reader({ accountId, customerId: 0 }))
  const above = memberships.find((membership) => membership.accountId === account?.parentAccountId)
  return above && { tenant: { accountId, customerId: above.customerId }, standing: 'above', membership: above }
}
