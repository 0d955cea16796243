import type { App } from '../../platform/app/app.ts'
import { enterTenant, type Row } from '../../platform/db/database.ts'
import type { Statement } from '../../platform/db/round-trip.ts'
import { noteRefusals } from '../bounces/index.ts'
import { alsoNotice } from '../message-notices/index.ts'
import {
  insertSettled,
  type LiveSender,
  markClaimed,
  markFresh,
  messageStateName,
  messageStates,
  recordAccepted,
  recordOutcomes,
  refusedStates,
  type Settlement,
} from '../messages/index.ts'
import { countForCap } from './full-addresses.ts'
import { mayReceive } from './may-receive.store.ts'
import { again } from './outcome.rules.ts'
import { type JobRun, namesContents, type SendJob } from './send-job.ts'
import { SenderGivenUp } from './sender-session.ts'

/**
 * `lost` = the database did not answer; if the mark was written it has been taken back, and the mail must not go. `waits` = its
 * address has had its share, and its row says until when it waits.
 */
export type Mark = 'granted' | 'refused' | 'lost' | 'waits'

/** Whether the account of a run wants to know of each mail that leaves. */
export type Tells = (run: JobRun) => boolean

interface Waiting {
  marks: { job: SendJob; session: number | null; resolve: (mark: Mark) => void }[]
  settlements: (Settlement & { job: SendJob; resolve: () => void; reject: (error: Error) => void })[]
}
interface RunWork extends Waiting {
  run: JobRun
}

type LedgerApp = Pick<App, 'log' | 'clock' | 'secrets'>

const retryMs = 200

/**
 * Writes marks and outcomes in one transaction per flush. It clocks itself: while one flush is on its way the next
 * gathers, so that the faster mail flows the more of it shares a commit.
 */
export class Ledger {
  private readonly app: LedgerApp
  private readonly sender: LiveSender
  private readonly tells: Tells
  private waiting: Waiting = { marks: [], settlements: [] }
  private flushing = false
  private idle: (() => void)[] = []

  constructor(app: LedgerApp, sender: LiveSender, tells: Tells = () => false) {
    this.app = app
    this.sender = sender
    this.tells = tells
  }

  /** Resolves once the mark is committed, which is what the final dot waits for. */
  mark(job: SendJob, session: number | null = null): Promise<Mark> {
    return new Promise((resolve) => {
      this.waiting.marks.push({ job, session, resolve })
      this.schedule()
    })
  }

  /** Resolves when the outcome is committed; tries until the database takes it, or takes nothing of this sender any more. */
  settle(job: SendJob, outcome: Settlement['outcome'], { marked = true } = {}): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.settlements.push({ id: job.id, job, outcome, marked, resolve, reject })
      this.schedule()
    })
  }

  /** Resolves when nothing waits any more. */
  flushed(): Promise<void> {
    if (!this.flushing && this.waiting.marks.length + this.waiting.settlements.length === 0) return Promise.resolve()
    return new Promise((resolve) => this.idle.push(resolve))
  }

  private schedule(): void {
    if (this.flushing) return
    this.flushing = true
    // The rest of this turn of the event loop may bring more.
    setImmediate(() => void this.flushAll())
  }

  private async flushAll(): Promise<void> {
    while (this.waiting.marks.length + this.waiting.settlements.length > 0) {
      const batch = this.waiting
      this.waiting = { marks: [], settlements: [] }
      await this.flush(batch)
    }
    this.flushing = false
    for (const resolve of this.idle.splice(0)) resolve()
  }

  private async flush(batch: Waiting): Promise<void> {
    const { statements, readers } = compose(batch, this.sender.id, { tells: this.tells, app: this.app })
    try {
      const results = await this.sender.write<Row[]>(statements)
      for (const [i, read] of readers.entries()) read?.(results[i] as Row[])
    } catch (error) {
      if (error instanceof SenderGivenUp) return giveUp(batch, error)
      this.app.log.warn({ err: error }, 'the ledger could not be written')
      this.survive(batch)
      await new Promise((resolve) => setTimeout(resolve, retryMs))
    }
  }

  /**
   * The sender writes nothing more before it is decided what became of this batch. Then outcomes are written again, and a
   * mark is taken back, should it have been written; until that is committed nobody else may have its message.
   */
  private survive({ marks, settlements }: Waiting): void {
    this.waiting.settlements.unshift(...settlements)
    for (const { job, resolve } of marks) {
      const lost = () => resolve('lost')
      this.waiting.settlements.push({
        id: job.id,
        job,
        outcome: again('the database was away', 1),
        marked: true,
        resolve: lost,
        reject: lost,
      })
    }
  }
}

