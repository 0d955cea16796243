import { doors } from '../../doors.rules.ts'
import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { setPlan } from '../mailings/index.ts'
import { type CopyStatus, type CopyStep, mailingStatusOf } from './copy.rules.ts'
import { type LockedCopy, lockCopy, setCopyStatus } from './copy.store.ts'
import { assertStep, requireCopy } from './known-copy.ts'

type Call = { app: Pick<App, 'clock'>; tx: Tx }

/** Null = at once. The dispatcher starts the copy when its time has come. */
export function scheduleCopy(call: Call, id: number, scheduledAt: string | null): Promise<void> {
  return move(call, id, 'schedule', 'scheduled', scheduledAt ?? timestamp(call.app.clock.now()))
}

export function unscheduleCopy(call: Call, id: number): Promise<void> {
  return move(call, id, 'unschedule', 'receiversAttached')
}

/** The copy can still be read, but nothing of it will be sent. */
export function cancelCopy(call: Call, id: number): Promise<void> {
  return move(call, id, 'cancel', 'canceled')
}

async function move(
  { app, tx }: Call,
  id: number,
  step: CopyStep,
  status: CopyStatus,
  scheduledAt: string | null = null,
): Promise<void> {
  const copy = requireCopy(await lockCopy(tx, id))
  if (step === 'schedule') assertReceivers(copy)
  assertStep(copy, step)
  if (copy.status === status) return
  const now = timestamp(app.clock.now())
  setCopyStatus(tx, id, { status, scheduledAt }, now)
  if (step === 'schedule') tx.knock(doors.dispatch)
  setPlan(tx, id, { status: mailingStatusOf(status), plannedAt: scheduledAt }, now)
}

function assertReceivers({ status }: LockedCopy): void {
  if (status === 'created') throw new AppError('no_receivers', 'Attach receivers before scheduling the dispatch.')
}
