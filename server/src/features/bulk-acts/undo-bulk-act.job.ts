import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { assignMembers, dismissMembers } from '../groups/index.ts'
import { defineJob } from '../jobs/index.ts'
import { undoAct } from '../subscriptions/index.ts'
import { countOutcomes, type Outcome, type OutcomeCounts, type UndoableActName } from './bulk-act.rules.ts'
import { countUndoable, forgetBefore, insertOutcomes, nextUndoable, type UndoableOutcome } from './bulk-act.store.ts'
import { type UndoInput, undoOrder } from './bulk-orders.ts'

const atOnce = 50
const nothingToUndo = null

/** How each act is taken back for a few people; whoever was changed since stays as they are. */
const undoers: Record<
  UndoableActName,
  (act: Act<FullAccount>, people: readonly UndoableOutcome[], input: UndoInput) => Promise<Outcome[]>
> = {
  addToGroup: async (act, people, { groupId }) => {
    const ids = people.map(({ subscriberId }) => subscriberId)
    const removed = new Set(await dismissMembers(act, groupId as number, ids))
    return ids.map((subscriberId) => outcomeOf(subscriberId, removed.has(subscriberId)))
  },
  removeFromGroup: async (act, people, { groupId }) => {
    const ids = people.map(({ subscriberId }) => subscriberId)
    const results = await assignMembers(act, groupId as number, ids)
    return results.map(({ subscriberId, result }) => outcomeOf(subscriberId, result === 'added'))
  },
  archive: restoreStates,
  blacklist: restoreStates,
}

/** The time is over for all of them or for nobody, and that was asked when undoing began. */
async function restoreStates(act: Act<FullAccount>, people: readonly UndoableOutcome[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { subscriberId, before } of people) {
    const { keptChannelIds } = await undoAct(act, subscriberId, before, Number.POSITIVE_INFINITY)
    outcomes.push(outcomeOf(subscriberId, keptChannelIds.length === 0))
  }
  return outcomes
}

function outcomeOf(subscriberId: number, isRestored: boolean): Outcome {
  return { subscriberId, outcome: isRestored ? 'restored' : 'changedSince', before: nothingToUndo }
}

interface Position {
  last: number
  outcomes: OutcomeCounts
}

export const undoBulkActJob = defineJob<UndoInput, Position>({
  ...undoOrder,
  count: ({ tx }, { jobId }) => countUndoable(tx, jobId),
  step: async (act, order, position, ownJobId) => {
    const people = await nextUndoable(act.tx, order.jobId, position?.last ?? 0, atOnce)
    const done = people.length > 0 ? await undoers[order.act](act, people, order) : []
    insertOutcomes(act.tx, ownJobId, done)
    forgetBefore(
      act.tx,
      order.jobId,
      people.map(({ subscriberId }) => subscriberId),
    )
    const outcomes = countOutcomes(position?.outcomes ?? {}, done)
    return {
      position: { last: people.at(-1)?.subscriberId ?? position?.last ?? 0, outcomes },
      ...{ steps: people.length, isLast: people.length < atOnce, result: { outcomes } },
    }
  },
})
