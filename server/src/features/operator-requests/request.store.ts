import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'
import type { RequestKind, RequestOutcome } from './request.rules.ts'

export interface OperatorRequest
  extends Columns<'operator_requests', 'id' | 'accountId' | 'userId' | 'reason' | 'askedBy' | 'askedAt' | 'agreedAt'> {
  kind: RequestKind
}

const columns = sql`
  r.id, r.kind, r.account_id as "accountId", r.user_id as "userId", r.reason, r.asked_by as "askedBy",
  r.asked_at as "askedAt", r.agreed_at as "agreedAt"`
const isOpen = sql`r.outcome is null`

export type NewRequest = Pick<OperatorRequest, 'kind' | 'accountId' | 'userId' | 'reason' | 'askedBy' | 'askedAt'>

/** Undefined when the same is asked for already. */
export async function insertRequest(tx: OperatorTx, wish: NewRequest): Promise<OperatorRequest | undefined> {
  const [request] = await tx.rows<OperatorRequest>(sql`
    insert into operator_requests as r (kind, account_id, user_id, reason, asked_by, asked_at)
    values (${wish.kind}, ${wish.accountId}, ${wish.userId}, ${wish.reason}, ${wish.askedBy}, ${wish.askedAt})
    on conflict (kind, account_id, user_id) where outcome is null do nothing returning ${columns}`)
  return request
}

export async function lockOpenRequest(tx: OperatorTx, id: number): Promise<OperatorRequest | undefined> {
  const [request] = await tx.rows<OperatorRequest>(sql`
    select ${columns} from operator_requests r where r.id = ${id} and ${isOpen} for update`)
  return request
}

export async function noteAgreement(tx: OperatorTx, id: number, at: Timestamp): Promise<void> {
  await tx.rows(sql`update operator_requests r set agreed_at = ${at} where r.id = ${id}`)
}

export interface RequestEnd {
  outcome: RequestOutcome
  at: Timestamp
  operatorId: number
}

export async function endRequest(tx: OperatorTx, id: number, { outcome, at, operatorId }: RequestEnd): Promise<void> {
  await tx.rows(sql`
    update operator_requests r set outcome = ${outcome}, ended_at = ${at}, ended_by = ${operatorId} where r.id = ${id}`)
}

export async function endLapsedRequests(tx: OperatorTx, askedBefore: Timestamp, at: Timestamp): Promise<void> {
  await tx.rows(sql`
    update operator_requests r set outcome = 'lapsed', ended_at = ${at}
    where ${isOpen} and r.asked_at < ${askedBefore}::timestamptz`)
}

export interface ShownRequest extends OperatorRequest, Columns<'operator_requests', 'endedAt'> {
  outcome: RequestOutcome | null
  askedByName: string
  endedByName: string | null
  /** The account, or the user. */
  objectName: string
  objectEmail: string | null
}

/** The open ones first, the oldest of them first; then those that ended last. */
export function listRequests(tx: OperatorTx, limit: number): Promise<ShownRequest[]> {
  return tx.rows<ShownRequest>(sql`
    select ${columns}, r.outcome, r.ended_at as "endedAt", o.name as "askedByName", e.name as "endedByName",
           coalesce(a.name, u.name) as "objectName", u.email as "objectEmail"
    from operator_requests r join operators o on o.id = r.asked_by left join operators e on e.id = r.ended_by
    left join accounts a on a.id = r.account_id left join users u on u.id = r.user_id
    order by ${isOpen} desc, r.ended_at desc, r.id limit ${limit}`)
}

export interface FactorHolder extends Columns<'users', 'id' | 'name'> {
  hasFactor: boolean
}

export function findFactorHolderByEmail(tx: OperatorTx, emailKey: string): Promise<FactorHolder | undefined> {
  return findFactorHolder(tx, sql`u.email_key = ${emailKey}`)
}

export function findFactorHolderById(tx: OperatorTx, id: number): Promise<FactorHolder | undefined> {
  return findFactorHolder(tx, sql`u.id = ${id}`)
}

async function findFactorHolder(tx: OperatorTx, which: Sql): Promise<FactorHolder | undefined> {
  const [holder] = await tx.rows<FactorHolder>(sql`
    select u.id, u.name, u.factors <> '{}' as "hasFactor" from users u where ${which}`)
  return holder
}

/** In the order in which transactions enter accounts. */
export function listWorkplaces(
  tx: OperatorTx,
  userId: number,
): Promise<Columns<'memberships', 'accountId' | 'customerId'>[]> {
  return tx.rows<Columns<'memberships', 'accountId' | 'customerId'>>(sql`
    select m.account_id as "accountId", m.customer_id as "customerId" from memberships m
    where m.user_id = ${userId} order by m.account_id`)
}
