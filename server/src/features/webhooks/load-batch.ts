import type { App } from '../../platform/app/app.ts'
import { type Account, findAccount, findAccountHead } from '../accounts/index.ts'
import { type AccountEvent, readEvents, readEventsAfter } from '../events/index.ts'
import { findDueRetries } from './delivery.store.ts'
import { isMeantFor } from './webhook.rules.ts'
import { type ClaimedWebhook, findWebhook, type Webhook } from './webhook.store.ts'

/** With so many events waiting for another attempt a hook goes no further: its receiver is in trouble. */
export const mostRetries = 16
const batchSize = 200

export interface Item {
  event: AccountEvent
  isRetry: boolean
  /** Attempts made before this one. */
  attempts: number
}

export interface Batch {
  hook: Webhook
  account: Account
  /** What failed before and is due, then what is new to this hook, in order. */
  items: Item[]
  /** The position once every item has been tried. */
  endPosition: number
  /** Events the log did not keep long enough for this hook. */
  lost: number
  /** Retries among them. */
  lostRetries: number[]
}

/** What there is to do for a hook now; null = nothing. */
export async function loadBatch(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  claimed: ClaimedWebhook,
): Promise<Batch | null> {
  const reader = db.reader(claimed)
  const [hook, account, head, retries] = await Promise.all([
    findWebhook(reader, claimed.id),
    findAccount(reader),
    findAccountHead(reader),
    findDueRetries(reader, claimed.id, clock.now(), batchSize),
  ])
  if (hook?.state !== 'active' || !account || !head) return null
  const goesOn = hook.retries < mostRetries && hook.position < head.eventSeq
  const [again, fresh] = await Promise.all([
    retries.length > 0
      ? readEvents(
          reader,
          retries.map(({ seq }) => seq),
        )
      : [],
    goesOn ? readEventsAfter(reader, hook.position, batchSize) : [],
  ])
  if (retries.length === 0 && !goesOn) return null
  const attemptsOf = new Map(retries.map(({ seq, attempts }) => [seq, attempts]))
  const known = new Set(again.map(({ seq }) => seq))
  const lostRetries = [...attemptsOf.keys()].filter((seq) => !known.has(seq))
  const skipped = goesOn ? (fresh[0]?.seq ?? head.eventSeq + 1) - hook.position - 1 : 0
  return {
    hook,
    account,
    items: [
      ...again.map((event) => ({ event, isRetry: true, attempts: attemptsOf.get(event.seq) as number })),
      ...fresh
        .filter(({ type }) => isMeantFor(hook.types, type))
        .map((event) => ({ event, isRetry: false, attempts: 0 })),
    ],
    endPosition: fresh.at(-1)?.seq ?? hook.position + skipped,
    lost: skipped + lostRetries.length,
    lostRetries,
  }
}
