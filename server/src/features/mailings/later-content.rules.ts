import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'

/** What a mailing says from a time on; null = nothing of it is left. */
export interface LaterContent {
  from: Timestamp
  contentId: number | null
}

/** Of what was foreseen: what holds by now, undefined = nothing new yet, and what is still to come. */
export function heldBy(later: readonly LaterContent[], now: Timestamp) {
  const begun = later.filter(({ from }) => from <= now)
  return { current: begun.at(-1), rest: later.filter(({ from }) => from > now) }
}
