import { isBreached } from './breached.rules.ts'
import { isSuitable, normalPassword } from './password.rules.ts'
import { userRefusals } from './user.refusals.ts'

let list: Promise<ReadonlySet<string>> | undefined

/** Fetched with its first use: most processes never let anybody choose a password. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'] as string[])
}

/** Wherever a password is chosen. The list is shipped: no part of a password leaves the house. */
export async function expectSuitable(password: string, email: string): Promise<void> {
  if (!isSuitable(password, email)) throw userRefusals.password_unsuitable()
  list ??= commonPasswords()
  const known = await list
  if (isBreached(normalPassword(password), (word) => known.has(word))) throw userRefusals.password_breached()
}
