import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Approval } from '../accounts/index.ts'
import { signupMinutes } from './signup.rules.ts'

export type Signup = Columns<
  'signups',
  'email' | 'emailKey' | 'name' | 'organisation' | 'passwordHash' | 'languageIso' | 'timeZone'
> & { accountType: 'L' | 'S' }

const nameLink = (tokenHash: Buffer) => sql`select set_config('app.link_hash', ${tokenHash.toString('hex')}, true)`

/** The same writes for known and new emails: a link is made in either case, and only one of the mails has it. */
export async function saveSignup(
  db: Database,
  signup: Signup & { tokenHash: Buffer },
  mails: { ifNew: Sql; ifKnown: Sql },
): Promise<void> {
  await db.outsideTenants([
    sql`select set_config('app.sign_in_email', ${signup.emailKey}, true)`,
    sql`insert into signups (email, email_key, name, organisation, password_hash, language_iso, time_zone, account_type,
                             token_hash, expires_at)
        values (${signup.email}, ${signup.emailKey}, ${signup.name}, ${signup.organisation}, ${signup.passwordHash},
                ${signup.languageIso}, ${signup.timeZone}, ${signup.accountType}, ${signup.tokenHash},
                now() + make_interval(mins => ${signupMinutes}))`,
    mails.ifNew,
    mails.ifKnown,
  ])
}

const shown = sql`s.email, s.email_key as "emailKey", s.name, s.organisation, s.password_hash as "passwordHash",
                  s.language_iso as "languageIso", s.time_zone as "timeZone", s.account_type as "accountType"`

/** The one whose link is shown, while it is good. */
export async function findSignup(db: Database, tokenHash: Buffer): Promise<Signup | undefined> {
  const [, [signup]] = await db.outsideTenants<[Row, Signup]>([
    nameLink(tokenHash),
    sql`select ${shown} from signups s where s.token_hash = ${tokenHash} and s.expires_at > now()`,
  ])
  return signup
}

/** Under its lock, so that a link is used once. The transaction names the link from here on. */
export async function lockSignup(tx: Tx, tokenHash: Buffer): Promise<Signup | undefined> {
  tx.write(nameLink(tokenHash))
  const [signup] = await tx.rows<Signup>(
    sql`select ${shown} from signups s where s.token_hash = ${tokenHash} and s.expires_at > now() for update`,
  )
  return signup
}

export function deleteSignup(tx: Tx, tokenHash: Buffer): void {
  tx.write(sql`delete from signups s where s.token_hash = ${tokenHash}`)
}

/** For the engine, which may see them for that alone. */
export async function deleteOldSignups(db: Database): Promise<number> {
  const [gone] = await db.outsideTenants([sql`delete from signups s where s.expires_at <= now() returning s.id`])
  return gone?.length ?? 0
}

export interface OpenedAccount extends Columns<'accounts', 'id' | 'type' | 'name' | 'createdAt'> {
  approval: Approval
  admins: string[]
}

/** The longest waiting first. */
export function listUndecided(tx: OperatorTx): Promise<OpenedAccount[]> {
  return tx.rows<OpenedAccount>(sql`
    select a.id, a.type, a.name, a.approval, a.created_at as "createdAt",
           array(select u.name || ' <' || u.email || '>' from memberships m join users u on u.id = m.user_id
                 where m.account_id = a.id and m.role = 'admin' order by u.id) as admins
    from accounts a where a.approval <> 'approved' order by a.approval, a.created_at, a.id`)
}
