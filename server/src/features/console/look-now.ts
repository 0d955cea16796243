import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { examineSending, type FindingKind, findingsIn, limits } from '../health/index.ts'
import type { Desk, Vote } from '../operators/index.ts'
import { describeSending } from '../sending/index.ts'
import { type Counts, countEverything } from './counts.store.ts'
import { readFreeze } from './freeze.ts'

export const laneNames = ['priority', 'bulk', 'reports', 'webhooks', 'statistics'] as const

export interface Lane {
  lane: (typeof laneNames)[number]
  /** Accounts with something due; null where nobody counts them. */
  accounts: number | null
  /** Since the oldest is due; null = nothing waits. */
  oldestSeconds: number | null
  /** From then on somebody is called. */
  promiseSeconds: number
}

export interface Frozen {
  reason: string
  since: Timestamp | null
  votes: Vote[]
}

type Health = Awaited<ReturnType<typeof examineSending>>

export interface Now extends Pick<Health, 'senders' | 'relays' | 'doubts'> {
  at: Timestamp
  frozen: Frozen | null
  lanes: Lane[]
  due: number
  runs: { atWork: number; withOpenBlocks: number; paused: number }
  findings: FindingKind[]
  counts: Counts
}

/** Is mail leaving? What the doctor of the command line would say, and how many wait for somebody. It changes nothing. */
export async function lookNow(desk: Desk): Promise<Now> {
  const [health, report] = await Promise.all([examineSending(desk.engine), describeSending(desk.engine.db)])
  const freeze = health.state.frozen ? await readFreeze(desk) : null
  const { runs, pausedRuns, senders, relays, doubts } = health
  const { now, ...counts } = await desk.operatorDb.transaction(countEverything)
  return {
    at: now,
    frozen: health.state.frozen ? { since: null, votes: [], ...freeze, reason: health.state.reason } : null,
    lanes: lanesOf(health),
    due: report.due,
    runs: { atWork: runs.atWork, withOpenBlocks: runs.withOpenBlocks, paused: pausedRuns.length },
    senders,
    relays,
    doubts,
    findings: [...new Set(findingsIn(health).map(({ kind }) => kind))],
    counts,
  }
}

function lanesOf({ waiting, lags }: Health): Lane[] {
  const single = (['priority', 'bulk'] as const).map((lane) => ({
    lane,
    accounts: waiting[lane].accounts,
    oldestSeconds: waiting[lane].oldest[0]?.seconds ?? null,
    promiseSeconds: limits[lane],
  }))
  const following = (['reports', 'webhooks', 'statistics'] as const).map((lane) => ({
    lane,
    accounts: null,
    oldestSeconds: lags[lane],
    promiseSeconds: limits[lane],
  }))
  return [...single, ...following]
}
