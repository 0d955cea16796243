import type { App } from '../../platform/app/app.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import {
  type ClaimedMessage,
  claimDue,
  claimSeconds,
  endClaimed,
  type LaneName,
  type MessageStateName,
  messageStates,
  returnToQueue,
} from '../messages/index.ts'
import { agesFrom, isTooOld, tooOld } from './lifetime.rules.ts'
import { readCopyReceivers, readOptins, readRecipients } from './recipients.store.ts'
import { payloadOf, type SendJob } from './send-job.ts'

const parkSeconds = 300
/** Senders that ended while they held a message before it was on the wire; by accident that happens a few times, not often. */
const mostCrashes = 8
/** How a message may end before it becomes a job. */
const endReasons = {
  canceled: 'canceled',
  quarantined: `${mostCrashes} senders have ended over it`,
  expired: tooOld,
} as const satisfies Partial<Record<MessageStateName, string>>
const ends = Object.keys(endReasons) as (keyof typeof endReasons)[]

/** Messages whose time has come: opt-in and trigger mails, and everything that is tried again. */
export class DueFeed {
  private readonly app: Pick<App, 'db' | 'clock' | 'log'>
  private readonly lane: LaneName
  private readonly senderId: number
  private readonly onReady: () => void
  private readonly onResting: (runId: number) => void
  private readonly ready: { job: SendJob; endsAt: number }[] = []
  /** Messages this sender has a job for. A claim may end before the job does, but there must never be a second job. */
  private readonly held = new Set<string>()
  private claiming: Promise<void> | undefined
  private askedAgain = false
  private stopped = false

  constructor(
    app: Pick<App, 'db' | 'clock' | 'log'>,
    lane: LaneName,
    senderId: number,
    on: { ready(): void; resting(runId: number): void },
  ) {
    this.app = app
    this.lane = lane
    this.senderId = senderId
    this.onReady = on.ready
    this.onResting = on.resting
  }

  next(): SendJob | undefined {
    this.dropEnded()
    return this.ready.shift()?.job
  }

  /** It has come to its end here, whatever that was. */
  settled(job: SendJob): void {
    if (job.kind === 'claimed') this.held.delete(keyOf(job.run.id, job.id))
  }

  get isEmpty(): boolean {
    return this.ready.length === 0
  }

  /** Claims as much as can leave now, not more: what is claimed waits for this sender alone. */
  async refresh(limit: number): Promise<void> {
    // Work that was committed after the claim under way had begun would otherwise wait for the next look.
    this.askedAgain = this.claiming !== undefined
    this.dropEnded()
    if (this.claiming || this.stopped || limit <= this.ready.length) return
    this.claiming = this.claim(limit)
    await this.claiming
  }

