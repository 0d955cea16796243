import type { App } from '../../platform/app/app.ts'
import type { Mail, SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { HeaderError } from '../assembly/index.ts'
import type { LaneName } from '../messages/index.ts'
import { RenderingError } from '../rendering/index.ts'
import { Freight } from './freight.rules.ts'
import type { Ledger, Mark } from './ledger.ts'
import { lifetimeSeconds } from './lifetime.rules.ts'
import { type MailMaker, SenderDomainUnverified } from './mail-maker.ts'
import { again, outcomeOf, quarantined } from './outcome.rules.ts'
import type { MailWay, RelayPools } from './relay-pools.ts'
import type { SendJob } from './send-job.ts'
import { silenceSeconds } from './sender-session.store.ts'

/** Whether an account may have another mail under way now. */
export type MayBegin = (accountId: number) => boolean

export interface Feeds {
  next(mayBegin: MayBegin): SendJob | undefined
  /** Its mail is made, and so large. */
  weighed(job: SendJob, bytes: number): void
  settled(job: SendJob): void
}

export interface LaneWatch {
  /** Marks of these jobs were refused: they may not be sent any more, the address is another now, or their run does not send. */
  refused(job: SendJob): Promise<void>
  verdict(job: SendJob, verdict: SmtpVerdict): void
  blocked(job: SendJob, reason: string): void
}

/** The dot may be written this long after its mark was asked for; later somebody else may be deciding about the mail. */
const dotPatienceMs = (silenceSeconds / 2) * 1000

/** Mails of one account that are made and wait for the relay to have forgiven it. */
const mostHeld = 32

/** Takes jobs as fast as the relay takes mails: make the mail, mark it on the wire, send it, record what became of it. */
export class MailLane {
  private readonly app: Pick<App, 'log' | 'clock' | 'config'>
  private readonly name: LaneName
  private readonly parts: {
    feeds: Feeds
    pools: RelayPools
    ledger: Ledger
    mailMaker: MailMaker
    watch: LaneWatch
  }
  private isOpen = false
  private readonly freight = new Freight()
  /** With the bytes each counts for. */
  private readonly underWay = new Map<SendJob, number>()
  /** Taken from the feed and not yet with their relay's pool, which counts the rest. */
  private readonly starting = new Map<MailWay, number>()
  private onEmpty: (() => void) | undefined
  private readonly toldOfWaitingAt = new Map<number, number>()

  constructor(app: Pick<App, 'log' | 'clock' | 'config'>, name: LaneName, parts: MailLane['parts']) {
    this.app = app
    this.name = name
    this.parts = parts
    parts.pools.onFree(name, () => this.pump())
  }

  open(): void {
    this.isOpen = true
    this.pump()
  }

  /** Begins nothing more; resolves when everything under way has been recorded. */
  close(): Promise<void> {
    this.isOpen = false
    if (this.underWay.size === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.onEmpty = resolve
    })
  }

  get isQuiet(): boolean {
    return this.underWay.size === 0
  }

  /** Targets of blocks that have, or may have, a message on the wire. */
  get holdings(): { runId: number; id: number }[] {
    return [...this.underWay.keys()]
      .filter(({ kind }) => kind === 'fresh')
      .map(({ run, id }) => ({ runId: run.id, id }))
  }

  /** Not while its mails take all the room it has, wait because the relay has deferred others of it, or have no relay. */
  readonly mayBegin: MayBegin = (accountId) =>
    !this.freight.isFullFor(accountId) &&
    this.parts.pools.takesMailOf(this.name, accountId) &&
    this.parts.pools.held(this.name, accountId) < mostHeld

  private readonly mayBeginNow: MayBegin = (accountId) => {
    const pool = this.parts.pools.of(accountId)
    return pool !== undefined && this.freeAt(pool) > 0 && this.mayBegin(accountId)
  }

  /** Places at all relays that no mail is being made for. */
  get free(): number {
    return this.parts.pools.all.reduce((sum, pool) => sum + this.freeAt(pool), 0)
  }

  private freeAt(pool: MailWay): number {
    return Math.max(0, pool.free(this.name) - (this.starting.get(pool) ?? 0))
  }

  private countStarting(pool: MailWay | undefined, by: 1 | -1): void {
    if (pool) this.starting.set(pool, (this.starting.get(pool) ?? 0) + by)
  }

  pump(): void {
    while (this.isOpen && this.free > 0) {
      const job = this.parts.feeds.next(this.mayBeginNow)
      if (!job) return
      this.weigh(job, this.parts.mailMaker.expectedBytes(job))
      void this.deliver(job)
        .catch((error) => this.app.log.error({ err: error, runId: job.run.id, messageId: job.id }, 'a mail failed'))
        .then(() => {
          this.parts.feeds.settled(job)
          this.weigh(job, 0)
          this.underWay.delete(job)
          if (this.underWay.size === 0) this.onEmpty?.()
          this.pump()
        })
    }
  }

  private weigh(job: SendJob, bytes: number): void {
    this.freight.add(job.run.accountId, bytes - (this.underWay.get(job) ?? 0))
    this.underWay.set(job, bytes)
  }

  /** Whoever gets no message in the ledger here stays in its block, which is looked through again. */
  private async deliver(job: SendJob): Promise<void> {
    const { feeds, ledger, pools, watch } = this.parts
    const pool = pools.of(job.run.accountId)
    this.countStarting(pool, 1)
    const mail = await this.make(job).finally(() => this.countStarting(pool, -1))
    if (!mail) return
    this.weigh(job, mail.data.length)
    feeds.weighed(job, mail.data.length + job.readBytes)
    const permit = new DotPermit(job.run.accountId, (session) => ledger.mark(job, session))
    const verdict = await pools.send(this.name, mail, permit)
    const marked = await permit.mark
    if (marked === undefined) return this.settleUnmarked(job, verdict)
    if (marked === 'lost' || marked === 'waits') return
    if (marked === 'refused') return watch.refused(job)
    // The permit was given, so only the relay or the way to it can have held the mail back.
    const known = verdict.kind === 'withheld' ? returnedUnsent : verdict
    watch.verdict(job, known)
    await ledger.settle(job, outcomeOf(known, this.attemptOf(job)))
  }

  /** The relay never asked for the body: it refused the mail before, or there was no way to it. */
  private async settleUnmarked(job: SendJob, verdict: SmtpVerdict): Promise<void> {
    const { ledger, watch } = this.parts
    if (verdict.kind === 'withheld') return
    const lostWay = verdict.kind === 'returned' && verdict.fault !== 'address'
    // Nothing is known about it, so its block is looked through again.
    if (lostWay && job.kind === 'fresh') return
    watch.verdict(job, verdict)
    await ledger.settle(job, outcomeOf(verdict, this.attemptOf(job)), { marked: false })
  }

  private async make(job: SendJob): Promise<Mail | undefined> {
    const { mailMaker, ledger, watch } = this.parts
    try {
      if (!mailMaker.isReady(job)) await mailMaker.prepare(job)
      if (job.email === '') return void (await watch.refused(job))
      return await mailMaker.make(job)
    } catch (error) {
      if (error instanceof SenderDomainUnverified) {
        if (job.kind === 'claimed') {
          this.tellOfWaiting(job, error.message)
          await ledger.settle(job, again(error.message, 60), { marked: false })
        } else watch.blocked(job, error.message)
        return undefined
      }
      if (!isOfTheMail(error)) throw error
      this.app.log.error({ runId: job.run.id, messageId: job.id, reason: error.message }, 'quarantined')
      await ledger.settle(job, quarantined(error.message), { marked: false })
      return undefined
    }
  }

  /** Single mails have no run that could be paused for everyone to see; without this they would wait in silence. */
  private tellOfWaiting({ run: { id: runId, accountId } }: SendJob, reason: string): void {
    const now = performance.now()
    if (now - (this.toldOfWaitingAt.get(runId) ?? Number.NEGATIVE_INFINITY) < 60_000) return
    this.toldOfWaitingAt.set(runId, now)
    this.app.log.error({ accountId, runId, reason }, 'mails wait for their sender domain; see postrider domain check')
  }

  private attemptOf(job: SendJob) {
    return {
      attempt: job.attempt,
      ageSeconds: (this.app.clock.now().getTime() - job.agesFrom) / 1000,
      lifetimeSeconds: lifetimeSeconds[job.run.class],
      quiescenceSeconds: this.app.config.QUIESCENCE_SECONDS,
      jitter: Math.random(),
    }
  }
}

/** Asks for the mark when the relay wants the body, and lets the dot go only soon after. */
class DotPermit {
  mark: Promise<Mark> | undefined
  deadline = Number.POSITIVE_INFINITY
  readonly account: number
  private readonly ask: (session: number | null) => Promise<Mark>

  constructor(account: number, ask: DotPermit['ask']) {
    this.account = account
    this.ask = ask
  }

  readonly permit = (session: number | null): Promise<boolean> => {
    this.deadline = performance.now() + dotPatienceMs
    this.mark = this.ask(session)
    return this.mark.then(mayGo)
  }
}

const returnedUnsent = { kind: 'returned', fault: 'caller', reason: 'withheld although permitted' } as const

function mayGo(mark: Mark): boolean {
  return mark === 'granted'
}

/** Faults of one mail, which no later attempt would mend. */
function isOfTheMail(error: unknown): error is Error {
  return error instanceof RenderingError || error instanceof HeaderError
}
