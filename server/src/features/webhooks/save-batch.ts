import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Result } from './deliver-batch.ts'
import {
  deleteRetries,
  holdWebhook,
  insertDeliveries,
  type Progress,
  type Retry,
  saveProgress,
  saveRetries,
  trimDeliveries,
  wakeRetries,
} from './delivery.store.ts'
import { type Batch, mostRetries } from './load-batch.ts'
import { nextAttemptAt } from './webhook.rules.ts'
import type { ClaimedWebhook } from './webhook.store.ts'

/** Of each hook's log, beside up to a hundred more. */
const keptDeliveries = 1000

/**
 * One transaction: the position moves over what was tried, and what failed stays behind as a retry. When the hook is not
 * ours any more nothing is recorded; whoever has it now delivers again, under the same ids.
 */
export async function saveBatch(
  { db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>,
  owner: string,
  { accountId, customerId, id }: ClaimedWebhook,
  batch: Batch,
  results: readonly Result[],
): Promise<boolean> {
  const now = clock.now()
  const delivered = results.filter(({ verdict }) => verdict === 'delivered')
  const waiting = results.filter(({ verdict }) => verdict !== 'delivered').map((result) => retryOf(result, now))
  const progress = progressOf(batch, results, now)
  const saved = await db.transaction({ accountId, customerId }, async (tx) => {
    if (!(await holdWebhook(tx, id, owner))) return false
    deleteRetries(tx, id, [
      ...batch.lostRetries,
      ...delivered.filter(({ item }) => item.isRetry).map(({ item }) => item.event.seq),
    ])
    // A receiver that was away is back: nothing needs to wait for its own turn.
    if (batch.hook.retries >= mostRetries && delivered.length > 0) wakeRetries(tx, id, now)
    saveRetries(tx, id, waiting)
    insertDeliveries(tx, id, results.map(deliveryOf))
    if (mustTrim(batch, progress)) trimDeliveries(tx, id, keptDeliveries)
    saveProgress(tx, id, progress)
    return true
  })
  if (saved && progress.state !== 'active')
    log.warn({ accountId, webhookId: id, state: progress.state, reason: progress.stateReason }, 'webhook stopped')
  return saved && progress.state === 'active'
}

/** Once in a while is enough: every hundred events. */
function mustTrim({ hook }: Batch, { position }: Progress): boolean {
  return Math.floor(position / 100) > Math.floor(hook.position / 100)
}

/** What cannot be tried again by itself is kept too: enabling the hook goes on with it. */
function retryOf({ item, retryAfter }: Result, now: Date): Retry & { dueAt: Date } {
  const attempts = item.attempts + 1
  const dueAt = nextAttemptAt(attempts, { retryAfter, now, random: Math.random() })
  return { seq: item.event.seq, attempts, dueAt: dueAt ?? now }
}

function progressOf({ items, endPosition, lost }: Batch, results: readonly Result[], now: Date): Progress {
  const tried = new Set(results.map(({ item }) => item.event.seq))
  const untried = items.find(({ event, isRetry }) => !isRetry && !tried.has(event.seq))
  return {
    position: untried ? untried.event.seq - 1 : endPosition,
    lost,
    deliveredAt: results.some(({ verdict }) => verdict === 'delivered') ? timestamp(now) : null,
    ...stateAfter(results, now),
  }
}

function stateAfter(results: readonly Result[], now: Date): Pick<Progress, 'state' | 'stateReason'> {
  if (results.some(({ verdict }) => verdict === 'gone'))
    return { state: 'disabled', stateReason: 'the receiver answered 410' }
  const exhausted = results.find(
    ({ verdict, item }) =>
      verdict === 'failed' && nextAttemptAt(item.attempts + 1, { retryAfter: null, now, random: 0 }) === null,
  )
  if (!exhausted) return { state: 'active', stateReason: null }
  const { item, status, failure } = exhausted
  const reason = `event ${item.event.seq} failed ${item.attempts + 1} times, the last time with ${status ?? failure}`
  return { state: 'failing', stateReason: reason }
}

function deliveryOf({ item, at, tookMs, status, failure }: Result) {
  return { seq: item.event.seq, attempt: item.attempts + 1, at: timestamp(at), tookMs, status, failure }
}
