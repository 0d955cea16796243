import { Refusal } from '../../platform/errors/refusal.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { assignMembers, dismissMembers } from '../groups/index.ts'
import { defineJob } from '../jobs/index.ts'
import type { State } from '../subscribers/index.ts'
import { actOnSubscriber, eraseSubscriber } from '../subscriptions/index.ts'
import {
  type BulkActName,
  bulkActNames,
  bulkActs,
  countOutcomes,
  type Outcome,
  type OutcomeCounts,
} from './bulk-act.rules.ts'
import { countMembers, insertOutcomes, nextMembers } from './bulk-act.store.ts'
import { type BulkInput, bulkOrders } from './bulk-orders.ts'

type Doer = (act: Act<FullAccount>, ids: readonly number[], input: BulkInput) => Promise<Outcome[]>

const inGroup = (groupId: number | null) => groupId as number

/** How each act is done to a few people. They may be gone, or be where it would bring them: that is an outcome. */
const doers: Record<BulkActName, Doer> = {
  addToGroup: async (act, ids, { groupId }) => {
    const results = await assignMembers(act, inGroup(groupId), ids)
    return results.map(({ subscriberId, result }) => ({
      ...{ subscriberId, outcome: result, before: result === 'added' ? 'absent' : null },
    }))
  },
  removeFromGroup: async (act, ids, { groupId }) => {
    const removed = new Set(await dismissMembers(act, inGroup(groupId), ids))
    return ids.map((subscriberId) =>
      removed.has(subscriberId)
        ? { subscriberId, outcome: 'removed', before: 'member' }
        : { subscriberId, outcome: 'notMember', before: null },
    )
  },
  archive: stateOfEach('archive'),
  blacklist: stateOfEach('blacklist'),
  reactivate: stateOfEach('reactivate', 'manual'),
  erase: eachAlone(async (act, subscriberId) => {
    await eraseSubscriber(act, { subscriberId, source: 'delete' })
    return { outcome: 'erased', before: null }
  }),
}

/** In every channel the person is in, or in those where they stand so, by the rules of the act on one. */
function stateOfEach(name: 'archive' | 'blacklist' | 'reactivate', only: State | null = null): Doer {
  return eachAlone(async (act, subscriberId, { reason, basis }) => {
    const statement = { basis, reason, way: null, personAsked: false, consent: null }
    const input = { act: name, subscriberId, channelIds: null, only, statement, release: 'manual' } as const
    const { outcome, undo } = await actOnSubscriber(act, input)
    return { outcome: outcome === 'done' ? name : outcome, before: undo }
  })
}

/** What is refused for one person is their outcome, and the others go on. */
function eachAlone(
  doOne: (act: Act<FullAccount>, subscriberId: number, input: BulkInput) => Promise<Omit<Outcome, 'subscriberId'>>,
): Doer {
  return async (act, ids, order) => {
    const outcomes: Outcome[] = []
    for (const subscriberId of ids) {
      try {
        outcomes.push({ subscriberId, ...(await doOne(act, subscriberId, order)) })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        outcomes.push({ subscriberId, outcome: error.code, before: null })
      }
    }
    return outcomes
  }
}

interface Position {
  last: number
  outcomes: OutcomeCounts
}

function bulkJob(name: BulkActName) {
  const { atOnce } = bulkActs[name]
  return defineJob<BulkInput, Position>({
    ...bulkOrders[name],
    count: ({ tx }, _input, jobId) => countMembers(tx, jobId),
    step: async (act, order, position, jobId) => {
      const { ids, isAll } = await nextMembers(act.tx, jobId, position?.last ?? 0)
      const now = ids.slice(0, atOnce)
      const done = now.length > 0 ? await doers[name](act, now, order) : []
      insertOutcomes(act.tx, jobId, done)
      const outcomes = countOutcomes(position?.outcomes ?? {}, done)
      return {
        position: { last: now.at(-1) ?? position?.last ?? 0, outcomes },
        ...{ steps: now.length, isLast: isAll && ids.length <= atOnce, result: { outcomes, groupId: order.groupId } },
      }
    },
  })
}

export const bulkJobs = bulkActNames.map(bulkJob)
