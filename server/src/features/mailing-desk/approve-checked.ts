import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, actTime, needsSenderDomain } from '../accounts/index.ts'
import {
  askApproval,
  editableOf,
  latestTime,
  type PlanWish,
  planMailing,
  planTime,
  readWritten,
  recordApproval,
  requireRequest,
  type Seen,
} from '../mailings/index.ts'
import { activateMailing } from '../runs/index.ts'
import { expectChecked } from './expect-checked.ts'

/** Asks others to approve a mailing that nothing else stands in the way of; `at` is when it is to leave then. */
export async function askChecked(
  act: Act<FullAccount>,
  id: number,
  { at: wish, notAfter: latest, note, ...seen }: Seen & { at: PlanWish; notAfter: PlanWish; note: string },
): Promise<void> {
  const written = await readWritten(act, id)
  await expectUnchanged({ ...seen, current: editableOf(written), asked: 'all' })
  // Whoever wants it at once cannot know when somebody looks at it.
  const plannedAt = wish === null || written.mailing.isActive !== null ? null : planTime(act, wish)
  await expectChecked(act, written)
  const notAfter = latestTime(latest, plannedAt ?? actTime(act))
  await askApproval(act, id, { plannedAt, notAfter, note })
}

/** Lets leave what another user has asked for: at its time, at once, or not at all when its time is over. */
export async function approveChecked(act: Act<FullAccount>, id: number, seen: string): Promise<Timestamp | null> {
  const { mailing, request } = await requireRequest(act, id, seen)
  await expectChecked(act, await readWritten(act, id))
  if (mailing.isActive !== null) {
    recordApproval(act, mailing, null)
    await activateMailing(act, id)
    return null
  }
  const at = request.plannedAt ?? planTime(act, null)
  recordApproval(act, mailing, at)
  if (millisecondsOf(at) < act.clock.now().getTime()) return null
  const fromVerifiedDomain = needsSenderDomain(act.config, act.account.id)
  await planMailing(act, id, { at, notAfter: mailing.notAfter, fromVerifiedDomain, plannedBy: request.askedBy })
  return at
}
