import type { App } from '../../platform/app/app.ts'
import { RelayPool } from '../../platform/smtp/relay-pool.ts'
import { type RelaySettings, smtpTimeouts } from '../../platform/smtp/relay-settings.ts'
import type { Relay } from '../../platform/smtp/relays.ts'
import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { isSandbox } from '../accounts/index.ts'
import { findMessageListeners, type MessageListeners, wants } from '../message-notices/index.ts'
import { type Holdings, type LaneName, returnToQueue } from '../messages/index.ts'
import { enrolSession, relayName } from '../relay/index.ts'
import { holdRun } from '../runs/index.ts'
import { CaptureWay } from '../sandbox/index.ts'
import { BlockFeed } from './block-feed.ts'
import { RunBrake, signOf } from './brake.rules.ts'
import { DueFeed } from './due-feed.ts'
import { excludeRefused } from './exclude-refused.ts'
import { FairTurns, largeAdvanceBytes } from './fair-turns.rules.ts'
import { refusedSenderNote } from './hold-note.rules.ts'
import { Ledger } from './ledger.ts'
import { type Feeds, type LaneWatch, MailLane, type MayBegin } from './mail-lane.ts'
import { MailMaker } from './mail-maker.ts'
import { findRelayChoices } from './relay-choice.store.ts'
import { RelayPools } from './relay-pools.ts'
import type { SendJob } from './send-job.ts'
import type { SenderSession } from './sender-session.ts'
import { TrialTime } from './trial-time.ts'

export type SenderParts = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'log' | 'metrics'>

/** Messages claimed at once. */
const fewest = 8
const most = 64

/** One sender: two lanes to the relay, fed from blocks of newsletters and from messages that are due. */
export class Sender {
  private readonly app: SenderParts
  private readonly session: SenderSession
  private readonly pools: RelayPools
  private readonly ledger: Ledger
  private readonly mailMaker: MailMaker
  private readonly blocks: BlockFeed
  private readonly due: Record<LaneName, DueFeed>
  private readonly lanes: Record<LaneName, MailLane>
  private readonly turns = new FairTurns()
  private readonly brakes = new Map<number, RunBrake>()
  private listeners: MessageListeners = new Map()
  private toldOfUnknownAt = Number.NEGATIVE_INFINITY

  constructor(app: SenderParts, session: SenderSession, relays: readonly Relay[]) {
    this.app = app
    this.session = session
    this.pools = new RelayPools(
      new Map(relays.map(({ name, settings }) => [name, openPool(app, settings, session.id)])),
      new CaptureWay<LaneName>(app),
    )
    this.ledger = new Ledger(app, session, ({ accountId }) => wants(this.listeners, accountId, 'message.sent'))
    const wake = (lane: LaneName) => () => this.lanes[lane].pump()
    const mayBegin = (lane: LaneName) => (accountId: number) => this.lanes[lane].mayBegin(accountId)
    const resting = (id: number) => this.letGo(id)
    const trial = new TrialTime(() => this.pump())
    const trials = { time: trial, isQuiet: () => Object.values(this.lanes).every(({ isQuiet }) => isQuiet) }
    const dueFeed = (lane: LaneName) =>
      new DueFeed(app, lane, session, { ready: wake(lane), resting, mayBegin: mayBegin(lane), trials })
    const { turns } = this
    this.blocks = new BlockFeed(app, session, { turns, onReady: wake('bulk'), mayBegin: mayBegin('bulk'), trial })
    this.due = { priority: dueFeed('priority'), bulk: dueFeed('bulk') }
    this.mailMaker = new MailMaker(app)
    const shared = { pools: this.pools, ledger: this.ledger, mailMaker: this.mailMaker, watch: this.watch() }
    const feeds = { priority: this.priorityFeeds(), bulk: this.bulkFeeds() }
    this.lanes = {
      priority: new MailLane(app, 'priority', { ...shared, feeds: feeds.priority }),
      bulk: new MailLane(app, 'bulk', { ...shared, feeds: feeds.bulk }),
    }
    session.ask(() => this.holdings())
  }

  open(): void {
    for (const lane of Object.values(this.lanes)) lane.open()
  }

  /** Learns which accounts want to know of each mail, and which have a relay of their own; they are few. */
  async listen(): Promise<void> {
    const [listeners, choices] = await Promise.all([findMessageListeners(this.app.db), findRelayChoices(this.app.db)])
    this.listeners = listeners
    this.pools.choose(choices)
    const { unknown } = this.pools
    if (unknown.length > 0) this.tellOfUnknown(unknown)
  }