/** Nothing of it will ever be written. */
function giveUp({ marks, settlements }: Waiting, error: Error): void {
  for (const { resolve } of marks) resolve('lost')
  for (const { reject } of settlements) reject(error)
}

/** All statements of a flush, with what to do with the rows of each. */
function compose(batch: Waiting, senderId: number, { tells, app }: { tells: Tells; app: LedgerApp }) {
  const statements: Statement[] = []
  const readers: (((rows: Row[]) => void) | undefined)[] = []
  const add = (statement: Statement, read?: (rows: Row[]) => void) => {
    statements.push(statement)
    readers.push(read)
  }
  let account = 0
  for (const work of byRun(batch)) {
    if (work.run.accountId !== account) add(enterTenant(work.run))
    account = work.run.accountId
    addSettlements({ ...work, tells: tells(work.run) }, senderId, add)
    addMarks(work, { senderId, app }, add)
  }
  return { statements, readers }
}

type Add = (statement: Statement, read?: (rows: Row[]) => void) => void

function addSettlements({ run, settlements, tells }: RunWork & { tells: boolean }, senderId: number, add: Add): void {
  const done = (group: typeof settlements) => () => {
    for (const { resolve } of group) resolve()
  }
  // A newsletter's message has no row before its mark; a claimed one has.
  const unmarked = settlements.filter(({ job, marked }) => !marked && job.kind === 'fresh')
  for (const settlement of unmarked)
    add(insertSettled(run, settlement, namesContents(run) ? settlement.job.contentId : null), done([settlement]))
  const accepted = settlements.filter(({ outcome }) => outcome.state === messageStates.accepted)
  if (accepted.length > 0) {
    const record = recordAccepted(run, accepted, senderId)
    add(tells ? alsoNotice('message.sent', run, record) : record, done(accepted))
  }
  const others = settlements.filter((settlement) => !unmarked.includes(settlement) && !accepted.includes(settlement))
  if (others.length > 0) add(recordOutcomes(run, others, senderId), done(others))
  const failed = settlements.filter(
    ({ outcome }) => refusedStates.includes(messageStateName(outcome.state)) && outcome.reply !== null,
  )
  if (failed.length > 0)
    add(
      noteRefusals(
        run.accountId,
        failed.map(({ job }) => ({ runId: run.id, messageId: job.id })),
      ),
    )
}

function addMarks({ run, marks }: RunWork, { senderId, app }: { senderId: number; app: LedgerApp }, add: Add): void {
  for (const [kind, statement] of [
    ['fresh', markFresh],
    ['claimed', markClaimed],
  ] as const) {
    const group = marks.filter(({ job }) => job.kind === kind)
    if (group.length === 0) continue
    const request = {
      ids: group.map(({ job }) => job.id),
      emails: group.map(({ job }) => job.email),
      sessions: group.map(({ session }) => session),
      senderId,
      contentIds: namesContents(run) ? group.map(({ job }) => job.contentId) : undefined,
      mayReceive: mayReceive(run),
    }
    const answer = (granted: Set<number>, waits: Set<number>) => {
      // One row is one permission, also if two jobs should have asked for it.
      for (const { job, resolve } of group)
        resolve(granted.delete(job.id) ? (waits.has(job.id) ? 'waits' : 'granted') : 'refused')
    }
    const capped = group.filter(({ job }) => job.isCapped).map(({ job }) => job)
    let granted = new Set<number>()
    add(statement(run, request), (rows) => {
      granted = idsOf(rows)
      if (capped.length === 0) answer(granted, new Set())
    })
    if (capped.length > 0) add(countForCap(app, run, capped, senderId), (rows) => answer(granted, idsOf(rows)))
  }
}

function idsOf(rows: readonly Row[]): Set<number> {
  return new Set(rows.map(({ id }) => id as number))
}

function byRun({ marks, settlements }: Waiting): RunWork[] {
  const works = new Map<number, RunWork>()
  const workOf = ({ run }: SendJob) => {
    const work: RunWork = works.get(run.id) ?? { run, marks: [], settlements: [] }
    works.set(run.id, work)
    return work
  }
  for (const mark of marks) workOf(mark.job).marks.push(mark)
  for (const settlement of settlements) workOf(settlement.job).settlements.push(settlement)
  return [...works.values()].sort((a, b) => a.run.accountId - b.run.accountId)
}
