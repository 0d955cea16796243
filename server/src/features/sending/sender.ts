import type { App } from '../../platform/app/app.ts'
import { RelayPool } from '../../platform/smtp/relay-pool.ts'
import { type RelaySettings, smtpTimeouts } from '../../platform/smtp/relay-settings.ts'
import type { Verdict } from '../../platform/smtp/verdict.ts'
import { type LaneName, returnToQueue } from '../messages/index.ts'
import { pauseRun } from '../runs/index.ts'
import { BlockFeed } from './block-feed.ts'
import { RunBrake, signOf } from './brake.rules.ts'
import { DueFeed } from './due-feed.ts'
import { excludeRefused } from './exclude-refused.ts'
import { Ledger } from './ledger.ts'
import { type LaneWatch, MailLane } from './mail-lane.ts'
import { MailMaker } from './mail-maker.ts'
import type { SendJob } from './send-job.ts'

export type SenderParts = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'log' | 'metrics'>

/** Messages claimed at once. */
const fewest = 8
const most = 64

/** One sender: two lanes to the relay, fed from blocks of newsletters and from messages that are due. */
export class Sender {
  private readonly app: SenderParts
  private readonly senderId: number
  private readonly pool: RelayPool<LaneName>
  private readonly ledger: Ledger
  private readonly blocks: BlockFeed
  private readonly due: Record<LaneName, DueFeed>
  private readonly lanes: Record<LaneName, MailLane>
  private readonly brakes = new Map<number, RunBrake>()

  constructor(app: SenderParts, senderId: number, relay: RelaySettings) {
    this.app = app
    this.senderId = senderId
    this.pool = openPool(app, relay)
    this.ledger = new Ledger(app, senderId)
    const wake = (lane: LaneName) => () => this.lanes[lane].pump()
    this.blocks = new BlockFeed(app, senderId, wake('bulk'))
    this.due = {
      priority: new DueFeed(app, 'priority', senderId, { ready: wake('priority'), resting: (id) => this.letGo(id) }),
      bulk: new DueFeed(app, 'bulk', senderId, { ready: wake('bulk'), resting: (id) => this.letGo(id) }),
    }
    const shared = { pool: this.pool, ledger: this.ledger, mailMaker: new MailMaker(app), watch: this.watch() }
    const feeds = {
      priority: { next: () => this.nextDue('priority'), settled: (job: SendJob) => this.due.priority.settled(job) },
      bulk: {
        next: () => this.nextDue('bulk') ?? this.blocks.next(),
        settled: (job: SendJob, result: 'recorded' | 'missing') => {
          this.due.bulk.settled(job)
          this.blocks.settled(job, result)
        },
      },
    }
    this.lanes = {
      priority: new MailLane(app, 'priority', { ...shared, feeds: feeds.priority }),
      bulk: new MailLane(app, 'bulk', { ...shared, feeds: feeds.bulk }),
    }
  }

  open(): void {
    for (const lane of Object.values(this.lanes)) lane.open()
  }

  /** Looks for work of a lane: after a knock, and every second in case nobody knocked. */
  async look(lane: LaneName): Promise<void> {
    const claimed = this.due[lane].refresh(this.claimSize(lane))
    await Promise.all([claimed, lane === 'bulk' && this.blocks.refresh()])
  }

  /** Claims nothing more and gives back what has not begun; what is under way ends and is recorded. */
  async drain(patienceMs: number): Promise<void> {
    this.blocks.stop()
    await Promise.all(Object.values(this.due).map((feed) => feed.stop()))
    const ended = Promise.all(Object.values(this.lanes).map((lane) => lane.close()))
    const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
    await Promise.race([ended, late])
    await Promise.race([this.ledger.flushed(), late])
    await this.pool.drain(1000)
  }

  /** A steady stream is claimed without waiting for the next knock. */
  private nextDue(lane: LaneName): SendJob | undefined {
    const job = this.due[lane].next()
    if (job && this.due[lane].isEmpty) void this.due[lane].refresh(this.claimSize(lane))
    return job
  }

  /** What is claimed waits for this sender alone, so never much more than can leave. */
  private claimSize(lane: LaneName): number {
    return Math.min(Math.max(this.lanes[lane].free, fewest), most)
  }

  private watch(): LaneWatch {
    return {
      refused: (job) => this.explainRefusal(job),
      verdict: (job, verdict) => this.watchRun(job, verdict),
      blocked: (job, reason) => void this.pause(job, reason),
    }
  }

  private async explainRefusal(job: SendJob): Promise<'recorded' | 'missing'> {
    const { db } = this.app
    const { excluded, runState } = await excludeRefused(db, job.run, [job.id], {
      kind: job.kind,
      senderId: this.senderId,
    })
    if (excluded.has(job.id)) return 'recorded'
    if (runState !== 'sending') this.letGo(job.run.id)
    if (job.kind === 'claimed') {
      const message = { accountId: job.run.accountId, runId: job.run.id, id: job.id }
      await returnToQueue(db, [message], { senderId: this.senderId, seconds: 1 })
    }
    return 'missing'
  }

  private watchRun(job: SendJob, verdict: Verdict): void {
    this.app.metrics.mails.inc({ class: job.run.class, verdict: verdict.kind })
    if (verdict.kind === 'rejected' && verdict.phase === 'mail')
      return void this.pause(
        job,
        `the relay refuses the sender: ${verdict.reply.code} ${verdict.reply.text}`.slice(0, 300),
      )
    const reason = this.brakeOf(job.run.id).take(signOf(verdict))
    if (reason) void this.pause(job, reason)
  }

  /** A run that does not send now; when it goes on, it begins with a clean record. */
  private letGo(runId: number): void {
    this.brakes.delete(runId)
    this.blocks.drop(runId)
  }

  private brakeOf(runId: number): RunBrake {
    const brake = this.brakes.get(runId) ?? new RunBrake()
    // Runs end without telling us; the oldest entries are of the oldest runs.
    if (this.brakes.size > 5000) this.brakes.delete(this.brakes.keys().next().value as number)
    this.brakes.set(runId, brake)
    return brake
  }

  private async pause({ run }: SendJob, reason: string): Promise<void> {
    this.letGo(run.id)
    const paused = await this.app.db.transaction(run, (tx) => pauseRun({ tx }, run.id, reason)).catch(() => false)
    if (paused) this.app.log.error({ accountId: run.accountId, runId: run.id, reason }, 'run paused')
  }
}

function openPool({ config, log }: SenderParts, relay: RelaySettings): RelayPool<LaneName> {
  const connections = config.RELAY_CONNECTIONS
  return new RelayPool({
    settings: relay,
    timeouts: { ...smtpTimeouts, finalReply: config.RELAY_REPLY_SECONDS * 1000 },
    lanes: {
      priority: { connections: Math.max(2, Math.ceil(connections / 4)), steady: true, mailsPerConnection: 1 },
      bulk: { connections },
    },
    onAlarm: (alarm) => log.error(alarm, 'the relay takes no mail'),
  })
}
