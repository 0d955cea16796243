/** Closed lets mail through, open nothing, half open a single mail that tries the relay. */
export interface Breaker {
  state: 'closed' | 'open' | 'halfOpen'
  failures: number
  /** The last failure is of the kind that somebody has to mend. */
  permanent: boolean
}

const waitsMs = [1_000, 2_000, 5_000, 10_000, 30_000]
/** A relay that does not like our certificate or password is tried rarely: it may lock us out for asking. */
const permanentWaitMs = 300_000
const jitter = 0.25

export const closedBreaker: Breaker = { state: 'closed', failures: 0, permanent: false }

/** Connections that fail together, or after the breaker opened, are one failure. */
export function afterFailure(breaker: Breaker, permanent: boolean): Breaker {
  if (breaker.state === 'open' && (breaker.permanent || !permanent)) return breaker
  return { state: 'open', failures: breaker.failures + 1, permanent }
}

/** `chance` lies between 0 and 1 and spreads the senders that lost the relay at the same moment. */
export function waitBeforeTrial({ failures, permanent }: Breaker, chance: number): number {
  const wait = permanent ? permanentWaitMs : (waitsMs[Math.min(failures, waitsMs.length) - 1] ?? 0)
  return wait * (1 + jitter * chance)
}
