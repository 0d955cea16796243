import { type Act, lockAccount } from '../accounts/index.ts'
import { cancelPlan } from '../mailings/index.ts'
import { cancelWaitingMessages, isOfSingleMails, wakeMessages } from '../messages/index.ts'
import { cancelCopySending } from '../triggers/index.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { runRefusals } from './run.refusals.ts'
import { findRun, moveRun, type Run, recordResumption } from './run.store.ts'

/** Mail already on the wire ends its way; nothing more is put there. */
export function pauseRun({ tx }: Pick<Act, 'tx'>, id: number, reason: string): Promise<boolean> {
  return moveRun(tx, id, { from: ['sending'], to: 'paused', reason })
}

/** Whoever resumes a run has seen why it stopped: what came back until now does not stop it again. */
export async function resumeRun({ tx }: Pick<Act, 'tx'>, id: number): Promise<boolean> {
  const moved = await moveRun(tx, id, { from: ['paused'], to: 'sending' })
  if (!moved) return false
  recordResumption(tx, id)
  wakeMessages(tx, id)
  return true
}

/** For good. Whoever has no message yet stays without one; the account of the run counts them as canceled. */
export async function cancelRun({ tx }: Pick<Act, 'tx'>, id: number): Promise<boolean> {
  const [head, run] = await Promise.all([lockAccount(tx), findRun(tx, id)])
  if (run) assertEnds(run)
  const moved = await moveRun(tx, id, { from: ['sending', 'paused'], to: 'canceled' })
  if (!moved || !run) return false
  cancelWaitingMessages(tx, id)
  cancelPlan(tx, run.mailingId)
  const canceledAt = await cancelCopySending(tx, run.mailingId)
  if (canceledAt) tellOfCampaign(tx, head, 'mailing.trigger.failed', run.mailingId, canceledAt)
  return true
}

/** There is one such run for good, so whatever the API accepted after its end would be lost. */
function assertEnds({ occurrence, state }: Run): void {
  if (isOfSingleMails(occurrence)) throw runRefusals.run_never_ends({ currentStatus: state })
}
