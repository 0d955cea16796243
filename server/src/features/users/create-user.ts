import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { type Operator, type Role, tenantOfAccount } from '../accounts/index.ts'
import { expectSuitable } from './expect-suitable.ts'
import { hashPassword } from './hash-password.ts'
import { userRefusals } from './user.refusals.ts'
import {
  findUserByEmail,
  insertMembership,
  insertPassword,
  insertUser,
  type KnownUser,
  listUsers,
} from './user.store.ts'

export interface UserWish {
  email: string
  name: string
  languageIso?: string
  password: string
  accountId: number
  role: Role
}

type Parts = Pick<Operator, 'operatorDb' | 'clock'>

/** Somebody who can sign in from now on, with a role in one account. */
export async function createUser(operator: Parts, wish: UserWish): Promise<number> {
  const tenant = await tenantOfAccount(operator, wish.accountId)
  const address = parseEmail(wish.email, false)
  if (typeof address === 'string') throw userRefusals.email_unsuitable()
  await expectSuitable(wish.password, address.email)
  const hash = await hashPassword(wish.password)
  const now = timestamp(operator.clock.now())
  return operator.operatorDb.transaction(async (tx) => {
    const { name, languageIso = 'de', role } = wish
    const userId = await insertUser(tx, { ...address, name, languageIso, createdAt: now })
    if (userId === undefined) throw userRefusals.user_exists({ email: address.email })
    await insertPassword(tx, { userId, hash, changedAt: now })
    await insertMembership(tx.enter(tenant), { userId, role, createdAt: now })
    return userId
  })
}

/** A user works in a further account. */
export async function joinAccount(
  operator: Parts,
  { email, accountId, role }: Pick<UserWish, 'email' | 'accountId' | 'role'>,
): Promise<number> {
  const tenant = await tenantOfAccount(operator, accountId)
  const address = parseEmail(email, false)
  return operator.operatorDb.transaction(async (tx) => {
    const userId = typeof address === 'string' ? undefined : await findUserByEmail(tx, address.emailKey)
    if (userId === undefined) throw userRefusals.user_not_found({ email })
    const joins = await insertMembership(tx.enter(tenant), {
      userId,
      role,
      createdAt: timestamp(operator.clock.now()),
    })
    if (!joins) throw userRefusals.already_member()
    return userId
  })
}

/** Of one account, or of all. */
export async function usersOf(operator: Pick<Operator, 'operatorDb'>, accountId: number | null): Promise<KnownUser[]> {
  if (accountId !== null) await tenantOfAccount(operator, accountId)
  return operator.operatorDb.transaction((tx) => listUsers(tx, accountId))
}
