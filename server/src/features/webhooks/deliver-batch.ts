import type { App } from '../../platform/app/app.ts'
import { eventRecord } from '../events/index.ts'
import { type Batch, type Item, loadBatch, mostRetries } from './load-batch.ts'
import { saveBatch } from './save-batch.ts'
import { type Post, sendEvent } from './send-event.ts'
import { type Attempted, type HookVerdict, verdictOf } from './webhook.rules.ts'
import type { ClaimedWebhook } from './webhook.store.ts'
import { messageIdOf, openSecrets } from './webhook-secret.ts'

export type DispatcherParts = Post & Pick<App, 'db' | 'clock' | 'secrets' | 'log' | 'metrics'>

export interface Result extends Attempted {
  item: Item
  verdict: HookVerdict
  at: Date
  tookMs: number
}

const concurrency = 8
/** After that no further event of a batch is begun, so that what was delivered is soon recorded. */
const startingMs = 5000

/** Delivers the next events of a hook and records what became of them; false = nothing to do, or not ours any more. */
export async function deliverBatch(
  parts: DispatcherParts,
  owner: string,
  claimed: ClaimedWebhook,
  isStopping: () => boolean,
): Promise<boolean> {
  const batch = await loadBatch(parts, claimed)
  if (!batch) return false
  const results = await sendItems(parts, claimed, batch, isStopping)
  for (const { verdict } of results) parts.metrics.webhookDeliveries.inc({ verdict })
  return saveBatch(parts, owner, claimed, batch, results)
}

/** Begins items in order, some at a time, until all are done, or the receiver is in trouble, or time is up. */
async function sendItems(
  parts: DispatcherParts,
  { accountId, id }: ClaimedWebhook,
  { hook, account, items }: Batch,
  isStopping: () => boolean,
): Promise<Result[]> {
  const secrets = openSecrets(parts, hook, accountId)
  const untilMs = performance.now() + startingMs
  const results: Result[] = []
  let waiting = hook.retries
  let isGone = false
  let next = 0
  const mayBegin = (item: Item) =>
    !isGone && !isStopping() && performance.now() < untilMs && (item.isRetry || waiting < mostRetries)
  const sendOn = async () => {
    for (let item = items[next]; item && mayBegin(item); item = items[next]) {
      next += 1
      const attempted = await sendEvent(parts, {
        url: hook.url,
        secrets,
        messageId: messageIdOf(parts, { accountId, webhookId: id }, item.event.seq),
        body: JSON.stringify(eventRecord(item.event, account)),
      })
      const verdict = verdictOf(attempted)
      results.push({ item, verdict, ...attempted })
      if (verdict === 'gone') isGone = true
      if (verdict === 'delivered' && item.isRetry) waiting -= 1
      if (verdict !== 'delivered' && !item.isRetry) waiting += 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendOn))
  return results
}
