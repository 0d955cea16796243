import { doors } from '../../doors.rules.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import {
  type Act,
  actTime,
  isSandbox,
  type Look,
  lockAccount,
  mostDaysAhead,
  setClockAhead,
} from '../accounts/index.ts'
import { sandboxRefusals } from './sandbox.refusals.ts'
import { findNextThing, type NextThing } from './sandbox.store.ts'

const mostSeconds = mostDaysAhead * 86_400

export interface SandboxState {
  now: Timestamp
  aheadSeconds: number
  next: NextThing | null
}

/** What time it is in a sandbox, and what comes next there. */
export async function readSandbox(look: Look): Promise<SandboxState> {
  if (!isSandbox(look.account.id)) throw sandboxRefusals.not_a_sandbox()
  const now = actTime(look)
  return { now, aheadSeconds: look.account.clockAheadSeconds, next: await findNextThing(look.reader, now) }
}

/** Forward only: what was done at a time stays done at it. What is due by then follows, in its order. */
export async function turnClock(act: Act, { forwardSeconds }: { forwardSeconds: number }): Promise<void> {
  const { tx, account, clock } = act
  if (!isSandbox(account.id)) throw sandboxRefusals.not_a_sandbox()
  await lockAccount(tx)
  const aheadSeconds = account.clockAheadSeconds + forwardSeconds
  if (aheadSeconds > mostSeconds) {
    const furthest = clock.now().getTime() + (mostSeconds - account.clockAheadSeconds) * 1000
    throw sandboxRefusals.clock_out_of_reach({ furthestAt: timestamp(new Date(furthest)) })
  }
  setClockAhead(tx, aheadSeconds)
  tx.knock(doors.accountSetup)
  tx.knock(doors.dispatch)
}
