import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { confirmMinutes, undoMinutes } from './email-change.rules.ts'
import { makeSignInsVoid, nameUser } from './session.store.ts'

export type EmailLink = Columns<'email_links', 'id' | 'userId' | 'email' | 'emailKey' | 'createdAt'>
type NewEmailLink = Columns<'email_links', 'userId' | 'email' | 'emailKey' | 'tokenHash'>
type LinkKind = 'confirm' | 'undo'

const nameLink = (tokenHash: Buffer) => sql`select set_config('app.link_hash', ${tokenHash.toString('hex')}, true)`
const unnameLink = sql`select set_config('app.link_hash', '', true)`
const goodLink = (tokenHash: Buffer, kind: LinkKind) => sql`
  select l.id, l.user_id as "userId", l.email, l.email_key as "emailKey", l.created_at as "createdAt"
  from email_links l where l.token_hash = ${tokenHash} and l.kind = ${kind} and l.expires_at > now()`

/** What the link would put in place, while it is good. */
export async function findUndo(db: Database, tokenHash: Buffer): Promise<EmailLink | undefined> {
  const [, [link]] = await db.outsideTenants<[Row, EmailLink]>([nameLink(tokenHash), goodLink(tokenHash, 'undo')])
  return link
}

export type WantedEmail = Columns<'email_links', 'email' | 'expiresAt'>

export async function findWantedEmail(db: Database, userId: number): Promise<WantedEmail | undefined> {
  const [, [wanted]] = await db.outsideTenants<[Row, WantedEmail]>([
    nameUser(userId),
    sql`select l.email, l.expires_at as "expiresAt" from email_links l
        where l.user_id = ${userId} and l.kind = 'confirm' and l.expires_at > now()`,
  ])
  return wanted
}

/** Those below are for transactions that name the user. A newer wish takes the place of the former. */
export function saveWantedEmail(tx: Tx, { userId, email, emailKey, tokenHash }: NewEmailLink): void {
  tx.write(sql`delete from email_links l where l.user_id = ${userId} and (l.kind = 'confirm' or l.expires_at <= now())`)
  insertLink(tx, 'confirm', { userId, email, emailKey, tokenHash }, confirmMinutes)
}

export function insertUndo(tx: Tx, link: NewEmailLink): void {
  insertLink(tx, 'undo', link, undoMinutes)
}

function insertLink(tx: Tx, kind: LinkKind, link: NewEmailLink, minutes: number): void {
  tx.write(sql`
    insert into email_links (user_id, kind, email, email_key, token_hash, expires_at)
    values (${link.userId}, ${kind}, ${link.email}, ${link.emailKey}, ${link.tokenHash}, now() + make_interval(mins => ${minutes}))`)
}

/** Runs what may ask for the user of another email; the transaction then is about the named user again. */
export function lookByEmail(tx: Tx, emailKey: string, statements: readonly Sql[]): void {
  tx.write(sql`select set_config('app.sign_in_email', ${emailKey}, true)`)
  for (const statement of statements) tx.write(statement)
  tx.write(sql`select set_config('app.sign_in_email', '', true)`)
}

export type FormerEmail = Columns<'users', 'email' | 'emailKey'>

/**
 * Gives the user the email of the link, under the lock of both; answers with the former one. Undefined when the link is not
 * good, or somebody else's; null when another user has the email meanwhile.
 */
export async function useEmailLink(
  tx: Tx,
  userId: number,
  { tokenHash, kind }: { tokenHash: Buffer; kind: LinkKind },
): Promise<(EmailLink & { former: FormerEmail }) | null | undefined> {
  const [former] = await tx.rows<FormerEmail>(
    sql`select u.email, u.email_key as "emailKey" from users u where u.id = ${userId} for update`,
  )
  tx.write(nameLink(tokenHash))
  const [link] = await tx.rows<EmailLink>(sql`${goodLink(tokenHash, kind)} for update`)
  if (!former || link?.userId !== userId) return undefined
  tx.write(sql`select set_config('app.sign_in_email', ${link.emailKey}, true)`)
  const holders = await tx.rows<{ id: number }>(sql`select u.id from users u where u.email_key = ${link.emailKey}`)
  if (holders.some(({ id }) => id !== userId)) return null
  tx.write(sql`select set_config('app.sign_in_email', '', true)`)
  tx.write(sql`update users u set email = ${link.email}, email_key = ${link.emailKey} where u.id = ${userId}`)
  tx.write(sql`delete from email_links l where l.token_hash = ${tokenHash}`)
  tx.write(unnameLink)
  // A link that went to the former address must not choose the password of the new one.
  tx.write(sql`delete from password_resets r where r.user_id = ${userId}`)
  tx.write(makeSignInsVoid)
  return { ...link, former }
}

/** Factors that came so long before the email was changed may be of whoever changed it. */
const doubtfulHours = 24

/**
 * Whoever had the access since the link was made keeps nothing of it: no way back to a later address, no session, no password,
 * no company that vouches for them, and no second factor or recovery code that they may have added.
 */
export function forgetSince(tx: Tx, { id, userId, createdAt }: EmailLink, { hash }: { hash: string }): void {
  const doubtful = sql`(${createdAt}::timestamptz - make_interval(hours => ${doubtfulHours}))`
  tx.write(sql`delete from email_links l where l.user_id = ${userId} and (l.kind = 'confirm' or l.id > ${id})`)
  tx.write(sql`delete from sessions s where s.user_id = ${userId}`)
  tx.write(sql`update passwords p set hash = ${hash}, changed_at = now() where p.user_id = ${userId}`)
  tx.write(sql`delete from passkeys p where p.user_id = ${userId} and p.created_at >= ${doubtful}`)
  tx.write(sql`delete from totp_factors t
    where t.user_id = ${userId} and (t.confirmed_at is null or t.confirmed_at >= ${doubtful})`)
  tx.write(sql`delete from company_subjects c where c.user_id = ${userId} and c.linked_at >= ${doubtful}`)
  tx.write(sql`delete from recovery_codes r where r.user_id = ${userId} and (r.created_at >= ${doubtful}
    or not exists (select from totp_factors t where t.user_id = ${userId})
    and not exists (select from passkeys p where p.user_id = ${userId}))`)
}

/** For the engine, which may see them for that alone. */
export async function deleteOldEmailLinks(db: Database): Promise<number> {
  const [gone] = await db.outsideTenants([sql`delete from email_links l where l.expires_at <= now() returning l.id`])
  return gone?.length ?? 0
}
