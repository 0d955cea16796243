import sql from 'sql-template-tag'
import { doors } from '../../doors.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { entered, type Tx } from '../../platform/db/database.ts'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import { accountRefusals, actAs, bareAct, type Doer, findAnyAccount } from '../accounts/index.ts'
import { type Changes, recordAct } from '../audit/index.ts'
import { releaseLock } from '../customer-accounts/index.ts'
import type { Desk, Vote } from '../operators/index.ts'
import { wantNotice } from '../user-mails/index.ts'
import { forgetFactorsOf, userRefusals } from '../users/index.ts'
import { requestRefusals } from './request.refusals.ts'
import { dueAtOf } from './request.rules.ts'
import { findFactorHolderById, listWorkplaces, type OperatorRequest } from './request.store.ts'

/** What is left to do once the transaction has ended. */
type Afterwards = () => Promise<void>

/** What was paused stays so until somebody resumes it. The log of the account says why, and who has agreed. */
export async function unlockAsAgreed(
  desk: Desk,
  tx: OperatorTx,
  doer: Doer,
  { accountId: id, reason }: OperatorRequest,
  votes: readonly Vote[],
): Promise<Afterwards> {
  const accountId = id as number
  const account = await findAnyAccount(tx, accountId)
  if (!account) throw accountRefusals.account_not_found({ accountId })
  if (account.lockedAt === null) throw requestRefusals.account_not_locked()
  const tenant = { accountId, customerId: account.customerId }
  const act = await actAs(desk, tx.enter(tenant), doer.actor, doer.evidence)
  releaseLock(act, 'operator')
  const agreedBy = votes.map(({ operatorId }) => `operator:${operatorId}`)
  await recordAct(act, {
    act: 'account.unlock',
    objectId: null,
    changes: { reason: [null, reason], agreedBy: [null, agreedBy], votesNeeded: [null, desk.config.OPERATOR_VOTES] },
  })
  return () => desk.db.transaction(tenant, async (there) => there.knock(doors.accountSetup))
}

/** The user and the admins of every account they work in have a day to object. */
export async function tellOfReset(
  desk: Desk,
  tx: OperatorTx,
  doer: Doer,
  request: OperatorRequest & { agreedAt: Timestamp },
): Promise<undefined> {
  const userId = request.userId as number
  const dueAt = dueAtOf(request) as Timestamp
  await atWorkplaces(desk, tx, doer, userId, async (there, isFirst) => {
    there.write(wantNotice('factorResetPlanned', toldOfReset(there, userId, dueAt, isFirst)))
    return { act: 'secondFactor.planReset', changes: { reason: [null, request.reason], dueAt: [null, dueAt] } }
  })
}

/** Admins everywhere; the user once. */
function toldOfReset(tx: Tx, userId: number, dueAt: Timestamp, isFirst: boolean) {
  return sql`
    select u.email, u.language_iso, jsonb_build_object('name', u.name, 'who', w.name, 'email', w.email,
           'dueAt', ${`${dueAt.slice(0, 16)} UTC`}::text) as matter
    from memberships m join users u on u.id = m.user_id
    join memberships n on n.account_id = m.account_id and n.user_id = ${userId} join users w on w.id = n.user_id
    where ${tx.owns('m')} and ((m.role = 'admin' and m.user_id <> ${userId}) or (m.user_id = ${userId} and ${isFirst}))`
}

/** They sign in by the password, and set up another factor. Every session ends. */
export async function resetAsAgreed(
  desk: Desk,
  tx: OperatorTx,
  doer: Doer,
  { userId: id, reason }: OperatorRequest,
): Promise<void> {
  const userId = id as number
  if (!(await findFactorHolderById(tx, userId))?.hasFactor) throw userRefusals.no_second_factor()
  await atWorkplaces(desk, tx, doer, userId, async (there, isFirst) => {
    if (isFirst) await forgetFactors(there, userId)
    return {
      act: 'secondFactor.reset',
      changes: { reason: [null, reason], votesNeeded: [null, desk.config.OPERATOR_VOTES] },
    }
  })
}

async function forgetFactors(tx: Tx, userId: number): Promise<void> {
  if (!(await forgetFactorsOf(tx, userId))) throw userRefusals.no_second_factor()
  tx.write(
    wantNotice(
      'factorReset',
      sql`select u.email, u.language_iso, jsonb_build_object('name', u.name) as matter from users u where u.id = ${userId}`,
    ),
  )
}

/** In each account the user works in, and in its log; a user who works nowhere is nobody's. */
async function atWorkplaces(
  desk: Desk,
  tx: OperatorTx,
  doer: Doer,
  userId: number,
  work: (there: Tx, isFirst: boolean) => Promise<{ act: string; changes: Changes }>,
): Promise<void> {
  const workplaces = await listWorkplaces(tx, userId)
  const [first] = workplaces
  if (!first) throw userRefusals.member_not_found()
  const inside = tx.enter(first)
  for (const workplace of workplaces) {
    const there = entered(inside, workplace)
    const { act, changes } = await work(there, workplace === first)
    await recordAct(bareAct(desk, there, doer), { act, objectId: userId, changes })
  }
}
