import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, actTime, needsSenderDomain } from '../accounts/index.ts'
import {
  askApproval,
  type BeginWish,
  beginTime,
  editableOf,
  latestTime,
  type PlanWish,
  planMailing,
  planTime,
  readWritten,
  recordApproval,
  requireRequest,
  type Seen,
  type Trial,
} from '../mailings/index.ts'
import { activateMailing } from '../runs/index.ts'
import { expectChecked } from './expect-checked.ts'
import { expectTrial } from './expect-trial.ts'

interface Wish {
  at: BeginWish
  notAfter: PlanWish
  trial: Trial | null
  note: string
}

/** Asks others to approve a mailing that nothing else stands in the way of; `at` is when it is to leave then. */
export async function askChecked(
  act: Act<FullAccount>,
  id: number,
  { at: wish, notAfter: latest, trial, note, ...seen }: Seen & Wish,
): Promise<void> {
  const written = await readWritten(act, id)
  await expectUnchanged({ ...seen, current: editableOf(written), asked: 'all' })
  // Whoever wants it at once cannot know when somebody looks at it.
  const isAtOnce = wish === null || written.mailing.isActive !== null
  const { at: plannedAt, recipientHour } = isAtOnce ? { at: null, recipientHour: null } : await beginTime(act, wish)
  expectTrial(await expectChecked(act, written), trial)
  const notAfter = latestTime(latest, plannedAt ?? actTime(act))
  await askApproval(act, id, { plannedAt, recipientHour, notAfter, trial, note })
}

/** Lets leave what another user has asked for: at its time, at once, or not at all when its time is over. */
export async function approveChecked(act: Act<FullAccount>, id: number, seen: string): Promise<Timestamp | null> {
  const { mailing, request } = await requireRequest(act, id, seen)
  expectTrial(await expectChecked(act, await readWritten(act, id)), mailing.trial)
  if (mailing.isActive !== null) {
    recordApproval(act, mailing, null)
    await activateMailing(act, id)
    return null
  }
  const at = request.plannedAt ?? planTime(act, null)
  recordApproval(act, mailing, at)
  if (millisecondsOf(at) < act.clock.now().getTime()) return null
  const fromVerifiedDomain = needsSenderDomain(act.config, act.account.id)
  await planMailing(act, id, {
    at,
    notAfter: mailing.notAfter,
    trial: mailing.trial,
    recipientHour: mailing.recipientHour,
    fromVerifiedDomain,
    plannedBy: request.askedBy,
  })
  return at
}
