import type { Tx } from '../../platform/db/database.ts'
import { lockAccount } from '../accounts/index.ts'
import { tellOfCampaign } from './campaign-events.ts'
import { cancelCopy } from './due.store.ts'
import { cancelWaitingMessages, findRun, moveRun, recordBrake, wakeMessages } from './run.store.ts'

/** Mail already on the wire ends its way; nothing more is put there. */
export function pauseRun(tx: Tx, id: number, reason: string): Promise<boolean> {
  return moveRun(tx, id, { from: ['sending'], to: 'paused', reason })
}

/** A pause because of what came back; whoever resumes the run has seen these reports, and only later ones count. */
export async function brakeRun(tx: Tx, id: number, { reason, now }: { reason: string; now: string }): Promise<boolean> {
  const paused = await pauseRun(tx, id, reason)
  if (paused) recordBrake(tx, id, now)
  return paused
}

export async function resumeRun(tx: Tx, id: number): Promise<boolean> {
  const moved = await moveRun(tx, id, { from: ['paused'], to: 'sending' })
  if (moved) wakeMessages(tx, id)
  return moved
}

/** For good. Whoever has no message yet stays without one; the account of the run counts them as canceled. */
export async function cancelRun(tx: Tx, id: number): Promise<boolean> {
  const [head, run] = await Promise.all([lockAccount(tx), findRun(tx, id)])
  const moved = await moveRun(tx, id, { from: ['sending', 'paused'], to: 'canceled' })
  if (!moved || !run) return false
  cancelWaitingMessages(tx, id)
  const canceledAt = await cancelCopy(tx, run.mailingId)
  if (canceledAt) tellOfCampaign(tx, head, 'mailing.trigger.failed', run.mailingId, canceledAt)
  return true
}
