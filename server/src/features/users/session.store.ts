import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Role } from '../accounts/index.ts'
import { alive } from './session-life.rules.ts'
import type { Recognised } from './sign-in.store.ts'

export type User = Columns<'users', 'id' | 'email' | 'name' | 'languageIso'>

export interface Membership extends Columns<'memberships', 'accountId' | 'customerId' | 'roleSince'> {
  role: Role
}

export interface Session {
  id: number
  tokenHash: Buffer
  user: User
  memberships: Membership[]
  /** What its user may do, as one value to compare. */
  rights: string
  /** Nobody has noted for a while that it is in use. */
  isUntouched: boolean
  /** Its user has shown who they are a short while ago. */
  isFresh: boolean
  /** What its user may do has changed since its token was made. */
  isOutdated: boolean
  /** Its user has a second factor. */
  hasFactor: boolean
}

/** Who signs in once more ends the session that was used least lately. */
export const mostSessions = 20
const freshMinutes = 10

const membershipColumns = sql`m.account_id as "accountId", m.customer_id as "customerId", m.role, m.role_since as "roleSince"`

const ownMemberships = sql`
  select ${membershipColumns} from memberships m where m.user_id = named_user() order by m.account_id`

const nameSession = (tokenHash: Buffer) =>
  sql`select set_config('app.session_hash', ${tokenHash.toString('hex')}, true)`
/** In a transaction that names the user: of two acts on their own ways in one comes first. */
export const lockUser = sql`select u.id from users u where u.id = named_user() for no key update`
export const nameUser = (userId: number) => sql`select set_config('app.user_id', ${String(userId)}, true)`
const ownRights = sql`rights_of(named_user())`

/** The session with its user and their rights as they are now, in one round trip. No user has the id 0. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<Session | undefined> {
  const [, , [found], memberships] = await db.outsideTenants<
    [
      Row,
      Row,
      User & { sessionId: number } & Pick<Session, 'rights' | 'isUntouched' | 'isFresh' | 'isOutdated' | 'hasFactor'>,
      Membership,
    ]
  >([
    nameSession(tokenHash),
    sql`select set_config('app.user_id', coalesce(
          (select s.user_id::text from sessions s where s.token_hash = ${tokenHash} and ${alive}), '0'), true)`,
    sql`select s.id as "sessionId", s.seen_at < now() - interval '30 seconds' as "isUntouched",
               coalesce(s.shown_at, s.created_at) > now() - make_interval(mins => ${freshMinutes}) as "isFresh",
               r.rights, s.rights_hash <> r.rights as "isOutdated",
               u.factors <> '{}' as "hasFactor", u.id, u.email, u.name, u.language_iso as "languageIso"
        from sessions s join users u on u.id = s.user_id, ${ownRights} as r (rights)
        where s.token_hash = ${tokenHash} and ${alive}`,
    ownMemberships,
  ])
  if (!found || memberships.length === 0) return undefined
  const { sessionId, rights, isUntouched, isFresh, isOutdated, hasFactor, ...user } = found
  return { id: sessionId, tokenHash, user, memberships, rights, isUntouched, isFresh, isOutdated, hasFactor }
}

/** What the users of these sessions may do now, by token; of those that have ended, nothing. */
export async function rightsOfSessions(db: Database, tokens: string[]): Promise<Map<string, string>> {
  const [sessions] = await db.outsideTenants<[{ token: string; rights: string }]>([
    sql`select encode(s.token_hash, 'hex') as token, s.rights
        from sessions_of_tokens(array(select decode(t, 'hex') from unnest(${tokens}::text[]) t)) s where ${alive}`,
  ])
  return new Map(sessions.map(({ token, rights }) => [token, rights]))
}

export async function touchSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.outsideTenants([
    nameSession(tokenHash),
    sql`update sessions s set seen_at = now() where s.token_hash = ${tokenHash} and ${alive}`,
  ])
}

export type NewSession = Columns<'sessions', 'userId' | 'tokenHash' | 'address' | 'agent' | 'shownAt'>

