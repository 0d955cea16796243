import type { Operator } from '../accounts/index.ts'
import { createUser, joinAccount, usersOf } from '../users/index.ts'
import type { Demo } from './create-demo.ts'

/** Somebody who signs in to every demo account as admin; one who is there already keeps the password. */
export async function provideDemoUser(
  operator: Operator,
  { accounts }: Demo,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const users = await usersOf(operator, null)
  const known = users.find((user) => user.email === email)
  const rolesThere = known?.roles ?? []
  const [first, ...further] = accounts.map(({ account }) => account.id) as [number, ...number[]]
  const demo = { email, password, name: 'Dana Demo', languageIso: 'en', role: 'admin' } as const
  if (!known) await createUser(operator, { ...demo, accountId: first })
  const isMember = (id: number) => rolesThere.some((role) => role.startsWith(`${id} `))
  for (const accountId of known ? [first, ...further] : further)
    if (!isMember(accountId)) await joinAccount(operator, { email, accountId, role: 'admin' })
}
