import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import { idsIn } from '../../platform/db/id-blocks.rules.ts'
import { expireTargets, finishBlock, leaseBlock, reopenBlock } from '../messages/index.ts'
import { excludeRefused } from './exclude-refused.ts'
import { agesFrom, isOver, tooOld } from './lifetime.rules.ts'
import { type BlockRecipient, readBlock } from './recipients.store.ts'
import { payloadOf, type SendJob } from './send-job.ts'
import { findWaitingRuns, type WaitingRun } from './waiting-run.store.ts'

/** Targets of one block this sender holds, on their way out. */
interface OpenBlock {
  run: WaitingRun
  block: number
  ready: SendJob[]
  /** Its mails are as old as the lease: a run that was paused for days is no reason to give up after one attempt. */
  life: Pick<SendJob, 'createdAt' | 'agesFrom'>
  /** Taken from `ready`, not settled yet. */
  underWay: number
  /** Somebody was left without a message, so the block has to be looked through again. */
  incomplete: boolean
}

const openBlocks = 4
const mostBlocks = 200

/**
 * Newsletters, block by block. Mails are taken from the open blocks in turn and blocks are leased for the account
 * that holds the fewest, so that a run of ten million leaves room for one of ten.
 */
export class BlockFeed {
  private readonly app: Pick<App, 'db' | 'clock' | 'log'>
  private readonly senderId: number
  private readonly onReady: () => void
  private readonly ring: OpenBlock[] = []
  private readonly blockOf = new WeakMap<SendJob, OpenBlock>()
  private readonly servedAt = new Map<number, number>()
  private waitingRuns: WaitingRun[] = []
  private turn = 0
  private served = 0
  private refilling = false
  private stopped = false

  constructor(app: Pick<App, 'db' | 'clock' | 'log'>, senderId: number, onReady: () => void) {
    this.app = app
    this.senderId = senderId
    this.onReady = onReady
  }

  next(): SendJob | undefined {
    for (let i = 0; i < this.ring.length; i++) {
      this.turn = (this.turn + 1) % this.ring.length
      const open = this.ring[this.turn] as OpenBlock
      if (this.standsBehind(open)) continue
      if (open.ready.length > 0 && this.isTooLateFor(open)) {
        // Its targets have waited too long for the relay; read again, they get their end.
        this.abandon(open)
        return this.next()
      }
      const job = open.ready.pop()
      if (!job) continue
      open.underWay += 1
      if (open.ready.length === 0) void this.refill()
      return job
    }
    void this.refill()
    return undefined
  }

  /** An account has one turn like any other, however many of its blocks are open. */
  private standsBehind(block: OpenBlock): boolean {
    const first = this.ring.find(({ run, ready }) => run.accountId === block.run.accountId && ready.length > 0)
    return first !== undefined && first !== block
  }

  /** What became of a job: it has a message now, or its block must be looked through again. */
  settled(job: SendJob, result: 'recorded' | 'missing'): void {
    const open = this.blockOf.get(job)
    if (!open) return
    open.underWay -= 1
    if (result === 'missing') open.incomplete = true
    void this.closeIfEmpty(open)
  }

  /** Nothing more of this run now; its targets without a message stay for later. */
  drop(runId: number): void {
    this.waitingRuns = this.waitingRuns.filter(({ id }) => id !== runId)
    for (const open of this.ring.filter(({ run }) => run.id === runId)) this.abandon(open)
  }

  /** New work may be there: looks at once. */
  async refresh(): Promise<void> {
    if (this.stopped) return
    this.waitingRuns = await findWaitingRuns(this.app.db)
    await this.refill()
  }

  /** Gives back what has not been begun. */
  stop(): void {
    this.stopped = true
    for (const open of [...this.ring]) this.abandon(open)
  }

  private abandon(open: OpenBlock): void {
    if (open.ready.length > 0) open.incomplete = true
    open.ready = []
    void this.closeIfEmpty(open)
  }

