import type { App } from '../../platform/app/app.ts'
import type { RelayPool } from '../../platform/smtp/relay-pool.ts'
import type { Mail, Verdict } from '../../platform/smtp/verdict.ts'
import { HeaderError } from '../assembly/index.ts'
import type { LaneName } from '../messages/index.ts'
import { RenderingError } from '../rendering/index.ts'
import type { Ledger, Mark } from './ledger.ts'
import { lifetimeSeconds } from './lifetime.rules.ts'
import { type MailMaker, SenderDomainUnverified } from './mail-maker.ts'
import { again, outcomeOf, quarantined } from './outcome.rules.ts'
import type { SendJob } from './send-job.ts'
import { silenceSeconds } from './sender-session.store.ts'

export interface Feeds {
  next(): SendJob | undefined
  settled(job: SendJob, result: 'recorded' | 'missing'): void
}

export interface LaneWatch {
  /** Marks of these jobs were refused: they may not be sent any more, or their run does not send now. */
  refused(job: SendJob): Promise<'recorded' | 'missing'>
  verdict(job: SendJob, verdict: Verdict): void
  blocked(job: SendJob, reason: string): void
}

/** The dot may be written this long after its mark was asked for; later somebody else may be deciding about the mail. */
const dotPatienceMs = (silenceSeconds / 2) * 1000

/** Takes jobs as fast as the relay takes mails: make the mail, mark it on the wire, send it, record what became of it. */
export class MailLane {
  private readonly app: Pick<App, 'log' | 'clock' | 'config'>
  private readonly name: LaneName
  private readonly parts: {
    feeds: Feeds
    pool: RelayPool<LaneName>
    ledger: Ledger
    mailMaker: MailMaker
    watch: LaneWatch
  }
  private isOpen = false
  private underWay = 0
  /** Taken from the feed and not yet with the pool, which counts the rest. */
  private starting = 0
  private onEmpty: (() => void) | undefined
  private readonly toldOfWaitingAt = new Map<number, number>()

  constructor(app: Pick<App, 'log' | 'clock' | 'config'>, name: LaneName, parts: MailLane['parts']) {
    this.app = app
    this.name = name
    this.parts = parts
    parts.pool.onFree(name, () => this.pump())
  }

  open(): void {
    this.isOpen = true
    this.pump()
  }

  /** Begins nothing more; resolves when everything under way has been recorded. */
  close(): Promise<void> {
    this.isOpen = false
    if (this.underWay === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.onEmpty = resolve
    })
  }

  /** Places at the relay that no mail is being made for. */
  get free(): number {
    return Math.max(0, this.parts.pool.free(this.name) - this.starting)
  }

  pump(): void {
    while (this.isOpen && this.free > 0) {
      const job = this.parts.feeds.next()
      if (!job) return
      this.underWay += 1
      this.starting += 1
      void this.deliver(job)
        .catch((error) => {
          this.app.log.error({ err: error, runId: job.run.id, messageId: job.id }, 'a mail failed')
          return 'missing' as const
        })
        .then((result) => {
          this.parts.feeds.settled(job, result)
          this.underWay -= 1
          if (this.underWay === 0) this.onEmpty?.()
          this.pump()
        })
    }
  }

  private async deliver(job: SendJob): Promise<'recorded' | 'missing'> {
    const { ledger, pool, watch } = this.parts
    const mail = await this.make(job).finally(() => {
      this.starting -= 1
    })
    if (mail === 'recorded' || mail === 'missing') return mail
    const permit = new DotPermit(() => ledger.mark(job))
    const verdict = await pool.send(this.name, mail, permit)
    const marked = await permit.mark
    if (marked === undefined) return this.settleUnmarked(job, verdict)
    if (marked === 'lost') return 'missing'
    if (marked === 'refused') return watch.refused(job)
    // The permit was given, so only the relay or the way to it can have held the mail back.
    const known = verdict.kind === 'withheld' ? returnedUnsent : verdict
    watch.verdict(job, known)
    await ledger.settle(job, outcomeOf(known, this.attemptOf(job)))
    return 'recorded'
  }

  /** The relay never asked for the body: it refused the mail before, or there was no way to it. */
  private async settleUnmarked(job: SendJob, verdict: Verdict): Promise<'recorded' | 'missing'> {
    const { ledger, watch } = this.parts
    if (verdict.kind === 'withheld') return 'missing'
    const lostWay = verdict.kind === 'returned' && verdict.fault !== 'address'
    // Nothing is known about it, so its block is looked through again.
    if (lostWay && job.kind === 'fresh') return 'missing'
    watch.verdict(job, verdict)
    await ledger.settle(job, outcomeOf(verdict, this.attemptOf(job)), { marked: false })
    return 'recorded'
  }

  private async make(job: SendJob): Promise<Mail | 'recorded' | 'missing'> {
    const { mailMaker, ledger, watch } = this.parts
    try {
      if (!mailMaker.isReady(job)) await mailMaker.prepare(job)
      if (job.email === '') return watch.refused(job)
      return await mailMaker.make(job)
    } catch (error) {
      if (error instanceof SenderDomainUnverified) {
        if (job.kind === 'claimed') {
          this.tellOfWaiting(job, error.message)
          await ledger.settle(job, again(error.message, 60), { marked: false })
        } else watch.blocked(job, error.message)
        return 'missing'
      }
      if (!isOfTheMail(error)) throw error
      this.app.log.error({ runId: job.run.id, messageId: job.id, reason: error.message }, 'quarantined')
      await ledger.settle(job, quarantined(error.message), { marked: false })
      return 'recorded'
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
  private readonly ask: () => Promise<Mark>

  constructor(ask: () => Promise<Mark>) {
    this.ask = ask
  }

  readonly permit = (): Promise<boolean> => {
    this.deadline = performance.now() + dotPatienceMs
    this.mark = this.ask()
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
