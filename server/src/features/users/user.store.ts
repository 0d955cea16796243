import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Role } from '../accounts/index.ts'

export type NewUser = Columns<'users', 'email' | 'emailKey' | 'name' | 'languageIso' | 'createdAt'>

/** Undefined when there is a user with this email. */
export async function insertUser(tx: OperatorTx, user: NewUser): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into users (email, email_key, name, language_iso, created_at)
    values (${user.email}, ${user.emailKey}, ${user.name}, ${user.languageIso}, ${user.createdAt})
    on conflict (email_key) do nothing returning id`)
  return row?.id
}

export async function insertPassword(
  tx: OperatorTx,
  { userId, hash, changedAt }: Columns<'passwords', 'userId' | 'hash' | 'changedAt'>,
): Promise<void> {
  await tx.rows(sql`insert into passwords (user_id, hash, changed_at) values (${userId}, ${hash}, ${changedAt})`)
}

export async function findUserByEmail(tx: OperatorTx, emailKey: string): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(sql`select u.id from users u where u.email_key = ${emailKey}`)
  return row?.id
}

export interface NewMembership {
  userId: number
  role: Role
  /** As the clock of the act says; else as that of the database does. */
  createdAt?: Timestamp
}

/** In the account of the transaction. False when the user is a member already. */
export async function insertMembership(tx: Tx, { userId, role, createdAt }: NewMembership): Promise<boolean> {
  const { accountId, customerId } = tx.tenant
  const inserted = await tx.rows(sql`
    insert into memberships (account_id, customer_id, user_id, role, created_at)
    values (${accountId}, ${customerId}, ${userId}, ${role}, coalesce(${createdAt ?? null}::timestamptz, now()))
    on conflict (account_id, user_id) do nothing returning user_id`)
  return inserted.length > 0
}

export interface KnownUser extends Columns<'users', 'id' | 'email' | 'name' | 'languageIso' | 'createdAt'> {
  /** Such as `3 admin`. */
  roles: string[]
}

/** Users of every customer, or those of one account. */
export function listUsers(tx: OperatorTx, accountId: number | null): Promise<KnownUser[]> {
  return tx.rows<KnownUser>(sql`
    select u.id, u.email, u.name, u.language_iso as "languageIso", u.created_at as "createdAt",
           array(select m.account_id || ' ' || m.role from memberships m where m.user_id = u.id order by m.account_id) as roles
    from users u
    where ${accountId}::bigint is null
       or exists (select from memberships m where m.user_id = u.id and m.account_id = ${accountId}::bigint)
    order by u.id`)
}
