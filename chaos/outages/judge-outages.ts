import type { IdleServer } from '../../tools/services/idle-server.ts'
import { type Finding, finding, type Verdict } from '../verdict.ts'
import type { Round } from './fault-rounds.ts'
import type { Ledger } from './ledger.ts'
import type { Load } from './load.ts'
import type { Attempt } from './operation.ts'

const refusedWithinMs = 2000
const goodWithinMs = 3000

export interface Evidence {
  sample: boolean
  control: IdleServer
  load: Load
  rounds: Round[]
  processCount: number
  endedProcesses: number
  ledger: Ledger
  /** Differences between what was acknowledged and what is there. */
  faults: string[]
  totals: { listed: number; counted: number }
  controlFaults: number
}

export function judge(evidence: Evidence): Verdict {
  const { load, rounds, ledger, faults } = evidence
  const outcomes = countOutcomes(load.attempts)
  const refusals = load.attempts.filter(({ status }) => status === 503)
  const slowestRecoveryMs = Math.max(...rounds.map(({ openAt, goodAt }) => goodAt - openAt))
  const kills = (engine: string) => rounds.filter(({ killed }) => killed.includes(engine as never)).length
  // Where answers are slow without any fault, slow ones after a fault say little.
  const calm = load.attempts.filter(({ receivedAt }) => receivedAt < (rounds[0]?.killedAt ?? 0))
  const calmP95 = percentile(calm, 0.95)
  const findings = [
    ...judgeAnswers(evidence, outcomes),
    ...judgeRefusals(evidence, refusals),
    evidence.control.judgeTime(
      evidence,
      slowestRecoveryMs <= goodWithinMs,
      `first good answer of every process ≤ ${slowestRecoveryMs.toFixed(0)} ms after a plain client had one`,
    ),
    ...judgeRedis(evidence),
    ...judgeLedger(evidence),
    finding((outcomes.good ?? 0) > 0, `NATS was away the whole time, without effect: ${outcomes.good} good answers`),
  ]
  const five = outcomes['500 internal_error'] ?? 0
  return {
    findings,
    note: `before the first kill 95 % of the answers took ≤ ${calmP95.toFixed(0)} ms`,
    summary:
      `outages: PostgreSQL killed ${kills('postgres')} times, Redis ${kills('redis')} times, ` +
      `${load.attempts.length} requests, ${five} answers 500, ${refusals.length} answers 503, ` +
      `${ledger.subscribers.length} subscribers and ${ledger.entries} consent entries, ${faults.length} faults, ` +
      `first good answer after ${(slowestRecoveryMs / 1000).toFixed(1)} s at most`,
    provenIds: [],
    figures: {
      outcomes,
      calmP95,
      slowestRefusalMs: percentile(refusals, 1),
      slowestRecoveryMs,
      rounds,
      faults: faults.length,
      entries: ledger.entries,
    },
  }
}

