import type { App } from '../../platform/app/app.ts'
import {
  accountsPerLook,
  type ClaimedMessage,
  claimDue,
  claimSeconds,
  endClaimed,
  findWaitingAccounts,
  type LaneName,
  type LiveSender,
  type MessageStateName,
  messageStates,
  mostCrashes,
  parkMessages,
  returnToQueue,
} from '../messages/index.ts'
import { readDueJobs } from './due-jobs.ts'
import { shareOut } from './fair-share.rules.ts'
import { withoutFull } from './full-addresses.ts'
import { isAfter, isTooOld, tooOld } from './lifetime.rules.ts'
import type { MayBegin } from './mail-lane.ts'
import type { SendJob } from './send-job.ts'
import { type MailTrials, SuspectedMails } from './suspected-mails.ts'
import { TrialTime } from './trial-time.ts'

/** How a message may end before it becomes a job. */
const endReasons = {
  canceled: 'canceled',
  quarantined: `${mostCrashes} senders have ended over it`,
  expired: tooOld,
} as const satisfies Partial<Record<MessageStateName, string>>
const ends = Object.keys(endReasons) as (keyof typeof endReasons)[]

/** Messages whose time has come: opt-in, opt-out and trigger mails, and everything that is tried again. */
export class DueFeed {
  private readonly app: Pick<App, 'db' | 'clock' | 'log' | 'secrets'>
  private readonly lane: LaneName
  private readonly sender: LiveSender
  private readonly onReady: () => void
  private readonly onResting: (runId: number) => void
  private readonly mayBegin: MayBegin
  private readonly trial: TrialTime
  private readonly suspected: SuspectedMails
  private readonly ready: { job: SendJob; endsAt: number }[] = []
  /** Messages that are claimed here. A claim may end before its job does, but there must never be a second job. */
  private readonly held = new Map<string, { runId: number; id: number }>()
  private claiming: Promise<void> | undefined
  private askedAgain = false
  /** The account whose turn it was last. */
  private after = 0
  private stopped = false

  constructor(
    app: Pick<App, 'db' | 'clock' | 'log' | 'secrets'>,
    lane: LaneName,
    sender: LiveSender,
    on: { ready(): void; resting(runId: number): void; mayBegin?: MayBegin; trials?: MailTrials },
  ) {
    this.app = app
    this.lane = lane
    this.sender = sender
    this.onReady = on.ready
    this.onResting = on.resting
    this.mayBegin = on.mayBegin ?? (() => true)
    const trials = on.trials ?? { time: new TrialTime(on.ready), isQuiet: () => this.held.size === this.ready.length }
    this.trial = trials.time
    this.suspected = new SuspectedMails(sender, trials)
  }

  next(mayBegin: MayBegin = this.mayBegin): SendJob | undefined {
    this.dropEnded()
    const isInTurn = (job: SendJob) =>
      this.trial.stopsEverything ? job === this.trial.subject : mayBegin(job.run.accountId)
    const place = this.ready.findIndex(({ job }) => isInTurn(job))
    return place < 0 ? undefined : this.ready.splice(place, 1)[0]?.job
  }

  /** It has come to its end here, whatever that was. */
  settled(job: SendJob): void {
    if (job.kind === 'claimed') this.held.delete(keyOf(job.run.id, job.id))
    if (job === this.trial.subject) this.trial.end()
  }

  get holdings(): { runId: number; id: number }[] {
    return [...this.held.values()]
  }

  get isEmpty(): boolean {
    return this.ready.length === 0
  }

  private get readyNow(): number {
    return this.ready.filter(({ job }) => this.mayBegin(job.run.accountId)).length
  }

  /** Claims as much as can leave now, not more: what is claimed waits for this sender alone. */
  async refresh(limit: number): Promise<void> {
    // Work that was committed after the claim under way had begun would otherwise wait for the next look.
    this.askedAgain = this.claiming !== undefined
    this.dropEnded()
    if (this.claiming || this.stopped || limit <= this.readyNow) return
    this.claiming = this.claim(limit)
    await this.claiming
  }

