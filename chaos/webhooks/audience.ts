import { inAccount } from '../../server/src/features/account-setup/index.ts'
import type { Act } from '../../server/src/features/accounts/index.ts'
import { createWebhook, enableWebhook } from '../../server/src/features/webhooks/index.ts'
import {
  type EventReceiver,
  isGenuine,
  type Manner,
  startEventReceiver,
} from '../../server/src/features/webhooks/testing/event-receiver.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { createOperator } from '../../server/src/processes/create-operator.ts'

/** One receiver with its hook, over all the times it was away. */
export class Listener {
  private readonly arrivals = new Map<number, { atMs: number; id: string; times: number }>()
  private readonly secret: string
  readonly hookId: number
  private receiver: EventReceiver
  forged = 0
  /** Two ids for one event, which a receiver could not recognise as the same. */
  renamed = 0

  private constructor(receiver: EventReceiver, hookId: number, secret: string) {
    this.receiver = receiver
    this.hookId = hookId
    this.secret = secret
    this.behave(() => 204)
  }

  static async hired(audience: Audience, accountId: number, name: string): Promise<Listener> {
    const receiver = await startEventReceiver()
    const { webhook, secret } = await audience.hire(accountId, name, receiver.url)
    return new Listener(receiver, webhook.id, secret)
  }

  behave(manner: Manner): void {
    this.receiver.behave((received, response) => {
      this.take(received)
      return manner(received, response)
    })
  }

  private take(received: EventReceiver['received'][number]): void {
    const { sequence } = received.event.data
    if (!isGenuine(this.secret, received)) this.forged += 1
    const before = this.arrivals.get(sequence)
    if (before && before.id !== received.id) this.renamed += 1
    this.arrivals.set(sequence, {
      atMs: before?.atMs ?? received.atMs,
      id: received.id,
      times: (before?.times ?? 0) + 1,
    })
    // Twenty receivers of thousands of events: what was noted down need not be kept.
    this.receiver.received.length = 0
  }

  arrivalOf(sequence: number): number | undefined {
    return this.arrivals.get(sequence)?.atMs
  }

  missing(first: number, last: number): number {
    let missing = 0
    for (let sequence = first; sequence <= last; sequence += 1) if (!this.arrivals.has(sequence)) missing += 1
    return missing
  }

  get repeated(): number {
    return [...this.arrivals.values()].filter(({ times }) => times > 1).length
  }

  goAway(): Promise<void> {
    return this.receiver.stop()
  }

  async comeBack(): Promise<void> {
    this.receiver = await startEventReceiver(() => 204, Number(new URL(this.receiver.url).port))
    this.behave(() => 204)
  }
}

/** The operator's side: makes hooks and enables them again. */
export class Audience {
  private readonly operator

  constructor(environment: Record<string, string>) {
    this.operator = createOperator(loadConfig({ ...environment, WEBHOOK_ALLOW_PRIVATE: 'true' }))
  }

  hire(accountId: number, name: string, url: string) {
    return this.in(accountId, (act) => createWebhook(act, { name, url, types: [] }))
  }

  enable(accountId: number, hookId: number): Promise<void> {
    return this.in(accountId, (act) => enableWebhook(act, hookId))
  }

  private in<T>(accountId: number, work: (act: Act) => Promise<T>): Promise<T> {
    return inAccount(this.operator, accountId, work)
  }

  close(): Promise<void> {
    return this.operator.close()
  }
}
