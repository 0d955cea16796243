import type { Tx } from '../../platform/db/database.ts'
import { cancelWaitingMessages, moveRun, wakeMessages } from './run.store.ts'

/** Mail already on the wire ends its way; nothing more is put there. */
export function pauseRun(tx: Tx, id: number, reason: string): Promise<boolean> {
  return moveRun(tx, id, { from: ['sending'], to: 'paused', reason })
}

export async function resumeRun(tx: Tx, id: number): Promise<boolean> {
  const moved = await moveRun(tx, id, { from: ['paused'], to: 'sending' })
  if (moved) wakeMessages(tx, id)
  return moved
}

/** For good. Whoever has no message yet stays without one; the account of the run counts them as canceled. */
export async function cancelRun(tx: Tx, id: number): Promise<boolean> {
  const moved = await moveRun(tx, id, { from: ['sending', 'paused'], to: 'canceled' })
  if (moved) cancelWaitingMessages(tx, id)
  return moved
}
