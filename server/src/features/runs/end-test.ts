import type { Tx } from '../../platform/db/database.ts'
import { adoptContent } from '../mailings/index.ts'
import { openHeld } from '../messages/index.ts'
import { findRun } from './run.store.ts'
import type { Figures } from './run-test.rules.ts'
import { type Decision, listVariants, saveDecision, saveFigures, setRunContent } from './run-test.store.ts'

/**
 * The rest of a run goes out, with the content that won. Its test has been locked: a sender that closes a block at the same
 * moment finds it ended, or has closed the block before.
 */
export async function endTest(
  tx: Tx,
  runId: number,
  { figures, ...decision }: Decision & { figures?: readonly Figures[] },
): Promise<void> {
  saveDecision(tx, runId, decision)
  for (const [n, figure] of (figures ?? []).entries()) saveFigures(tx, runId, n, figure)
  const [run, variants] = await Promise.all([findRun(tx, runId), listVariants(tx, runId)])
  const winner = variants.find(({ n }) => n === decision.winner)
  if (run && winner) {
    setRunContent(tx, runId, winner.contentId)
    adoptContent(tx, run.mailingId, winner.contentId)
  }
  openHeld(tx, runId)
}