  private async refill(): Promise<void> {
    if (this.refilling || this.stopped) return
    this.refilling = true
    try {
      for (;;) {
        const run = this.runToServe()
        if (!run) break
        if (!(await this.lease(run))) this.waitingRuns = this.waitingRuns.filter(({ id }) => id !== run.id)
        else this.onReady()
      }
    } catch (error) {
      this.app.log.warn({ err: error }, 'no recipients could be taken')
    } finally {
      this.refilling = false
    }
  }

  /** The account with the fewest blocks open here, and of those the one served longest ago. */
  private runToServe(): WaitingRun | undefined {
    // Blocks that only wait for slow answers do not count, or one silent relay connection would hold up everybody.
    const filled = this.ring.filter(({ ready }) => ready.length > 0)
    if (this.stopped || filled.length >= openBlocks || this.ring.length >= mostBlocks) return undefined
    const held = (accountId: number) => filled.filter(({ run }) => run.accountId === accountId).length
    const rank = (run: WaitingRun) => held(run.accountId) * 1e15 + (this.servedAt.get(run.accountId) ?? 0)
    let best: WaitingRun | undefined
    for (const run of this.waitingRuns) if (!best || rank(run) < rank(best)) best = run
    // Two blocks of one account are enough to be reading one while the other is being sent.
    return best && held(best.accountId) >= 2 ? undefined : best
  }

  private async lease(run: WaitingRun): Promise<boolean> {
    const leased = await leaseBlock(this.app.db, run, this.senderId)
    if (!leased) return false
    this.servedAt.set(run.accountId, ++this.served)
    const createdAt = timestamp(this.app.clock.now())
    const life = { createdAt, agesFrom: agesFrom({ ...run, createdAt, restedSeconds: 0 }) }
    const open: OpenBlock = { run, block: leased.block, ready: [], life, underWay: 1, incomplete: false }
    this.ring.push(open)
    try {
      await this.fill(open, idsIn(leased.block, leased.targets))
    } catch (error) {
      open.incomplete = true
      throw error
    } finally {
      open.underWay -= 1
      void this.closeIfEmpty(open)
    }
    return true
  }

  /** Makes jobs of its targets; whoever is gone, or for whom it is too late, gets an end instead. */
  private async fill(open: OpenBlock, ids: readonly number[]): Promise<void> {
    const { run, block } = open
    const { db } = this.app
    const { taken, recipients } = await readBlock(db.reader(run), run, { block, ids })
    const found = new Set(recipients.map(({ id }) => id))
    const gone = ids.filter((id) => !taken.has(id) && !found.has(id))
    if (gone.length > 0) {
      const { runState } = await excludeRefused(db, run, gone)
      // Paused meanwhile, so nobody was recorded; the block is looked through again when the run goes on.
      if (runState !== 'sending') open.incomplete = true
    }
    const waiting = recipients.filter(({ id }) => !taken.has(id))
    if (!this.isTooLateFor(open)) open.ready = waiting.map((recipient) => this.jobFor(recipient, open))
    else {
      const late = waiting.map(({ id }) => id)
      await expireTargets(db, run, { ids: late, reason: tooOld })
    }
  }

  /** Only a birthday passes by itself; anything else may begin as late as somebody lets it. */
  private isTooLateFor({ run, life }: OpenBlock): boolean {
    return run.class === 'birthday' && isOver(run.class, life.agesFrom, this.app.clock.now())
  }

  private jobFor(recipient: BlockRecipient, open: OpenBlock): SendJob {
    const { run } = open
    const { id, subject, placeholders, ...data } = recipient
    const job: SendJob = {
      run,
      lane: 'bulk',
      id,
      subscriberId: id,
      contentId: run.contentId,
      email: data.email,
      recipient: data,
      payload: placeholders && payloadOf({ subject, placeholders }),
      optin: null,
      kind: 'fresh',
      attempt: 1,
      ...open.life,
    }
    this.blockOf.set(job, open)
    return job
  }

  private async closeIfEmpty(open: OpenBlock): Promise<void> {
    if (open.ready.length > 0 || open.underWay > 0 || !this.ring.includes(open)) return
    this.ring.splice(this.ring.indexOf(open), 1)
    try {
      const close = open.incomplete ? reopenBlock : finishBlock
      await close(this.app.db, open.run, { block: open.block, senderId: this.senderId })
    } catch (error) {
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