  private async claim(limit: number): Promise<void> {
    try {
      do {
        this.askedAgain = false
        const endsAt = performance.now() + claimSeconds * 1000
        const claimed = await claimDue(this.app.db, { lane: this.lane, limit, senderId: this.senderId })
        const unheld = claimed.filter(({ runId, id }) => !this.held.has(keyOf(runId, id)))
        if (unheld.length > 0) await this.prepare(unheld, endsAt)
        if (this.ready.length > 0 && !this.stopped) this.onReady()
      } while (this.askedAgain && !this.stopped && this.ready.length < limit)
    } catch (error) {
      this.app.log.warn({ err: error }, 'due messages could not be claimed')
    } finally {
      this.claiming = undefined
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.claiming
    const unused = this.ready.splice(0).map(({ job: { run, id } }) => ({ accountId: run.accountId, runId: run.id, id }))
    if (unused.length > 0) await returnToQueue(this.app.db, unused, { senderId: this.senderId, seconds: 0 })
  }

  /** Jobs that have waited here longer than their claim lasts, as while the relay is away: others may have them now. */
  private dropEnded(): void {
    for (let first = this.ready[0]; first && first.endsAt <= performance.now(); first = this.ready[0]) {
      this.ready.shift()
      this.settled(first.job)
    }
  }

  private async prepare(claimed: ClaimedMessage[], endsAt: number): Promise<void> {
    const now = this.app.clock.now()
    const endOf = (message: ClaimedMessage) => {
      if (message.runState === 'canceled') return 'canceled'
      // Nothing is decided about what waits for its run to go on.
      if (message.runState !== 'sending') return undefined
      if (message.claims >= mostCrashes) return 'quarantined'
      return isTooOld(message, now) ? 'expired' : undefined
    }
    const { db } = this.app
    const { senderId } = this
    for (const end of ends) {
      const ended = claimed.filter((message) => endOf(message) === end)
      if (ended.length > 0)
        await endClaimed(db, ended, { senderId, state: messageStates[end], reason: endReasons[end] })
    }
    const living = claimed.filter((message) => endOf(message) === undefined)
    const parked = living.filter(({ runState }) => runState !== 'sending')
    const rested = parked.map((message) => ({ ...message, restSeconds: message.overdueSeconds + parkSeconds }))
    if (parked.length > 0) await returnToQueue(db, rested, { senderId, seconds: parkSeconds })
    for (const runId of new Set(parked.map((message) => message.runId))) this.onResting(runId)
    const accounts = Map.groupBy(
      living.filter(({ runState }) => runState === 'sending'),
      ({ accountId }) => accountId,
    )
    const jobs = await Promise.all([...accounts.values()].map((messages) => this.readAccount(messages)))
    for (const job of jobs.flat()) {
      this.held.add(keyOf(job.run.id, job.id))
      this.ready.push({ job, endsAt })
    }
  }

  private async readAccount(messages: ClaimedMessage[]): Promise<SendJob[]> {
    const reader = this.app.db.reader(messages[0] as Tenant)
    const optins = messages.filter((message) => message.class === 'optin')
    const campaigns = Map.groupBy(
      messages.filter((message) => message.class === 'campaign'),
      ({ runId }) => runId,
    )
    const [recipients, asked, receivers] = await Promise.all([
      readRecipients(reader, [...new Set(messages.map(({ subscriberId }) => subscriberId))]),
      optins.length > 0
        ? readOptins(
            reader,
            optins.map(({ id }) => id),
          )
        : [],
      Promise.all(
        [...campaigns].map(([runId, members]) =>
          readCopyReceivers(
            reader,
            runId,
            members.map(({ id }) => id),
          ),
        ),
      ),
    ])
    const recipientOf = new Map(recipients.map((recipient) => [recipient.id, recipient]))
    const optinOf = new Map(asked.map(({ id, ...optin }) => [id, optin]))
    const receiverOf = new Map(receivers.flat().map((receiver) => [receiver.id, receiver]))
    return messages.map((message) => {
      const recipient = recipientOf.get(message.subscriberId) ?? null
      const receiver = message.class === 'campaign' ? receiverOf.get(message.id) : undefined
      return this.jobFor(message, recipient, {
        payload: receiver ? payloadOf(receiver) : message.payload,
        optin: optinOf.get(message.id) ?? null,
      })
    })
  }

  private jobFor(
    message: ClaimedMessage,
    recipient: SendJob['recipient'],
    own: Pick<SendJob, 'payload' | 'optin'>,
  ): SendJob {
    const { accountId, customerId, runId, class: runClass, channelId, newsletterId, startedAt } = message
    return {
      run: { accountId, customerId, id: runId, class: runClass, channelId, newsletterId, startedAt },
      lane: this.lane,
      id: message.id,
      subscriberId: message.subscriberId,
      contentId: message.contentId,
      email: own.payload?.to ?? recipient?.email ?? '',
      recipient,
      ...own,
      kind: 'claimed',
      attempt: message.attempt + 1,
      createdAt: message.createdAt,
      agesFrom: agesFrom(message),
    }
  }
}

function keyOf(runId: number, id: number): string {
  return `${runId}/${id}`
}
