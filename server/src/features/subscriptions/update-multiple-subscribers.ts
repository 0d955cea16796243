import { Refusal } from '../../platform/errors/refusal.ts'
import { type SubscriberKey, subscriberRefusals } from '../subscribers/index.ts'
import { type SubscriberChange, updateSubscriber, type Written } from './change-subscriber.ts'
import type { SubscriberAct } from './load-for-write.ts'

export type MultipleItem = { id: number | null } & (
  | { key: SubscriberKey; change: SubscriberChange }
  /** Unreadable already; it keeps its place among the results. */
  | { refused: Refusal }
)

export type ItemResult =
  | { id: number; result: 'updated' | 'unchanged'; written: Written }
  | { id: number | null; result: 'failed'; error: Refusal }

/**
 * Items in order, each behind its own savepoint: a failing item undoes nothing of the others. One transaction around
 * them all, so that a crash in between leaves no half of a request behind (docs/adr/0006).
 */
export async function updateMultipleSubscribers(
  act: SubscriberAct,
  items: readonly MultipleItem[],
): Promise<ItemResult[]> {
  const results: ItemResult[] = []
  const done = new Set<number>()
  for (const item of items) {
    try {
      const written = await act.tx.savepoint(() => updateItem(act, item, done))
      done.add(written.subscriber.id)
      results.push({ id: written.subscriber.id, result: written.result as 'updated' | 'unchanged', written })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (item.id !== null) done.add(item.id)
      results.push({ id: item.id, result: 'failed', error })
    }
  }
  return results
}

async function updateItem(act: SubscriberAct, item: MultipleItem, done: ReadonlySet<number>): Promise<Written> {
  if ('refused' in item) throw item.refused
  const { key, change } = item
  if ('id' in key && done.has(key.id)) throw subscriberRefusals.duplicate_item()
  const written = await updateSubscriber(act, key, change)
  if (done.has(written.subscriber.id)) throw subscriberRefusals.duplicate_item()
  return written
}
