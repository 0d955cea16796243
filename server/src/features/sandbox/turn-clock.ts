import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import {
  type Act,
  actTime,
  findAccount,
  isSandbox,
  type Look,
  lockAccount,
  mostDaysAhead,
  setClock,
  timeOutside,
} from '../accounts/index.ts'
import { sandboxRefusals } from './sandbox.refusals.ts'
import { findNextThing, type NextThing } from './sandbox.store.ts'
import { stepClock } from './step-clocks.ts'

const mostSeconds = mostDaysAhead * 86_400

export interface SandboxState {
  now: Timestamp
  aheadSeconds: number
  /** Where the clock is to be put, while things that are due on the way happen first; null = it is there. */
  until: Timestamp | null
  next: NextThing | null
}

/** What time it is in a sandbox, and what comes next there. */
export async function readSandbox(look: Look): Promise<SandboxState> {
  if (!isSandbox(look.account.id)) throw sandboxRefusals.not_a_sandbox()
  const now = actTime(look)
  const { clockAheadSeconds: aheadSeconds, clockDueSeconds } = look.account
  const until =
    clockDueSeconds === null ? null : timestamp(look.clock.now().getTime() + (clockDueSeconds - aheadSeconds) * 1000)
  return { now, aheadSeconds, until, next: await findNextThing(look.reader, now) }
}

/** Forward only: what was done at a time stays done at it. What is due on the way happens first, in its order. */
export async function turnClock(act: Act, { forwardSeconds }: { forwardSeconds: number }): Promise<void> {
  const { tx, account, clock } = act
  if (!isSandbox(account.id)) throw sandboxRefusals.not_a_sandbox()
  await lockAccount(tx)
  const { clockAheadSeconds: aheadSeconds, clockDueSeconds } = (await findAccount(tx)) ?? account
  const dueSeconds = (clockDueSeconds ?? aheadSeconds) + forwardSeconds
  if (dueSeconds > mostSeconds) {
    const furthest = clock.now().getTime() + (mostSeconds - account.clockAheadSeconds) * 1000
    throw sandboxRefusals.clock_out_of_reach({ furthestAt: timestamp(new Date(furthest)) })
  }
  setClock(tx, { aheadSeconds, dueSeconds })
  await stepClock(tx, { now: () => timeOutside(act) })
}