function percentile(attempts: readonly Attempt[], part: number): number {
  const times = attempts.map(({ sentAt, receivedAt }) => receivedAt - sentAt).sort((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
}

function countOutcomes(attempts: readonly Attempt[]): Record<string, number> {
  const outcomes: Record<string, number> = {}
  for (const { status, code } of attempts) {
    const name = status === 0 ? 'lost' : status < 300 ? 'good' : `${status} ${code}`
    outcomes[name] = (outcomes[name] ?? 0) + 1
  }
  return outcomes
}

function judgeAnswers({ load, endedProcesses }: Evidence, outcomes: Record<string, number>): Finding[] {
  const { good = 0, ...others } = outcomes
  const { '503 service_unavailable': _away, '409 idempotency_in_progress': _running, ...unexpected } = others
  const unanswered = load.operations.filter(({ insists, acknowledged }) => insists && !acknowledged)
  const replayed = load.operations.filter((operation) => operation.replayed).length
  return [
    finding(Object.keys(unexpected).length === 0 && good > 0, `answers: ${JSON.stringify(outcomes)}`),
    finding(endedProcesses === 0, `API processes that ended: ${endedProcesses}`),
    finding(
      unanswered.length === 0,
      `repeated until answered: ${unanswered.length} left without an answer, ${replayed} answers replayed`,
    ),
  ]
}

function judgeRefusals(evidence: Evidence, refusals: readonly Attempt[]): Finding[] {
  const { rounds, control } = evidence
  const slowest = percentile(refusals, 1)
  const p99 = percentile(refusals, 0.99)
  const mute = refusals.filter(({ retryAfter }) => !(retryAfter >= 1)).length
  const isOutage = ({ sentAt, receivedAt }: Attempt) =>
    rounds.some(
      ({ killed, killedAt, goodAt }) => killed.includes('postgres') && receivedAt >= killedAt && sentAt <= goodAt,
    )
  const stray = refusals.filter((refusal) => !isOutage(refusal)).length
  return [
    finding(refusals.length > 0 && mute === 0, `refusals without Retry-After: ${mute} of ${refusals.length}`),
    control.judgeTime(
      evidence,
      slowest <= refusedWithinMs,
      `a refusal took ${slowest.toFixed(0)} ms at most, p99 ${p99.toFixed(0)} ms`,
    ),
    // A request that waits two seconds for a connection is refused too.
    control.judgeTime(evidence, stray === 0, `refusals while PostgreSQL was well: ${stray}`),
  ]
}

function judgeRedis(evidence: Evidence): Finding[] {
  const { load, rounds, processCount, control } = evidence
  const withRedis = rounds.filter(({ killed }) => killed.includes('redis'))
  const alone = withRedis.filter(({ killed }) => !killed.includes('postgres'))
  const meanwhile = alone.flatMap(({ killedAt, openAt }) =>
    load.attempts.filter(({ sentAt }) => sentAt > killedAt && sentAt < openAt),
  )
  const good = meanwhile.filter(({ status }) => status >= 200 && status < 300).length
  const slowest = Math.max(0, ...meanwhile.map(({ sentAt, receivedAt }) => receivedAt - sentAt))
  const back = Math.max(0, ...withRedis.map(({ openAt, sharedAt = Number.NaN }) => sharedAt - openAt))
  const visible = withRedis.filter(({ localProcesses }) => localProcesses === processCount).length
  return [
    finding(good > 0, `Redis away: ${good} requests answered well`),
    control.judgeTime(
      evidence,
      good === meanwhile.length,
      `Redis away: ${good} of ${meanwhile.length} requests answered well, slowest ${slowest.toFixed(0)} ms`,
    ),
    finding(
      visible === withRedis.length,
      `Redis away: postrider_limiter_local was 1 in all processes ${visible} of ${withRedis.length} times`,
    ),
    control.judgeTime(
      evidence,
      back <= goodWithinMs,
      `Redis back: all processes count in it again after ${back.toFixed(0)} ms at most`,
    ),
  ]
}

function judgeLedger({ load, ledger, faults, totals, controlFaults }: Evidence): Finding[] {
  const writes = load.operations.filter(({ kind }) => kind !== 'read' && kind !== 'list')
  const acknowledged = writes.filter((operation) => operation.acknowledged).length
  for (const fault of faults.slice(0, 20)) console.log(`       ${fault}`)
  return [
    finding(
      faults.length === 0 && acknowledged > 0,
      `${acknowledged} acknowledged writes there exactly once, ${writes.length - acknowledged} uncertain at most once: ${faults.length} faults`,
    ),
    finding(
      ledger.brokenChains === 0,
      `consent chains: ${ledger.entries} entries, ${ledger.brokenChains} chains broken`,
    ),
    finding(ledger.headFaults === 0, `account heads that do not fit their rows: ${ledger.headFaults}`),
    finding(ledger.facetFaults === 0, `facets that do not fit their rows: ${ledger.facetFaults}`),
    finding(totals.listed === totals.counted, `totals of the lists: ${totals.listed}, rows: ${totals.counted}`),
    finding(controlFaults >= 4, `control: the checks find ${controlFaults} faults in a damaged ledger`),
  ]
}
