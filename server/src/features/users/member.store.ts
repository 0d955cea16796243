import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { Role } from '../accounts/index.ts'
import type { FactorKind } from './second-factor.rules.ts'

export interface Member
  extends Columns<'users', 'name' | 'email'>,
    Columns<'memberships', 'userId' | 'createdAt' | 'roleSince'> {
  role: Role
  factors: FactorKind[]
}

export function listMembers(reader: Reader): Promise<Member[]> {
  return reader.rows<Member>(sql`
    select m.user_id as "userId", u.name, u.email, m.role, m.role_since as "roleSince",
           m.created_at as "createdAt", u.factors
    from memberships m join users u on u.id = m.user_id
    where ${reader.owns('m')} order by u.name, m.user_id`)
}

export function setRole(tx: Tx, userId: number, role: Role): void {
  tx.write(sql`
    update memberships m set role = ${role},
      role_since = case when (m.role = 'admin') = (${role} = 'admin') then m.role_since else now() end
    where ${tx.owns('m')} and m.user_id = ${userId}`)
}

export function deleteMembership(tx: Tx, userId: number): void {
  tx.write(sql`delete from memberships m where ${tx.owns('m')} and m.user_id = ${userId}`)
}
