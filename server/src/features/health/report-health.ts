import type { App } from '../../platform/app/app.ts'
import type { Engine } from '../../platform/app/engine.ts'
import { rounds } from '../rounds/index.ts'
import { examineSending, type Places } from './examine-sending.ts'
import { findingKinds, findingsIn, type LaneWaiting, type SendingHealth } from './finding.rules.ts'

type Parts = Pick<Engine, 'db' | 'config' | 'relay'> & Pick<App, 'metrics'>

/** Tells the metrics what the doctor would say; to be called again and again. */
export function createHealthReport(app: Parts): () => Promise<void> {
  const lanes = { priority: new LaneWatch(), bulk: new LaneWatch() }
  return async () => {
    const places: Places = { priority: lanes.priority.next, bulk: lanes.bulk.next }
    const health = await examineSending(app, places)
    const { metrics } = app
    for (const lane of ['priority', 'bulk'] as const)
      metrics.oldestWaitingSeconds.set({ lane }, lanes[lane].take(health.waiting[lane]))
    reportWork(metrics, health)
    reportRounds(metrics, health)
    reportFindings(metrics, health)
  }
}

/** Where a look does not get through all accounts, the next one goes on; until then what was found before counts. */
class LaneWatch {
  next = 0
  private before = 0
  private sofar = 0

  take({ oldest: [first], next }: LaneWaiting): number {
    this.sofar = Math.max(this.sofar, first?.seconds ?? 0)
    const seconds = next === 0 ? this.sofar : Math.max(this.sofar, this.before)
    if (next === 0) {
      this.before = this.sofar
      this.sofar = 0
    }
    this.next = next
    return seconds
  }
}

function reportWork(metrics: App['metrics'], { senders, strays, doubts, pausedRuns, lags }: SendingHealth): void {
  metrics.senders.set(senders.length)
  metrics.stalledBlockSeconds.set(Math.max(0, ...senders.map(({ stalledSeconds }) => stalledSeconds ?? 0)))
  metrics.strayWork.set({ what: 'blocks' }, strays.blocks.length)
  metrics.strayWork.set(
    { what: 'mails' },
    strays.mails.reduce((sum, { mails }) => sum + mails, 0),
  )
  // A cause that is gone must not stay.
  metrics.doubts.reset()
  metrics.doubtOverdueSeconds.reset()
  for (const { cause, mails, overdueSeconds } of doubts) {
    metrics.doubts.set({ cause }, mails)
    metrics.doubtOverdueSeconds.set({ cause }, overdueSeconds)
  }
  metrics.pausedRuns.set(pausedRuns.length)
  for (const name of ['reports', 'webhooks', 'judging', 'statistics'] as const)
    metrics.lagSeconds.set({ of: name }, lags[name] ?? 0)
}

function reportRounds(metrics: App['metrics'], { rounds: kept }: SendingHealth): void {
  for (const { name, sinceSuccess, sinceBegun, failedAccounts } of kept) {
    if (!Object.hasOwn(rounds, name)) continue
    metrics.roundSeconds.set({ round: name }, sinceSuccess ?? sinceBegun)
    metrics.roundFailedAccounts.set({ round: name }, failedAccounts)
  }
}

function reportFindings(metrics: App['metrics'], health: SendingHealth): void {
  const found = Map.groupBy(findingsIn(health), ({ kind }) => kind)
  for (const kind of findingKinds) metrics.findings.set({ kind }, found.get(kind)?.length ?? 0)
}
