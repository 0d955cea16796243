import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import { alive } from '../users/session-life.rules.ts'

export interface OperatorSession {
  id: number
  tokenHash: Buffer
  operator: Columns<'operators', 'id' | 'email' | 'name' | 'languageIso'>
  /** A second factor was shown; without it the session is good for setting one up and nothing else. */
  hasFactor: boolean
  /** Nobody has noted for a while that it is in use. */
  isUntouched: boolean
}

export async function findOperatorSession(tx: OperatorTx, tokenHash: Buffer): Promise<OperatorSession | undefined> {
  const [found] = await tx.rows<
    OperatorSession['operator'] & { sessionId: number } & Pick<OperatorSession, 'hasFactor' | 'isUntouched'>
  >(sql`
    select s.id as "sessionId", s.has_factor as "hasFactor", s.seen_at < now() - interval '30 seconds' as "isUntouched",
           o.id, o.email, o.name, o.language_iso as "languageIso"
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.token_hash = ${tokenHash} and ${alive} and o.removed_at is null`)
  if (!found) return undefined
  const { sessionId, hasFactor, isUntouched, ...operator } = found
  return { id: sessionId, tokenHash, operator, hasFactor, isUntouched }
}

export async function touchOperatorSession(tx: OperatorTx, tokenHash: Buffer): Promise<void> {
  await tx.rows(sql`update operator_sessions s set seen_at = now() where s.token_hash = ${tokenHash} and ${alive}`)
}

type NewSession = Columns<'operator_sessions', 'operatorId' | 'tokenHash' | 'hasFactor' | 'address' | 'agent'>

/** Sessions of the operator that nobody can use any more go with it. */
export async function insertOperatorSession(tx: OperatorTx, session: NewSession): Promise<void> {
  const { operatorId, tokenHash, hasFactor, address, agent } = session
  await tx.rows(sql`delete from operator_sessions s where s.operator_id = ${operatorId} and not (${alive})`)
  await tx.rows(sql`
    insert into operator_sessions (operator_id, token_hash, has_factor, address, agent)
    values (${operatorId}, ${tokenHash}, ${hasFactor}, ${address}, ${agent})`)
}

/** The session goes on under another token, with a factor; those without one end. */
export async function proveOperatorSession(
  tx: OperatorTx,
  { id, operator }: OperatorSession,
  tokenHash: Buffer,
): Promise<void> {
  await tx.rows(sql`
    update operator_sessions s set token_hash = ${tokenHash}, has_factor = true where s.id = ${id}`)
  await tx.rows(sql`delete from operator_sessions s where s.operator_id = ${operator.id} and not s.has_factor`)
}

export async function deleteOperatorSession(tx: OperatorTx, tokenHash: Buffer): Promise<void> {
  await tx.rows(sql`delete from operator_sessions s where s.token_hash = ${tokenHash}`)
}
