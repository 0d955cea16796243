import type { App } from '../../platform/app/app.ts'
import { closeBlock, type LiveSender, leaseBlock } from '../messages/index.ts'
import { BlockReader, type OpenBlock } from './block-reader.ts'
import { type FairTurns, largeAdvanceBytes } from './fair-turns.rules.ts'
import { leastBy } from './least-by.rules.ts'
import type { MayBegin } from './mail-lane.ts'
import type { SendJob } from './send-job.ts'
import type { StalledBlock } from './sender-session.store.ts'
import { SenderGivenUp } from './sender-session.ts'
import { TrialTime } from './trial-time.ts'
import { findWaitingRuns, type WaitingRun } from './waiting-run.store.ts'

interface BlockFeedParts {
  turns: FairTurns
  onReady: () => void
  mayBegin?: MayBegin
  trial?: TrialTime
}

const openBlocks = 4
const mostBlocks = 200

/**
 * Newsletters, block by block. Accounts with open blocks take turns by the bytes they send, and blocks are leased for the account
 * that holds the fewest, so that a run of ten million leaves room for one of ten.
 */
export class BlockFeed {
  private readonly app: Pick<App, 'db' | 'clock' | 'log' | 'config' | 'secrets'>
  private readonly sender: LiveSender
  private readonly reader: BlockReader
  private readonly turns: FairTurns
  private readonly trial: TrialTime
  private readonly onReady: () => void
  private readonly mayBegin: MayBegin
  private readonly ring: OpenBlock[] = []
  /** Those of the ring, and those whose lease is being ended. */
  private readonly leased = new Set<OpenBlock>()
  private readonly blockOf = new WeakMap<SendJob, OpenBlock>()
  private readonly servedAt = new Map<number, number>()
  private waitingRuns: WaitingRun[] = []
  /** The account behind which the next look goes on; 0 = all have been looked at. */
  private behind = 0
  private leasedSinceLook = false
  private served = 0
  private refilling = false
  private stopped = false
  private readonly ended = Promise.withResolvers<void>()

  constructor(
    app: Pick<App, 'db' | 'clock' | 'log' | 'config' | 'secrets'>,
    sender: LiveSender,
    { turns, onReady, mayBegin = () => true, trial = new TrialTime(onReady) }: BlockFeedParts,
  ) {
    this.app = app
    this.sender = sender
    this.reader = new BlockReader(app, sender)
    this.turns = turns
    this.trial = trial
    this.onReady = onReady
    this.mayBegin = mayBegin
  }

  next(mayBegin: MayBegin = this.mayBegin): SendJob | undefined {
    const open = this.blockInTurn(mayBegin)
    if (!open) {
      void this.refill()
      return undefined
    }
    if (this.reader.isTooLateFor(open)) {
      // Its targets have waited too long for the relay; read again, they get their end.
      this.abandon(open)
      return this.next(mayBegin)
    }
    open.underWay += 1
    const job = open.ready.pop()
    this.turns.take(open.run.accountId, job?.isLarge ? largeAdvanceBytes : 0)
    if (open.ready.length === 0) void this.refill()
    return job
  }

  /** Of the account that has had the least, however many of its blocks are open. */
  private blockInTurn(mayBegin: MayBegin): OpenBlock | undefined {
    let best: OpenBlock | undefined
    for (const open of this.ring) {
      if (this.trial.isOn && open !== this.trial.subject) continue
      if (open.ready.length === 0 || !mayBegin(open.run.accountId)) continue
      if (!best || this.turns.sentBy(open.run.accountId) < this.turns.sentBy(best.run.accountId)) best = open
    }
    return best
  }

  /** It has come to its end here. The ledger says whether it has a message now; if not, its block is looked through again. */
  settled(job: SendJob): void {
    const open = this.blockOf.get(job)
    if (!open) return
    open.underWay -= 1
    open.movedAtMs = performance.now()
    void this.closeIfEmpty(open)
  }

  /** The block in which nothing has come to an end for the longest time. */
  get slowest(): StalledBlock | undefined {
    const slowest = leastBy(this.leased, (open) => open.movedAtMs)
    if (!slowest) return undefined
    const { run, block, movedAtMs } = slowest
    return { runId: run.id, block, seconds: (performance.now() - movedAtMs) / 1000 }
  }

  get holdings(): { runId: number; block: number }[] {
    return [...this.leased].map(({ run, block }) => ({ runId: run.id, block }))
  }

  /** Nothing more of this run now; its targets without a message stay for later. */
  drop(runId: number): void {
    this.waitingRuns = this.waitingRuns.filter(({ id }) => id !== runId)
    for (const open of this.ring.filter(({ run }) => run.id === runId)) this.abandon(open)
  }

  /** New work may be there: looks at once. */
  async refresh(): Promise<void> {
    if (this.stopped) return
    await this.look()
    await this.tryOne()
    await this.refill()
  }

