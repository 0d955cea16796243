import sql from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

/** Whoever asks has shown that mail to this email reaches them. */
export async function findUserIdByEmail(db: Database, emailKey: string): Promise<number | undefined> {
  const [, [user]] = await db.outsideTenants<[Row, { id: number }]>([
    sql`select set_config('app.sign_in_email', ${emailKey}, true)`,
    sql`select u.id from users u where u.email_key = ${emailKey}`,
  ])
  return user?.id
}

export type UserByLink = Columns<'users', 'email' | 'emailKey' | 'name' | 'languageIso'> & Columns<'passwords', 'hash'>

/**
 * In the transaction that has named the link of the invitation or sign-up; from here on it names the user. Undefined when there is a
 * user with this email.
 */
export async function insertUserByLink(tx: Tx, user: UserByLink): Promise<number | undefined> {
  const id = await insertUserWithoutPassword(tx, user)
  if (id !== undefined)
    tx.write(sql`insert into passwords (user_id, hash, changed_at) values (${id}, ${user.hash}, now())`)
  return id
}

/** The same for whoever signs in otherwise, in the transaction that has named what lets them. */
export async function insertUserWithoutPassword(tx: Tx, user: Omit<UserByLink, 'hash'>): Promise<number | undefined> {
  // No user has the id 0.
  tx.write(sql`select set_config('app.sign_in_email', ${user.emailKey}, true), set_config('app.user_id', '0', true)`)
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into users (email, email_key, name, language_iso, created_at)
    values (${user.email}, ${user.emailKey}, ${user.name}, ${user.languageIso}, now())
    on conflict (email_key) do nothing returning id`)
  if (!row) return undefined
  tx.write(sql`select set_config('app.user_id', ${String(row.id)}, true)`)
  return row.id
}
