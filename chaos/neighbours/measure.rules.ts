import type { OracleLog } from '../oracle/oracle-log.ts'
import type { Habit } from './neighbour.ts'

export interface Phase {
  /** By the monotonic clock. */
  from: number
  until: number
}

export interface Measured {
  habit: Habit
  /** Mails a second of the other's newsletter, just before and beside the neighbour. */
  rateAlone: number
  rateBeside: number
  /** Registrations without their mail, and how long the others took. */
  missing: number
  seconds: number[]
  /** For each: how many of the neighbour's mails were accepted between its registration and its own acceptance. */
  overtaken: number[]
  /** How many of the neighbour's mails left meanwhile, and how many the relay deferred. */
  left: number
  deferred: number
}

export interface Observation {
  habit: Habit
  newsletterDomain: string
  neighbourDomain: string
  asked: ReadonlyMap<string, number>
  alone: Phase
  beside: Phase
}

export function measure(seen: Observation, { acceptances, faults }: OracleLog): Measured {
  const { habit, asked, alone, beside } = seen
  const timesAt = (domain: string) =>
    acceptances.filter(({ recipient }) => recipient.endsWith(`@${domain}`)).map(({ monotonicMs }) => monotonicMs)
  const newsletter = timesAt(seen.newsletterDomain)
  const neighbours = timesAt(seen.neighbourDomain)
  const mine = acceptances.filter(({ recipient }) => asked.has(recipient))
  const spans = mine.map(({ recipient, monotonicMs: until }) => ({ from: asked.get(recipient) as number, until }))
  return {
    habit,
    rateAlone: rateIn(alone, newsletter),
    rateBeside: rateIn(beside, newsletter),
    missing: asked.size - new Set(mine.map(({ recipient }) => recipient)).size,
    // The mail may have been accepted before its answer was read here.
    seconds: spans.map(({ from, until }) => Math.max(0, until - from) / 1000),
    overtaken: spans.map(({ from, until }) => neighbours.filter((at) => at > from && at < until).length),
    left: neighbours.filter((at) => isIn(beside, at)).length,
    deferred: faults.filter(
      ({ recipients, monotonicMs }) =>
        recipients.some((one) => one.endsWith(`@${seen.neighbourDomain}`)) && isIn(beside, monotonicMs),
    ).length,
  }
}

function rateIn(phase: Phase, times: readonly number[]): number {
  return (1000 * times.filter((at) => isIn(phase, at)).length) / (phase.until - phase.from)
}

function isIn({ from, until }: Phase, at: number): boolean {
  return at >= from && at < until
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.POSITIVE_INFINITY
}