  private async look(): Promise<void> {
    this.leasedSinceLook = false
    const { runs, next } = await findWaitingRuns(this.app.db, this.behind)
    this.waitingRuns = runs
    this.behind = next
  }

  /** Gives back what has not been begun; resolves when no block is leased here any more. */
  stop(): Promise<void> {
    this.stopped = true
    if (this.leased.size === 0) this.ended.resolve()
    for (const open of [...this.ring]) this.abandon(open)
    return this.ended.promise
  }

  private abandon(open: OpenBlock): void {
    open.ready = []
    void this.closeIfEmpty(open)
  }

  /**
   * A block over which senders have ended is sent with nothing else of blocks under way, so that it is clear over whom the next
   * one ends.
   */
  private async tryOne(): Promise<void> {
    if (!this.trial.mayBegin || this.stopped) return
    const run = this.longestUnserved(this.waitingRuns.filter(({ isSuspected }) => isSuspected))
    if (!run || !(await this.trial.begin('blocks', () => this.ring.every(({ underWay }) => underWay === 0)))) return
    try {
      if (!(await this.lease(run, { suspected: true }))) this.trial.end()
      else this.onReady()
    } catch (error) {
      this.app.log.warn({ err: error }, 'a block could not be tried')
      this.trial.end()
    }
  }

  private async refill(): Promise<void> {
    if (this.refilling || this.stopped) return
    this.refilling = true
    try {
      for (;;) {
        const run = this.runToServe()
        if (run) await this.serve(run)
        else if (this.mayFindMore()) await this.look()
        else break
      }
    } catch (error) {
      this.app.log.warn({ err: error }, 'no recipients could be taken')
    } finally {
      this.refilling = false
    }
  }

  private async serve(run: WaitingRun): Promise<void> {
    if (await this.lease(run)) this.onReady()
    else this.waitingRuns = this.waitingRuns.filter(({ id }) => id !== run.id)
  }

  /** All that was found is taken, and there are accounts not looked at yet, or those looked at may have more. */
  private mayFindMore(): boolean {
    return !this.stopped && this.waitingRuns.length === 0 && (this.behind > 0 || this.leasedSinceLook)
  }

  /** The account with the fewest blocks open here, and of those the one served longest ago. */
  private runToServe(): WaitingRun | undefined {
    // Blocks that only wait for slow answers do not count, nor those of accounts that may not begin, or they would hold up everybody.
    const filled = this.ring.filter(({ ready, run }) => ready.length > 0 && this.mayBegin(run.accountId))
    if (this.stopped || this.trial.isOn || filled.length >= openBlocks || this.ring.length >= mostBlocks)
      return undefined
    const held = (accountId: number) => filled.filter(({ run }) => run.accountId === accountId).length
    const waiting = this.waitingRuns.filter(({ accountId }) => this.mayBegin(accountId))
    const least = Math.min(...waiting.map(({ accountId }) => held(accountId)))
    // Two blocks of one account are enough to be reading one while the other is being sent.
    if (least >= 2) return undefined
    return this.longestUnserved(waiting.filter(({ accountId }) => held(accountId) === least))
  }

  private longestUnserved(runs: readonly WaitingRun[]): WaitingRun | undefined {
    return leastBy(runs, ({ accountId }) => this.servedAt.get(accountId) ?? 0)
  }

  private async lease(run: WaitingRun, { suspected } = { suspected: false }): Promise<boolean> {
    const leased = await leaseBlock(this.sender, run, { suspected })
    if (!leased) return false
    this.leasedSinceLook = true
    this.servedAt.set(run.accountId, ++this.served)
    const open = this.reader.open(run, leased)
    // Not empty while it is being read.
    open.underWay += 1
    this.ring.push(open)
    this.leased.add(open)
    if (suspected) this.trial.give(open)
    try {
      const jobs = await this.reader.read(open)
      for (const job of jobs) this.blockOf.set(job, open)
      if (!this.stopped) open.ready = jobs
    } finally {
      open.underWay -= 1
      void this.closeIfEmpty(open)
    }
    return true
  }

  private async closeIfEmpty(open: OpenBlock): Promise<void> {
    if (open.ready.length > 0 || open.underWay > 0 || !this.ring.includes(open)) return
    this.ring.splice(this.ring.indexOf(open), 1)
    try {
      await closeBlock(this.sender, open.run, open.block)
      this.leased.delete(open)
      if (this.stopped && this.leased.size === 0) this.ended.resolve()
      if (open === this.trial.subject) this.trial.end()
    } catch (error) {
      if (error instanceof SenderGivenUp) return
      this.app.log.warn({ err: error }, 'a block could not be closed yet')
      setTimeout(() => {
        this.ring.push(open)
        void this.closeIfEmpty(open)
      }, 500)
      return
    }
    void this.refill()
  }
}
