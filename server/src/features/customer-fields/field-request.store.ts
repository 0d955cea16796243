import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

export type FieldRequest = Omit<Columns<'field_requests'>, 'accountId'>
export type FieldWish = Pick<FieldRequest, 'name' | 'fieldType' | 'type' | 'purpose'>

const columns = sql`
  r.id, r.name, r.field_type as "fieldType", r.type, r.purpose, r.asked_by as "askedBy", r.created_at as "createdAt",
  r.decided_at as "decidedAt", r.outcome, r.field_id as "fieldId", r.answer`

export async function insertFieldRequest(
  tx: Tx,
  request: FieldWish & Pick<FieldRequest, 'askedBy' | 'createdAt'>,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into field_requests (account_id, name, field_type, type, purpose, asked_by, created_at)
    values (${tx.tenant.accountId}, ${request.name}, ${request.fieldType}, ${request.type}, ${request.purpose},
            ${request.askedBy}, ${request.createdAt})
    returning id`)
  return (row as { id: number }).id
}

/** The newest first. */
export function listFieldRequests(reader: Reader, limit: number): Promise<FieldRequest[]> {
  return reader.rows<FieldRequest>(
    sql`select ${columns} from field_requests r where ${reader.owns('r')} order by r.id desc limit ${limit}`,
  )
}

export async function lockFieldRequest(tx: Tx, id: number): Promise<FieldRequest | undefined> {
  const [request] = await tx.rows<FieldRequest>(
    sql`select ${columns} from field_requests r where ${tx.owns('r')} and r.id = ${id} for update`,
  )
  return request
}

type Decision = Pick<FieldRequest, 'outcome' | 'fieldId' | 'answer'> & { decidedAt: Timestamp }

export function decideFieldRequest(tx: Tx, id: number, { outcome, fieldId, answer, decidedAt }: Decision): void {
  tx.write(sql`
    update field_requests r set outcome = ${outcome}, field_id = ${fieldId}, answer = ${answer}, decided_at = ${decidedAt}
    where ${tx.owns('r')} and r.id = ${id}`)
}

export type WaitingRequest = FieldRequest & { accountId: number; account: string }

/** Of all accounts, the longest waiting first. */
export function listWaitingRequests(tx: OperatorTx): Promise<WaitingRequest[]> {
  return tx.rows<WaitingRequest>(sql`
    select ${columns}, r.account_id as "accountId", a.name as account
    from field_requests r join accounts a on a.id = r.account_id where r.outcome is null order by r.created_at, r.id`)
}
