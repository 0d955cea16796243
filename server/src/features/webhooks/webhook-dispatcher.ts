import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DispatcherParts, deliverBatch } from './deliver-batch.ts'
import { mostRetries } from './load-batch.ts'
import {
  type ClaimedWebhook,
  claimOfPage,
  claimWebhooks,
  countWebhooks,
  releaseWebhook,
  renewLeases,
  type WebhookPlace,
} from './webhook.store.ts'

const leaseMs = 10_000
const mostAtWork = 500
/** Then a hook makes room for others that wait, if there are any. */
const turnMs = 5000
const restMs = 20
const beginning: WebhookPlace = { accountId: 0, id: 0 }

/** Brings events to webhooks: each hook on its own, so that nobody waits for another's receiver. */
export class WebhookDispatcher {
  private readonly parts: DispatcherParts
  private readonly owner = randomUUID()
  private readonly atWork = new Map<Promise<void>, ClaimedWebhook>()
  private looking: Promise<void> | undefined
  /** Accounts in which something happened since they were looked at. */
  private readonly news = new Set<number>()
  private turnsPage = false
  private place: WebhookPlace = beginning
  private isStopping = false

  constructor(parts: DispatcherParts) {
    this.parts = parts
  }

  /**
   * Takes over hooks with something to do: those of an account in which something happened, or else one page of all of
   * them, in case nobody said so. Whoever asks while somebody looks already is served by one more look.
   */
  look(accountId?: number): Promise<void> {
    if (accountId === undefined) this.turnsPage = true
    else this.news.add(accountId)
    this.looking ??= this.lookUntilQuiet().finally(() => {
      this.looking = undefined
    })
    return this.looking
  }

  private async lookUntilQuiet(): Promise<void> {
    while (this.turnsPage || this.news.size > 0) {
      const limit = mostAtWork - this.atWork.size
      // Whoever makes room asks again.
      if (this.isStopping || limit <= 0) return
      await this.takeOver(limit)
      // A busy account knocks with every write; looking more often than this finds nothing sooner.
      if (this.turnsPage || this.news.size > 0) await sleep(restMs)
    }
  }

  private async takeOver(limit: number): Promise<void> {
    const accounts = [...this.news]
    const turnsPage = this.turnsPage
    this.news.clear()
    this.turnsPage = false
    const claimed = await this.claim(accounts, limit, turnsPage)
    // There was no room for more: these may still have something to do.
    if (claimed.length === limit) for (const accountId of accounts) this.news.add(accountId)
    for (const hook of claimed) {
      const work = this.serve(hook).finally(() => this.atWork.delete(work))
      this.atWork.set(work, hook)
    }
  }

  private async claim(accounts: number[], limit: number, turnsPage: boolean): Promise<ClaimedWebhook[]> {
    const { db, clock } = this.parts
    const wanted = { owner: this.owner, leaseMs, limit, now: clock.now(), mostRetries, accounts }
    if (!turnsPage) return claimWebhooks(db, wanted)
    const { claimed, next } = await claimOfPage(db, wanted, this.place)
    if (claimed.length < limit) this.place = next ?? beginning
    return claimed
  }

  /** Keeps what is ours. A process that died keeps nothing: its hooks are free after ten seconds. */
  async renew(): Promise<void> {
    const hooks = [...this.atWork.values()]
    if (hooks.length > 0) await renewLeases(this.parts.db, { owner: this.owner, leaseMs }, hooks)
  }

  /** Until nothing is under way. */
  async settle(): Promise<void> {
    while (this.looking || this.atWork.size > 0) await Promise.all([this.looking, ...this.atWork.keys()])
  }

  /** Begins nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.settle()
  }

  private async serve(hook: ClaimedWebhook): Promise<void> {
    const { log, db } = this.parts
    const untilMs = performance.now() + turnMs
    let hasMore = true
    try {
      while (hasMore && !this.isStopping && performance.now() < untilMs)
        hasMore = await deliverBatch(this.parts, this.owner, hook, () => this.isStopping)
      await releaseWebhook(db, this.owner, hook)
    } catch (error) {
      log.warn(
        { err: error, accountId: hook.accountId, webhookId: hook.id },
        'a webhook could not be served; its lease ends by itself',
      )
      return
    }
    // An event that came while this hook was still ours has been knocked for in vain.
    void this.look(hook.accountId).catch(() => {})
  }
}

/** For whoever watches the service: a hook that stopped waits for a person. */
export async function reportWebhooks({ db, metrics }: Pick<DispatcherParts, 'db' | 'metrics'>): Promise<void> {
  for (const { state, hooks } of await countWebhooks(db)) metrics.webhooks.set({ state }, hooks)
}
