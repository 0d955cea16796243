import { doors } from '../../doors.rules.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type Act, actTime, expectMaySend } from '../accounts/index.ts'
import { setPlan } from '../mailings/index.ts'
import { type CopyStatus, type CopyStep, mailingStatusOf } from './copy.rules.ts'
import { type LockedCopy, lockCopy, setCopyStatus } from './copy.store.ts'
import { assertStep, requireCopy } from './known-copy.ts'
import { triggerRefusals } from './trigger.refusals.ts'

/** Null = at once. The dispatcher starts the copy when its time has come. */
export async function scheduleCopy(act: Act, id: number, scheduledAt: Timestamp | null): Promise<void> {
  expectMaySend(act)
  return move(act, id, 'schedule', 'scheduled', scheduledAt ?? actTime(act))
}

export function unscheduleCopy(act: Act, id: number): Promise<void> {
  return move(act, id, 'unschedule', 'receiversAttached')
}

/** The copy can still be read, but nothing of it will be sent. */
export function cancelCopy(act: Act, id: number): Promise<void> {
  return move(act, id, 'cancel', 'canceled')
}

async function move(
  act: Act,
  id: number,
  step: CopyStep,
  status: CopyStatus,
  scheduledAt: Timestamp | null = null,
): Promise<void> {
  const { tx } = act
  const copy = requireCopy(await lockCopy(tx, id))
  if (step === 'schedule') assertReceivers(copy)
  assertStep(copy, step)
  if (copy.status === status) return
  const now = actTime(act)
  setCopyStatus(tx, id, { status, scheduledAt }, now)
  if (step === 'schedule') tx.knock(doors.dispatch)
  setPlan(tx, id, { status: mailingStatusOf(status), plannedAt: scheduledAt }, now)
}

function assertReceivers({ status }: LockedCopy): void {
  if (status === 'created') throw triggerRefusals.no_receivers()
}
