import type { Box, Condition, Line } from '../conditions/condition.rules.ts'

/** So many days back somebody can be asked to have read something. */
const spans = [30, 90, 180] as const

export interface ReadingClass {
  /** Read something sent in the last so many days, and nothing of a shorter span; null = nothing in any of them. */
  days: number | null
  conditions: Box
}

/** Classes of those who receive a channel, as conditions a group can have: each person who is recognised is in exactly one. */
export function readingClasses(channelId: number, ready: readonly string[], daysKept: number | null): ReadingClass[] {
  const receives = receiving(channelId, ready)
  const known = spans.filter((days) => daysKept === null || days <= daysKept)
  if (known.length === 0) return []
  const within = known.map((days, i) => ({
    days,
    conditions: allOf(receives, anyRead(days), ...(i > 0 ? [nothingRead(known[i - 1] as number)] : [])),
  }))
  return [...within, { days: null, conditions: allOf(receives, nothingRead(known.at(-1) as number)) }]
}

/** Who is receive-ready in a channel, of whatever class. */
export function receiving(channelId: number, ready: readonly string[]): Line {
  return { source: `channel:${channelId}`, operator: 'isOneOf', values: [...ready] }
}

/** Whoever clicked has read, whether or not the pictures were loaded. */
const anyRead = (days: number): Box => ({ join: 'any', of: readLines(days) })
const nothingRead = (days: number): Box => ({ join: 'none', of: readLines(days) })

function readLines(days: number): Line[] {
  return ['opened', 'clicked'].map((source) => ({ source, operator: 'inLastDays', values: [String(days), '1'] }))
}

function allOf(...of: Condition[]): Box {
  return { join: 'all', of }
}