  private tellOfUnknown(relays: readonly string[]): void {
    if (performance.now() - this.toldOfUnknownAt < 60_000) return
    this.toldOfUnknownAt = performance.now()
    this.app.log.error({ relays }, 'mails wait for relays that are not among FURTHER_RELAYS of this sender')
  }

  private pump(): void {
    for (const lane of Object.values(this.lanes)) lane.pump()
  }

  /** Looks for work of a lane: after a knock, and every second in case nobody knocked. */
  async look(lane: LaneName): Promise<void> {
    const claimed = this.due[lane].refresh(this.claimSize(lane))
    await Promise.all([claimed, lane === 'bulk' && this.blocks.refresh()])
  }

  /** Claims nothing more and gives back what has not begun; what is under way ends and is recorded. */
  async drain(patienceMs: number): Promise<void> {
    const returned = this.blocks.stop()
    await Promise.all(Object.values(this.due).map((feed) => feed.stop()))
    const ended = Promise.all(Object.values(this.lanes).map((lane) => lane.close()))
    this.pools.returnHeld()
    const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
    await Promise.race([ended, late])
    await Promise.race([this.ledger.flushed(), late])
    await Promise.race([returned, late])
    await this.pools.drain(1000)
  }

  get slowestBlock(): BlockFeed['slowest'] {
    return this.blocks.slowest
  }

  get awayRelays(): string[] {
    return this.pools.awayIn('bulk')
  }

  private holdings(): Holdings {
    const messages = [...Object.values(this.due), ...Object.values(this.lanes)].flatMap(({ holdings }) => holdings)
    return { blocks: this.blocks.holdings, messages }
  }

  private priorityFeeds(): Feeds {
    return {
      next: (mayBegin) => this.nextDue('priority', mayBegin),
      weighed: () => {},
      settled: (job) => this.due.priority.settled(job),
    }
  }

  /** What is tried again comes first, except where an account has had more than others by that. */
  private bulkFeeds(): Feeds {
    const { turns, blocks, due } = this
    const again = (mayBegin: MayBegin) => {
      const job = this.nextDue('bulk', mayBegin)
      if (job) turns.take(job.run.accountId, job.isLarge ? largeAdvanceBytes : 0)
      return job
    }
    return {
      next: (mayBegin) =>
        again((accountId) => !turns.isAhead(accountId) && mayBegin(accountId)) ??
        blocks.next(mayBegin) ??
        again(mayBegin),
      weighed: ({ run }, bytes) => turns.weigh(run.accountId, bytes),
      settled: (job) => {
        due.bulk.settled(job)
        blocks.settled(job)
      },
    }
  }

  /** A steady stream is claimed without waiting for the next knock. */
  private nextDue(lane: LaneName, mayBegin: MayBegin): SendJob | undefined {
    const job = this.due[lane].next(mayBegin)
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

  private async explainRefusal(job: SendJob): Promise<void> {
    const { excluded, runState } = await excludeRefused(this.session, job.run, [job.id], job.kind)
    if (excluded.has(job.id)) return
    if (runState !== 'sending') this.letGo(job.run.id)
    if (job.kind === 'claimed') {
      const message = { accountId: job.run.accountId, runId: job.run.id, id: job.id }
      await returnToQueue(this.session, [message], 1)
    }
  }

  private watchRun(job: SendJob, verdict: SmtpVerdict): void {
    this.app.metrics.mails.inc({ class: job.run.class, verdict: verdict.kind })
    if (verdict.kind === 'rejected' && verdict.phase === 'mail')
      return void this.pause(job, refusedSenderNote(verdict.reply))
    const reason = this.brakeOf(job.run.id).take(signOf(verdict), this.mailMaker.brakeOf(job))
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
    const paused = await this.app.db.transaction(run, (tx) => holdRun({ tx }, run.id, reason)).catch(() => false)
    if (paused) this.app.log.error({ accountId: run.accountId, runId: run.id, reason }, 'run paused')
  }
}

function openPool(app: SenderParts, relay: RelaySettings, senderId: number): RelayPool<LaneName> {
  const { config, log } = app
  const connections = config.RELAY_CONNECTIONS
  return new RelayPool({
    settings: relay,
    timeouts: { ...smtpTimeouts, finalReply: config.RELAY_REPLY_SECONDS * 1000 },
    lanes: {
      priority: { connections: Math.max(2, Math.ceil(connections / 4)), steady: true, mailsPerConnection: 1 },
      bulk: { connections },
    },
    // The last fence: whatever steers a mail of a sandbox here, it does not leave.
    refuses: isSandbox,
    enrol: (client, closing) => enrolSession(app, { relay: relayName(relay), client, senderId }, closing),
    onAlarm: (alarm) => log.error({ relay: relayName(relay), ...alarm }, 'the relay takes no mail'),
  })
}