/** In a transaction that names the user. Sessions that nobody can use any more go with it, and the least used of too many. */
export function insertSession(tx: Tx, { userId, tokenHash, address, agent, shownAt }: NewSession): void {
  tx.write(sql`select pg_advisory_xact_lock(32, hashint8(${userId}))`)
  tx.write(sql`delete from sessions s where s.user_id = ${userId} and not (${alive})`)
  tx.write(sql`
    delete from sessions s where s.id in (
      select o.id from sessions o where o.user_id = ${userId}
      order by o.seen_at desc, o.id desc offset ${mostSessions - 1})`)
  tx.write(sql`
    insert into sessions (user_id, token_hash, address, agent, shown_at, rights_hash)
    values (${userId}, ${tokenHash}, ${address}, ${agent},
            case when ${shownAt}::timestamptz < now() then ${shownAt}::timestamptz end, ${ownRights})`)
}

/** Under the lock of the user, so that nothing becomes void meanwhile. */
export async function isStillGood(tx: Tx, { userId, accessVersion }: Recognised): Promise<boolean> {
  const same = await tx.rows(
    sql`select u.id from users u where u.id = ${userId} and u.access_version = ${accessVersion}`,
  )
  return same.length > 0
}

/** Whatever the user has shown up to now, in sign-ins that have not come to their end, opens nothing any more. */
export const makeSignInsVoid = sql`update users u set access_version = u.access_version + 1 where u.id = named_user()`

/** Whether the session that a request came with has not ended since. */
export async function goesOn(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const [session] = await tx.rows<{ id: number }>(
    sql`select s.id from sessions s where s.token_hash = ${tokenHash} and ${alive}`,
  )
  return session !== undefined
}

interface Tokens {
  former: Buffer
  next: Buffer
}

/** The same session under another token and id; false when it has ended meanwhile. */
export async function replaceSession(db: Database, userId: number, tokens: Tokens): Promise<boolean> {
  const [, renewed] = await db.outsideTenants<[Row, Row]>([nameUser(userId), replacement(userId, tokens)])
  return renewed.length > 0
}

/** The same in a transaction that names the user, whose other sessions end with it. */
export async function replaceAllSessions(tx: Tx, userId: number, tokens: Tokens): Promise<boolean> {
  const renewed = await tx.rows(replacement(userId, tokens))
  tx.write(sql`delete from sessions s where s.user_id = ${userId} and s.token_hash <> ${tokens.next}`)
  return renewed.length > 0
}

function replacement(userId: number, { former, next }: Tokens): Sql {
  return sql`
    with ended as (
      delete from sessions s where s.user_id = ${userId} and s.token_hash = ${former} and ${alive}
      returning s.user_id, s.created_at, s.shown_at, s.address, s.agent)
    insert into sessions (user_id, token_hash, created_at, shown_at, address, agent, rights_hash)
    select e.user_id, ${next}, e.created_at, e.shown_at, e.address, e.agent, ${ownRights} from ended e returning id`
}

export type ListedSession = Columns<'sessions', 'id' | 'createdAt' | 'seenAt' | 'address' | 'agent'>

export async function listSessions(db: Database, userId: number): Promise<ListedSession[]> {
  const [, sessions] = await db.outsideTenants<[Row, ListedSession]>([
    nameUser(userId),
    sql`select s.id, s.created_at as "createdAt",
               s.seen_at as "seenAt", s.address, s.agent
        from sessions s where s.user_id = ${userId} and ${alive} order by s.seen_at desc, s.id desc`,
  ])
  return sessions
}

/** Whether there was one; in a transaction that names the user. */
export async function deleteSession(tx: Tx, userId: number, sessionId: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    delete from sessions s where s.user_id = ${userId} and s.id = ${sessionId} returning s.id`)
  return rows.length > 0
}

export function deleteSessions(tx: Tx, userId: number): void {
  tx.write(sql`delete from sessions s where s.user_id = ${userId}`)
}

/** Where a user works. */
export async function listMemberships(db: Database, userId: number): Promise<Membership[]> {
  const [, memberships] = await db.outsideTenants<[Row, Membership]>([nameUser(userId), ownMemberships])
  return memberships
}

/** Whosever it is: who shows the token may end it. */
export async function deleteSessionByToken(db: Database, tokenHash: Buffer): Promise<void> {
  await db.outsideTenants([nameSession(tokenHash), sql`delete from sessions s where s.token_hash = ${tokenHash}`])
}
