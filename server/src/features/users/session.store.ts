import sql, { type Sql } from 'sql-template-tag'
import type { Database, Row } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Role } from '../accounts/index.ts'

export type User = Columns<'users', 'id' | 'email' | 'name' | 'languageIso'>

export interface Membership extends Columns<'memberships', 'accountId' | 'customerId'> {
  role: Role
}

export interface Session {
  id: number
  tokenHash: Buffer
  user: User
  memberships: Membership[]
  /** Nobody has noted for a while that it is in use. */
  isUntouched: boolean
}

const alive = sql`s.seen_at > now() - interval '30 minutes' and s.created_at > now() - interval '12 hours'`
const membershipColumns = sql`m.account_id as "accountId", m.customer_id as "customerId", m.role`

const nameSession = (tokenHash: Buffer) =>
  sql`select set_config('app.session_hash', ${tokenHash.toString('hex')}, true)`
const nameUser = (userId: number) => sql`select set_config('app.user_id', ${String(userId)}, true)`

/** The session with its user and their rights as they are now, in one round trip. No user has the id 0. */
export async function findSession(db: Database, tokenHash: Buffer): Promise<Session | undefined> {
  const [, , [found], memberships] = await db.outsideTenants<
    [Row, Row, User & { sessionId: number; isUntouched: boolean }, Membership]
  >([
    nameSession(tokenHash),
    sql`select set_config('app.user_id', coalesce(
          (select s.user_id::text from sessions s where s.token_hash = ${tokenHash} and ${alive}), '0'), true)`,
    sql`select s.id as "sessionId", s.seen_at < now() - interval '30 seconds' as "isUntouched",
               u.id, u.email, u.name, u.language_iso as "languageIso"
        from sessions s join users u on u.id = s.user_id where s.token_hash = ${tokenHash} and ${alive}`,
    sql`select ${membershipColumns} from memberships m where m.user_id = named_user() order by m.account_id`,
  ])
  if (!found || memberships.length === 0) return undefined
  const { sessionId, isUntouched, ...user } = found
  return { id: sessionId, tokenHash, user, memberships, isUntouched }
}

export async function touchSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.outsideTenants([
    nameSession(tokenHash),
    sql`update sessions s set seen_at = now() where s.token_hash = ${tokenHash} and ${alive}`,
  ])
}

export type NewSession = Columns<'sessions', 'userId' | 'tokenHash' | 'address' | 'agent'>

/** Sessions of the user that nobody can use any more go with it. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db.outsideTenants([
    nameUser(session.userId),
    sql`delete from sessions s where s.user_id = ${session.userId} and not (${alive})`,
    sql`insert into sessions (user_id, token_hash, address, agent)
        values (${session.userId}, ${session.tokenHash}, ${session.address}, ${session.agent})`,
  ])
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

/** Whether there was one. */
export function deleteSession(db: Database, userId: number, sessionId: number): Promise<boolean> {
  return deleteWhere(db, nameUser(userId), sql`s.user_id = ${userId} and s.id = ${sessionId}`)
}

export async function deleteSessions(db: Database, userId: number): Promise<void> {
  await deleteWhere(db, nameUser(userId), sql`s.user_id = ${userId}`)
}

/** Whosever it is: who shows the token may end it. */
export function deleteSessionByToken(db: Database, tokenHash: Buffer): Promise<boolean> {
  return deleteWhere(db, nameSession(tokenHash), sql`s.token_hash = ${tokenHash}`)
}

async function deleteWhere(db: Database, name: Sql, condition: Sql): Promise<boolean> {
  const [, deleted] = await db.outsideTenants<[Row, Row]>([
    name,
    sql`delete from sessions s where ${condition} returning s.id`,
  ])
  return deleted.length > 0
}
