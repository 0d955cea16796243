import { doors } from '../../doors.rules.ts'
import { type Act, actTime, holdUpStarts, type Locker, mayUnlock, setLock } from '../accounts/index.ts'
import { pauseAllRuns } from '../runs/index.ts'
import { customerAccountRefusals } from './customer-account.refusals.ts'

/** Nothing more leaves by the wish of the account. Pages, opt-outs, reading and exports go on. */
export function putUnderLock(act: Act, by: Locker): void {
  const { tx, account } = act
  // Whoever locked it first has the say, unless the operator takes it.
  if (account.lockedBy === null || by === 'operator') {
    holdUpStarts(tx)
    setLock(tx, { at: account.lockedAt ?? actTime(act), by })
    pauseAllRuns(act, 'account_locked')
  }
  tx.knock(doors.accountSetup)
}

/** What was paused stays so until somebody resumes it. */
export function releaseLock({ tx, account }: Act, by: Locker): void {
  const { id: accountId, lockedBy } = account
  if (lockedBy !== null && !mayUnlock(by, lockedBy)) throw customerAccountRefusals.locked_by_operator({ accountId })
  setLock(tx, null)
  tx.knock(doors.accountSetup)
}
