import type { IdleServer } from '../../tools/services/idle-server.ts'
import type { ApiProcess } from '../stage/api-process.ts'
import type { Answer } from '../stage/http-call.ts'
import { type Finding, finding, type Verdict } from '../verdict.ts'
import type { DecisionLog } from './decision-log.ts'
import { clientCount } from './hammer.ts'
import type { Death, SlotProbe } from './run-limits.ts'
import { mostInAnyWindow, mostWithinAnyWindow } from './windows.rules.ts'
import type { WritersAtOnce } from './writers-at-once.ts'

const slotLimit = 10
const minuteMs = 60_000
/** Five seconds without a sign of life, then the next time that somebody finds all slots taken. */
const healedWithinMs = 7500

export interface Evidence {
  sample: boolean
  control: IdleServer
  minuteLimit: number
  decisions: DecisionLog
  writers: WritersAtOnce
  answers: Answer[]
  death: Death
  slotsLeft: number
  probe: SlotProbe
  living: ApiProcess[]
}

export function judge(evidence: Evidence): Verdict {
  const { decisions, answers, slotsLeft, minuteLimit } = evidence
  const outcomes = countOutcomes(answers)
  const mostInMinute = mostInAnyWindow(decisions.acceptedAt, minuteMs * 1000)
  const healedAfter = healingSeconds(evidence)
  const findings = [
    ...judgeMinute(evidence, mostInMinute, outcomes),
    ...judgeSlots(evidence, healedAfter),
    ...judgeAnswers(evidence, outcomes),
  ]
  const accepted = decisions.acceptedAt.length
  return {
    findings,
    summary:
      `limits: accepted ${accepted}, most in 60 s ${mostInMinute} (≤ ${minuteLimit}), ` +
      `most in flight ${decisions.mostInFlight} (≤ ${slotLimit}), slots left ${slotsLeft}, ` +
      `healed after ${healedAfter?.toFixed(1) ?? '?'} s`,
    provenIds: ['D-LIM-1.1', 'D-LIM-1.4', 'D-LIM-1.6'],
    control: `the minute was used up by ${accepted} accepted requests, and the counter finds 601 in a known series`,
    figures: { accepted, mostInMinute, mostInFlight: decisions.mostInFlight, slotsLeft, healedAfter, outcomes },
  }
}

function countOutcomes(answers: readonly Answer[]): Record<string, number> {
  const outcomes: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = status === 0 ? 'lost' : status < 300 ? 'good' : `${status} ${body?.code}`
    outcomes[name] = (outcomes[name] ?? 0) + 1
  }
  return outcomes
}

function judgeMinute(
  { sample, minuteLimit, decisions, answers }: Evidence,
  mostInMinute: number,
  outcomes: Record<string, number>,
): Finding[] {
  const wasAnswered = answers.filter(({ status }) => status !== 429 && status !== 0)
  const intervals = wasAnswered.map(({ sentAt, receivedAt }) => ({ from: sentAt, to: receivedAt }))
  const bySeenIntervals = mostWithinAnyWindow(intervals, minuteMs)
  const { acceptedAt } = decisions
  const seconds = ((acceptedAt.at(-1) ?? 0) - (acceptedAt[0] ?? 0)) / 1_000_000
  const refused = outcomes['429 rate_limit_exceeded'] ?? 0
  return [
    finding(mostInMinute <= minuteLimit, `most accepted in any 60 s, by Redis' clock: ${mostInMinute}`),
    finding(bySeenIntervals <= minuteLimit, `most accepted in any 60 s, by what clients saw: ${bySeenIntervals}`),
    finding(
      mostInMinute === minuteLimit && refused > 0,
      `the minute was used up: ${refused} requests over it were refused`,
    ),
    finding(
      sample || (acceptedAt.length > minuteLimit && seconds > minuteMs / 1000),
      `${acceptedAt.length} were accepted within ${seconds.toFixed(0)} s`,
    ),
    finding(
      mostInAnyWindow([...Array(601).keys()], 600) === 601 && mostInAnyWindow([...Array(601).keys()], 599) === 600,
      'control: the judge finds 601 where there are 601',
    ),
  ]
}

function judgeSlots(evidence: Evidence, healedAfter: number | undefined): Finding[] {
  const { decisions, writers, death, slotsLeft, probe, minuteLimit, control } = evidence
  return [
    finding(
      decisions.mostInFlight === slotLimit,
      `most in flight at once, by Redis: ${decisions.mostInFlight} of ${slotLimit}`,
    ),
    finding(
      writers.most > 1 && writers.most <= slotLimit,
      `most writing at once, by PostgreSQL: ${writers.most} (${writers.samples} looks)`,
    ),
    finding(
      death.held.length > 0 && death.countedThen < minuteLimit,
      `killed with -9 while it held ${death.held.length} slots, ${death.countedThen} of ${minuteLimit} counted`,
    ),
    finding(healedAfter !== undefined, 'all of its slots were free again'),
    control.judgeTime(
      evidence,
      (healedAfter ?? 0) * 1000 <= healedWithinMs,
      `its slots were free again after ${healedAfter?.toFixed(1)} s`,
    ),
    finding(slotsLeft === 0, `slots held after the last answer: ${slotsLeft}`),
    finding(
      probe.admitted === slotLimit && probe.eleventh === '429 concurrency_limit_exceeded',
      `of ten slow requests at once ${probe.admitted} were admitted, then one more: ${probe.eleventh}`,
    ),
  ]
}

function judgeAnswers(evidence: Evidence, outcomes: Record<string, number>): Finding[] {
  const { control, decisions, answers, death, living } = evidence
  const { good = 0, lost = 0, '503 service_unavailable': unavailable = 0, ...others } = outcomes
  const { '429 rate_limit_exceeded': _rate, '429 concurrency_limit_exceeded': concurrent = 0, ...unexpected } = others
  const refusals = answers.filter(({ status }) => status === 429)
  const mute = refusals.filter(({ headers }) => !(Number(headers['retry-after']) >= 1)).length
  const switches = living.reduce((sum, process) => sum + process.log().split('Redis is away').length - 1, 0)
  return [
    finding(Object.keys(unexpected).length === 0, `answers: ${JSON.stringify(outcomes)}`),
    // Who waits too long for a connection is told to come back.
    control.judgeTime(evidence, unavailable === 0, `answers that waited too long for PostgreSQL: ${unavailable}`),
    finding(concurrent > 0 && mute === 0, `refusals without Retry-After: ${mute} of ${refusals.length}`),
    finding(lost <= death.held.length + clientCount, `requests lost with the killed process: ${lost}`),
    // A process that has to wait too long for Redis decides alone for a moment; Redis then knows less than was answered.
    finding(
      switches > 0 || decisions.acceptedAt.length >= good,
      `Redis knows of ${decisions.acceptedAt.length} accepted, clients of ${good}; processes went local ${switches} times`,
    ),
  ]
}

function healingSeconds({ decisions, death }: Evidence): number | undefined {
  const times = death.held.map((name) => decisions.freed.find((freed) => freed.name === name && freed.taken)?.at)
  return times.includes(undefined) ? undefined : (Math.max(...(times as number[])) - death.at) / 1000
}
