import type { Tx } from '../../platform/db/database.ts'
import { type Act, accountRefusals, lockAccount, whyHeldUp } from '../accounts/index.ts'
import { cancelPlan } from '../mailings/index.ts'
import { cancelWaitingMessages, isOfSingleMails, wakeMessages } from '../messages/index.ts'
import { cancelCopySending } from '../triggers/index.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { endTest } from './end-test.ts'
import { runRefusals } from './run.refusals.ts'
import {
  findRun,
  listPausedSingles,
  moveRun,
  pauseEvery,
  pauseTargeted,
  type Run,
  recordResumption,
} from './run.store.ts'
import { lockTest, moveWaiting } from './run-test.store.ts'
import { listTogether } from './standing-run.store.ts'
import { tellOfMailing } from './tell-of-mailing.ts'

/** Mail already on the wire ends its way; nothing more is put there. */
export async function pauseRun({ tx }: Pick<Act, 'tx'>, id: number, reason: string): Promise<boolean> {
  const paused: boolean[] = []
  for (const one of await listTogether(tx, id))
    paused.push(await moveRun(tx, one, { from: ['sending'], to: 'paused', reason }))
  return paused.includes(true)
}

/** A run that stops itself; those who answer for it are told. */
export async function holdRun(act: Pick<Act, 'tx'>, id: number, reason: string): Promise<boolean> {
  const isHeld = await pauseRun(act, id, reason)
  const run = isHeld ? await findRun(act.tx, id) : undefined
  if (run) tellOfMailing(act.tx, 'runHeld', run.mailingId)
  return isHeld
}

/** What is aimed at people stops where it is; single mails that were accepted answer what somebody did, and leave. */
export function pauseAllRuns({ tx }: Pick<Act, 'tx'>, reason: string): void {
  pauseTargeted(tx, reason)
}

/** Nothing at all leaves from now on, single mails included. */
export function stopAllMail({ tx }: Pick<Act, 'tx'>, reason: string): void {
  pauseEvery(tx, reason)
}

/** Takes that back for single mails. What is aimed at people waits until somebody resumes it. */
export async function letSingleMailsGo({ tx }: Pick<Act, 'tx'>, reason: string): Promise<void> {
  for (const id of await listPausedSingles(tx, reason)) await goOn(tx, id)
}

/** Whoever resumes a run has seen why it stopped: what came back until now does not stop it again. */
export async function resumeRun({ tx }: Pick<Act, 'tx'>, id: number, reason: string | null = null): Promise<boolean> {
  const heldUp = await whyHeldUp(tx)
  if (heldUp) throw accountRefusals[heldUp]({ accountId: tx.tenant.accountId })
  let resumed = false
  for (const one of await listTogether(tx, id)) {
    if (await goOn(tx, one, reason)) resumed = true
  }
  return resumed
}

async function goOn(tx: Tx, id: number, reason: string | null = null): Promise<boolean> {
  if (!(await moveRun(tx, id, { from: ['paused'], to: 'sending' }))) return false
  recordResumption(tx, id, reason)
  await goOnWithTest(tx, id)
  wakeMessages(tx, id)
  return true
}

/** The waiting goes on from where it stood. After a trial that went badly, whoever resumes the run lets the rest go. */
async function goOnWithTest(tx: Tx, id: number): Promise<void> {
  const test = (await findRun(tx, id))?.hasTest ? await lockTest(tx, id) : undefined
  if (test?.state === 'waiting') moveWaiting(tx, id)
  if (test?.state !== 'held') return
  await endTest(tx, id, { at: null, by: null, outcome: 'resumed', winner: null })
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
