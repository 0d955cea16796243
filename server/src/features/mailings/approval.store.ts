import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'

export type ApprovalRequest = Columns<
  'mailing_approvals',
  | 'mailingId'
  | 'fingerprint'
  | 'plannedAt'
  | 'note'
  | 'askedBy'
  | 'askedAt'
  | 'decidedBy'
  | 'decidedAt'
  | 'isApproved'
  | 'answer'
>

const requestColumns = sql`
  q.mailing_id as "mailingId", q.fingerprint, q.planned_at as "plannedAt", q.note, q.asked_by as "askedBy",
  q.asked_at as "askedAt", q.decided_by as "decidedBy", q.decided_at as "decidedAt", q.is_approved as "isApproved", q.answer`

export async function findApprovalRequest(reader: Reader, mailingId: number): Promise<ApprovalRequest | undefined> {
  const [request] = await reader.rows<ApprovalRequest>(sql`
    select ${requestColumns} from mailing_approvals q where ${reader.owns('q')} and q.mailing_id = ${mailingId}`)
  return request
}

/** Which of these mailings somebody has asked about and nobody has answered for. */
export async function listUnanswered(reader: Reader, mailingIds: readonly number[]): Promise<ApprovalRequest[]> {
  return reader.rows<ApprovalRequest>(sql`
    select ${requestColumns} from mailing_approvals q
    where ${reader.owns('q')} and q.mailing_id = any(${mailingIds}) and q.decided_at is null order by q.mailing_id`)
}

export type NewRequest = Pick<
  ApprovalRequest,
  'mailingId' | 'fingerprint' | 'plannedAt' | 'note' | 'askedBy' | 'askedAt'
>

/** Takes the place of what was asked before. */
export function saveApprovalRequest(tx: Tx, request: NewRequest): void {
  const { mailingId, fingerprint, plannedAt, note, askedBy, askedAt } = request
  tx.write(sql`
    insert into mailing_approvals (account_id, mailing_id, fingerprint, planned_at, note, asked_by, asked_at)
    values (${tx.tenant.accountId}, ${mailingId}, ${fingerprint}, ${plannedAt}, ${note}, ${askedBy}, ${askedAt})
    on conflict (account_id, mailing_id) do update
    set fingerprint = excluded.fingerprint, planned_at = excluded.planned_at, note = excluded.note,
        asked_by = excluded.asked_by, asked_at = excluded.asked_at,
        decided_by = null, decided_at = null, is_approved = null, answer = null`)
}

export type Decision = { by: string; at: Timestamp } & (
  | { isApproved: true; plannedAt: Timestamp | null }
  | { isApproved: false; answer: string }
)

export function saveDecision(tx: Tx, mailingId: number, decision: Decision): void {
  const plannedAt = decision.isApproved ? decision.plannedAt : null
  const answer = decision.isApproved ? null : decision.answer
  tx.write(sql`
    update mailing_approvals q
    set decided_by = ${decision.by}, decided_at = ${decision.at}, is_approved = ${decision.isApproved}, answer = ${answer},
        planned_at = coalesce(${plannedAt}, q.planned_at)
    where ${tx.owns('q')} and q.mailing_id = ${mailingId}`)
}

export function deleteApprovalRequest(tx: Tx, mailingId: number): void {
  tx.write(sql`delete from mailing_approvals q where ${tx.owns('q')} and q.mailing_id = ${mailingId}`)
}
