import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import type { FullAccount } from '../account-setup/index.ts'
import { type Act, needsSenderDomain } from '../accounts/index.ts'
import {
  assertSends,
  type BeginWish,
  beginTime,
  editableOf,
  latestTime,
  type PlanWish,
  planMailing,
  readWritten,
  type Seen,
  type Trial,
  takeNewest,
} from '../mailings/index.ts'
import { expectChecked } from './expect-checked.ts'
import { expectTrial } from './expect-trial.ts'

/** Plans a mailing that nothing stands in the way of; planning it again moves its time. */
export async function planChecked(
  act: Act<FullAccount>,
  id: number,
  { at: wish, notAfter, trial, ...seen }: Seen & { at: BeginWish; notAfter: PlanWish; trial: Trial | null },
): Promise<Timestamp> {
  assertSends(act)
  const written = await readWritten(act, id)
  // What leaves is what somebody looked at.
  await expectUnchanged({ ...seen, current: editableOf(written), asked: 'all' })
  const { at, recipientHour } = await beginTime(act, wish)
  await takeNewest(act, id)
  expectTrial(await expectChecked(act, await readWritten(act, id)), trial)
  const fromVerifiedDomain = needsSenderDomain(act.config, act.account.id)
  await planMailing(act, id, { at, recipientHour, notAfter: latestTime(notAfter, at), trial, fromVerifiedDomain })
  return at
}
