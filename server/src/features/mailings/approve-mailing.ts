import sql from 'sql-template-tag'
import type { LocalTime } from '../../platform/clock/local-time.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { type Act, actorName, actTime, approverRoles, type Look } from '../accounts/index.ts'
import { wantNotice } from '../user-mails/index.ts'
import { type ApprovalState, approvalStateOf, needsApproval } from './approval.rules.ts'
import {
  type ApprovalRequest,
  deleteApprovalRequest,
  findApprovalRequest,
  saveApprovalRequest,
  saveDecision,
} from './approval.store.ts'
import { assertStep, requireMailing } from './known-mailing.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { isStanding, type Mailing } from './mailing.rules.ts'
import { setPlan } from './mailing.store.ts'
import type { Trial } from './subject-test.rules.ts'
import { fingerprintOf } from './written-content.ts'

export interface KnownApproval {
  isRequired: boolean
  state: ApprovalState
  request: ApprovalRequest | undefined
  /** Of the mailing as it is now. */
  fingerprint: string
}

export async function readApproval(
  { reader, account }: Pick<Look, 'reader' | 'account'>,
  mailing: Mailing,
): Promise<KnownApproval> {
  const [request, fingerprint] = await Promise.all([
    findApprovalRequest(reader, mailing.id),
    fingerprintOf(reader, mailing),
  ])
  const isRequired = needsApproval(account.requireApproval, mailing.type)
  return { isRequired, state: approvalStateOf(request, fingerprint), request, fingerprint }
}

/** Refuses what needs an approval and has none for exactly this content, audience, sender and time. */
export async function expectApproved(
  act: Act,
  mailing: Mailing,
  { at, recipientHour = null }: { at: Timestamp | null; recipientHour?: LocalTime | null | undefined },
): Promise<void> {
  const { tx: reader, account } = act
  if (!needsApproval(account.requireApproval, mailing.type)) return
  const { state, request } = await readApproval({ reader, account }, mailing)
  const isSameTime = request?.plannedAt === at && mailing.recipientHour === recipientHour
  if (state !== 'approved' || !isSameTime) throw mailingRefusals.approval_missing()
}

/** A mailing goes to all at once, or in one order: subjects or a trial first, or by the hour of its recipients. */
export function expectOneOrder(
  { subjectTest }: Mailing,
  { trial, recipientHour }: { trial?: Trial | null | undefined; recipientHour?: LocalTime | null | undefined },
): void {
  if ([subjectTest, trial, recipientHour].filter(Boolean).length > 1) throw mailingRefusals.first_parts_exclusive()
}

/** What leaves once it is approved, and how. */
export interface Asked {
  plannedAt: Timestamp | null
  recipientHour: LocalTime | null
  notAfter: Timestamp | null
  trial: Trial | null
  note: string
}

/** Others who may are asked whether it may leave; a mailing that was planned is a draft again until they have answered. */
export async function askApproval(act: Act, id: number, { plannedAt, note, ...how }: Asked): Promise<void> {
  const { tx, account } = act
  const known = await requireMailing(tx, id)
  const { mailing } = known
  if (!needsApproval(account.requireApproval, mailing.type)) throw mailingRefusals.approval_not_needed()
  if (!isStanding(mailing.type)) {
    assertStep(known, 'plan')
    expectOneOrder(mailing, how)
    setPlan(tx, id, { status: 'draft', plannedAt: null, ...how }, actTime(act))
  }
  const fingerprint = await fingerprintOf(tx, mailing)
  const askedBy = actorName(act.actor)
  saveApprovalRequest(tx, { mailingId: id, fingerprint, plannedAt, note, askedBy, askedAt: actTime(act) })
  tellApprovers(act, mailing)
}

/** The request as it stands, for whoever is to answer it: another user, who has seen what the mailing is now. */
export async function requireRequest(
  { tx, account, actor }: Act,
  id: number,
  seen: string,
): Promise<{ mailing: Mailing; request: ApprovalRequest }> {
  const { mailing } = await requireMailing(tx, id)
  const { state, request, fingerprint } = await readApproval({ reader: tx, account }, mailing)
  if (!request || state !== 'waiting' || fingerprint !== seen) throw mailingRefusals.approval_not_asked()
  if (request.askedBy === actorName(actor)) throw mailingRefusals.approval_of_own()
  return { mailing, request }
}

export function recordApproval(act: Act, mailing: Mailing, plannedAt: Timestamp | null): void {
  saveDecision(act.tx, mailing.id, { by: actorName(act.actor), at: actTime(act), isApproved: true, plannedAt })
  tellAsker(act, 'mailingApproved', mailing, '')
}

export async function sendBackMailing(act: Act, id: number, { seen, note }: { seen: string; note: string }) {
  const { mailing } = await requireRequest(act, id, seen)
  saveDecision(act.tx, id, { by: actorName(act.actor), at: actTime(act), isApproved: false, answer: note })
  tellAsker(act, 'mailingSentBack', mailing, note)
}

/** By anybody who may ask; what was decided stays. */
export async function takeBackRequest({ tx }: Act, id: number): Promise<void> {
  await requireMailing(tx, id)
  const request = await findApprovalRequest(tx, id)
  if (!request || request.decidedAt !== null) throw mailingRefusals.approval_not_asked()
  deleteApprovalRequest(tx, id)
}

/** Whom a mail to users of the account names: the mailing, and who did something with it. */
function matterOf({ tx, actor }: Act, { id, name }: Mailing, note: string) {
  return sql`
    jsonb_build_object('name', u.name, 'organisation', a.name, 'mailing', ${name}::text, 'note', ${note}::text,
                       'accountId', ${String(tx.tenant.accountId)}::text, 'mailingId', ${String(id)}::text,
                       'actor', coalesce((select w.name from memberships o join users w on w.id = o.user_id
                                          where ${tx.owns('o')} and 'user:' || o.user_id = ${actorName(actor)}), '')) as matter`
}

function tellApprovers(act: Act, mailing: Mailing): void {
  const { tx } = act
  tx.write(
    wantNotice(
      'mailingToApprove',
      sql`select u.email, u.language_iso, ${matterOf(act, mailing, '')}
          from memberships m join users u on u.id = m.user_id join accounts a on a.id = m.account_id
          where ${tx.owns('m')} and m.role = any(${approverRoles}) and 'user:' || m.user_id <> ${actorName(act.actor)}`,
    ),
  )
}

function tellAsker(act: Act, kind: 'mailingApproved' | 'mailingSentBack', mailing: Mailing, note: string): void {
  const { tx } = act
  tx.write(
    wantNotice(
      kind,
      sql`select u.email, u.language_iso, ${matterOf(act, mailing, note)}
          from mailing_approvals q join memberships m on m.account_id = q.account_id and 'user:' || m.user_id = q.asked_by
          join users u on u.id = m.user_id join accounts a on a.id = m.account_id
          where ${tx.owns('q')} and ${tx.owns('m')} and q.mailing_id = ${mailing.id}`,
    ),
  )
}

/** Which of these mailings wait for an answer about what they are now. */
export async function isWaiting(reader: Reader, mailing: Mailing, request: ApprovalRequest): Promise<boolean> {
  return approvalStateOf(request, await fingerprintOf(reader, mailing)) === 'waiting'
}
