import { type Act, accountRefusals, lockAccount, whyHeldUp } from '../accounts/index.ts'
import { cancelPlan } from '../mailings/index.ts'
import { cancelWaitingMessages, isOfSingleMails, wakeMessages } from '../messages/index.ts'
import { cancelCopySending } from '../triggers/index.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { runRefusals } from './run.refusals.ts'
import { findRun, moveRun, pauseTargeted, type Run, recordResumption } from './run.store.ts'
import { listTogether } from './standing-run.store.ts'

/** Mail already on the wire ends its way; nothing more is put there. */
export async function pauseRun({ tx }: Pick<Act, 'tx'>, id: number, reason: string): Promise<boolean> {
  const paused: boolean[] = []
  for (const one of await listTogether(tx, id))
    paused.push(await moveRun(tx, one, { from: ['sending'], to: 'paused', reason }))
  return paused.includes(true)
}

/** What is aimed at people stops where it is; single mails that were accepted answer what somebody did, and leave. */
export function pauseAllRuns({ tx }: Pick<Act, 'tx'>, reason: string): void {
  pauseTargeted(tx, reason)
}

/** Whoever resumes a run has seen why it stopped: what came back until now does not stop it again. */
export async function resumeRun({ tx }: Pick<Act, 'tx'>, id: number): Promise<boolean> {
  const heldUp = await whyHeldUp(tx)
  if (heldUp) throw accountRefusals[heldUp]({ accountId: tx.tenant.accountId })
  let resumed = false
  for (const one of await listTogether(tx, id)) {
    if (!(await moveRun(tx, one, { from: ['paused'], to: 'sending' }))) continue
    recordResumption(tx, one)
    wakeMessages(tx, one)
    resumed = true
  }
  return resumed
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

/** It takes every single mail of its mailing, so whatever the API accepted after its end would be lost. */
function assertEnds({ occurrence, state }: Run): void {
  if (isOfSingleMails(occurrence)) throw runRefusals.run_never_ends({ currentStatus: state })
}