  private async claim(limit: number): Promise<void> {
    try {
      do {
        this.askedAgain = false
        const endsAt = performance.now() + claimSeconds * 1000
        const claimed = await this.claimShares(limit)
        const unheld = claimed.filter(({ runId, id }) => !this.held.has(keyOf(runId, id)))
        await this.take(await this.suspected.setAside(unheld), endsAt)
        if (this.ready.length > 0 && !this.stopped) this.onReady()
      } while (this.askedAgain && !this.stopped && this.readyNow < limit)
      if (!this.stopped) await this.tryOne()
    } catch (error) {
      this.app.log.warn({ err: error }, 'due messages could not be claimed')
    } finally {
      this.claiming = undefined
    }
  }

  private async take(claimed: ClaimedMessage[], endsAt: number): Promise<void> {
    for (const { runId, id } of claimed) this.held.set(keyOf(runId, id), { runId, id })
    if (claimed.length > 0) await this.prepare(claimed, endsAt).finally(() => this.forgetJobless(claimed))
  }

  private async tryOne(): Promise<void> {
    const endsAt = performance.now() + claimSeconds * 1000
    const suspect = await this.suspected.takeOne()
    if (!suspect) return
    await this.take([suspect], endsAt)
    const place = this.ready.find(({ job }) => job.run.id === suspect.runId && job.id === suspect.id)
    if (!place) return this.trial.end()
    this.trial.give(place.job)
    this.onReady()
  }

  /** Looks on from account to account until somebody has mail that is due, or everybody has been looked at. */
  private async claimShares(limit: number): Promise<ClaimedMessage[]> {
    const { lane, sender } = this
    const start = this.after
    for (let wrapped = start === 0; ; ) {
      const found = await findWaitingAccounts(this.app.db, { lane, after: this.after })
      // Who may not begin would only keep the places of others here.
      const sharing = found.map((one) => ({ ...one, isDue: one.isDue && this.mayBegin(one.accountId) }))
      const { accounts, each, after } = shareOut(sharing, limit, found.length < accountsPerLook)
      this.after = after
      if (accounts.length > 0) return claimDue(sender, { lane, accounts, each, except: this.suspected.known })
      if (wrapped && (after === 0 || after >= start)) return []
      if (after === 0) wrapped = true
    }
  }

  private forgetJobless(claimed: readonly ClaimedMessage[]): void {
    const jobs = new Set(this.ready.map(({ job }) => keyOf(job.run.id, job.id)))
    for (const { runId, id } of claimed) if (!jobs.has(keyOf(runId, id))) this.held.delete(keyOf(runId, id))
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.claiming
    const unused = this.ready.splice(0).map(({ job: { run, id } }) => ({ accountId: run.accountId, runId: run.id, id }))
    if (unused.length > 0) await returnToQueue(this.sender, unused, 0)
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
      return isTooOld(message, now) || isAfter(message.notAfter, now) ? 'expired' : undefined
    }
    for (const end of ends) {
      const ended = claimed.filter((message) => endOf(message) === end)
      if (ended.length > 0) await endClaimed(this.sender, ended, { state: messageStates[end], reason: endReasons[end] })
    }
    const living = claimed.filter((message) => endOf(message) === undefined)
    await this.park(living.filter(({ runState }) => runState !== 'sending'))
    const accounts = Map.groupBy(
      living.filter(({ runState }) => runState === 'sending'),
      ({ accountId }) => accountId,
    )
    const jobs = await Promise.all(
      [...accounts.values()].map(async (messages) =>
        withoutFull(this.app, this.sender, await readDueJobs(this.app.db, this.lane, messages)),
      ),
    )
    for (const job of jobs.flat()) this.ready.push({ job, endsAt })
  }

  private async park(resting: ClaimedMessage[]): Promise<void> {
    for (const [runId, [first]] of Map.groupBy(resting, (message) => message.runId)) {
      await parkMessages(this.sender, first as ClaimedMessage)
      this.onResting(runId)
    }
    // What a run that goes on meanwhile has left here is due again.
    if (resting.length > 0) await returnToQueue(this.sender, resting, 0)
  }
}

function keyOf(runId: number, id: number): string {
  return `${runId}/${id}`
}
