import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export interface SupportSession
  extends Columns<'support_sessions', 'id' | 'grantedBy' | 'reason' | 'grantedAt' | 'endsAt'> {
  /** Null = they have left. */
  granterName: string | null
}

const isOpen = sql`s.ended_at is null and s.ends_at > now()`

export async function findOpenSupport(reader: Reader): Promise<SupportSession | undefined> {
  const [session] = await reader.rows<SupportSession>(sql`
    select s.id, s.granted_by as "grantedBy", s.reason, s.granted_at as "grantedAt", s.ends_at as "endsAt",
           (select u.name from memberships m join users u on u.id = m.user_id
            where ${reader.owns('m')} and m.user_id = s.granted_by) as "granterName"
    from support_sessions s where ${reader.owns('s')} and ${isOpen} order by s.id desc limit 1`)
  return session
}

/** Grows with every session that begins or is ended. */
export async function findSupportMark(reader: Reader): Promise<number> {
  const [mark] = await reader.rows<{ mark: number }>(sql`
    select count(*) + count(s.ended_at) as mark from support_sessions s where ${reader.owns('s')}`)
  return (mark as { mark: number }).mark
}

export interface SupportWish {
  reason: string
  hours: number
}

export function insertSupport(tx: Tx, userId: number, { reason, hours }: SupportWish): void {
  tx.write(sql`
    insert into support_sessions (account_id, granted_by, reason, ends_at)
    values (${tx.tenant.accountId}, ${userId}, ${reason}, now() + make_interval(hours => ${hours}))`)
}

/** False when it has ended before. */
export async function endSupportSession(tx: Tx, id: number): Promise<boolean> {
  const ended = await tx.rows(sql`
    update support_sessions s set ended_at = now() where ${tx.owns('s')} and s.id = ${id} and ${isOpen} returning s.id`)
  return ended.length > 0
}
