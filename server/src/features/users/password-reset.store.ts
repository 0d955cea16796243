import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { makeSignInsVoid } from './session.store.ts'

export const resetMinutes = 30

interface WantedReset extends Columns<'password_resets', 'tokenHash'> {
  emailKey: string
  /** What wants the mail with the link. */
  mail: Sql
  /** The attempt that was noted; written again, so that it takes as long where there is no such user. */
  attemptId: number
}

/** Who has a password to replace; whoever signs in by their company alone does not get one by a mail. */
export const withPassword = sql`exists (select from passwords p where p.user_id = u.id)`

/** The same statements whether there is such a user or not; a newer link takes the place of the former. */
export async function wantReset(db: Database, { emailKey, tokenHash, mail, attemptId }: WantedReset): Promise<void> {
  await db.outsideTenants([
    sql`select set_config('app.sign_in_email', ${emailKey}, true)`,
    sql`select set_config('app.user_id', coalesce(
          (select u.id::text from users u where u.email_key = ${emailKey}), '0'), true)`,
    sql`insert into password_resets (user_id, token_hash, expires_at)
        select u.id, ${tokenHash}::bytea, now() + make_interval(mins => ${resetMinutes})
        from users u where u.email_key = ${emailKey} and ${withPassword}
        on conflict (user_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
    mail,
    sql`update sign_in_failures f set failed_at = f.failed_at where f.id = ${attemptId}`,
  ])
}

const nameLink = (tokenHash: Buffer) => sql`select set_config('app.link_hash', ${tokenHash.toString('hex')}, true)`

/** Whose password the link is for, while it is good. */
export async function findResetUser(
  db: Database,
  tokenHash: Buffer,
): Promise<Columns<'users', 'id' | 'email'> | undefined> {
  const [, , [user]] = await db.outsideTenants<[Row, Row, Columns<'users', 'id' | 'email'>]>([
    nameLink(tokenHash),
    sql`select set_config('app.user_id', coalesce(
          (select r.user_id::text from password_resets r where r.token_hash = ${tokenHash} and r.expires_at > now()),
          '0'), true)`,
    sql`select u.id, u.email from users u where u.id = named_user()`,
  ])
  return user
}

/** Uses the link up, and ends every session with the former password. False when it was not good any more. */
export async function replacePassword(db: Database, renewal: Renewal): Promise<boolean> {
  const [, , replaced] = await db.outsideTenants<[Row, Row, Row]>(replacing(renewal))
  return replaced.length > 0
}

/** The same in a transaction that has more to do. */
export async function replacePasswordIn(tx: Tx, renewal: Renewal): Promise<boolean> {
  const [name, use, replace, end, makeVoid] = replacing(renewal)
  tx.write(name)
  tx.write(use)
  const replaced = await tx.rows(replace)
  tx.write(end)
  tx.write(makeVoid)
  return replaced.length > 0
}

interface Renewal extends Columns<'password_resets', 'tokenHash'>, Columns<'passwords', 'hash'> {}

const replacing = ({ tokenHash, hash }: Renewal): [Sql, Sql, Sql, Sql, Sql] => [
  nameLink(tokenHash),
  sql`with used as (
        delete from password_resets r where r.token_hash = ${tokenHash} and r.expires_at > now() returning r.user_id)
      select set_config('app.user_id', coalesce((select u.user_id::text from used u), '0'), true)`,
  sql`update passwords p set hash = ${hash}, changed_at = now() where p.user_id = named_user() returning p.user_id`,
  sql`delete from sessions s where s.user_id = named_user()`,
  makeSignInsVoid,
]
