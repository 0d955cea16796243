import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DispatcherParts, deliverBatch } from './deliver-batch.ts'
import { listWebhookTenants, trimDeliveries } from './delivery.store.ts'
import { mostRetries } from './load-batch.ts'
import { type ClaimedWebhook, claimWebhooks, countWebhooks, releaseWebhook, renewLeases } from './webhook.store.ts'

const leaseMs = 10_000
const mostAtWork = 500
/** Then a hook makes room for others that wait, if there are any. */
const turnMs = 5000
const keptDeliveries = 1000
const restMs = 20

/** Brings events to webhooks: each hook on its own, so that nobody waits for another's receiver. */
export class WebhookDispatcher {
  readonly #parts: DispatcherParts
  readonly #owner = randomUUID()
  readonly #atWork = new Set<Promise<void>>()
  #looking: Promise<void> | undefined
  #lookAgain = false
  #isStopping = false

  constructor(parts: DispatcherParts) {
    this.#parts = parts
  }

  /** Takes over hooks with something to do. Whoever asks while somebody looks already is served by one more look. */
  look(): Promise<void> {
    this.#lookAgain = true
    this.#looking ??= this.#lookUntilQuiet().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #lookUntilQuiet(): Promise<void> {
    while (this.#lookAgain) {
      this.#lookAgain = false
      await this.#takeOver()
      // A busy account knocks with every write; looking more often than this finds nothing sooner.
      if (this.#lookAgain) await sleep(restMs)
    }
  }

  /** As long as there is room. */
  async #takeOver(): Promise<void> {
    const limit = mostAtWork - this.#atWork.size
    if (this.#isStopping || limit <= 0) return
    const { db, clock } = this.#parts
    const claimed = await claimWebhooks(db, { owner: this.#owner, now: clock.now(), leaseMs, mostRetries, limit })
    for (const hook of claimed) {
      const work = this.#serve(hook).finally(() => this.#atWork.delete(work))
      this.#atWork.add(work)
    }
  }

  /** Keeps what is ours. A process that died keeps nothing: its hooks are free after ten seconds. */
  async renew(): Promise<void> {
    if (this.#atWork.size > 0) await renewLeases(this.#parts.db, this.#owner, leaseMs)
  }

  /** Until nothing is under way. */
  async settle(): Promise<void> {
    while (this.#looking || this.#atWork.size > 0) await Promise.all([this.#looking, ...this.#atWork])
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await this.settle()
  }

  async #serve(hook: ClaimedWebhook): Promise<void> {
    const { log, db } = this.#parts
    const untilMs = performance.now() + turnMs
    let hasMore = true
    try {
      while (hasMore && !this.#isStopping && performance.now() < untilMs)
        hasMore = await deliverBatch(this.#parts, this.#owner, hook, () => this.#isStopping)
      await releaseWebhook(db, this.#owner, hook)
    } catch (error) {
      log.warn(
        { err: error, accountId: hook.accountId, webhookId: hook.id },
        'a webhook could not be served; its lease ends by itself',
      )
      return
    }
    // An event that came while this hook was still ours has been knocked for in vain.
    void this.look().catch(() => {})
  }
}

/** Keeps the log of deliveries short. */
export async function trimWebhookLogs({ db }: Pick<DispatcherParts, 'db'>): Promise<void> {
  for (const { id, ...tenant } of await listWebhookTenants(db))
    await db.transaction(tenant, (tx) => trimDeliveries(tx, id, keptDeliveries))
}

/** For whoever watches the service: a hook that stopped waits for a person. */
export async function reportWebhooks({ db, metrics }: Pick<DispatcherParts, 'db' | 'metrics'>): Promise<void> {
  for (const { state, hooks } of await countWebhooks(db)) metrics.webhooks.set({ state }, hooks)
}
