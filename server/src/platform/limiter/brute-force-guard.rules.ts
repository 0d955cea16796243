export const freeFailures = 5
export const failureMemoryMs = 3_600_000
export const firstWaitsSeconds = [30, 60, 120, 300, 600] as const
export const furtherWaitSeconds = 300

/** Of one address and whatever prefix; more than these in the window, and none of its credentials is looked up. */
export const addressFailures = 60
export const addressWindowMs = 60_000
/** So long is a credential known to work from an address. */
export const knownCredentialMs = 86_400_000

/** Milliseconds until an address has no more failures in the window than it may; 0 when it has not. */
export function addressWaitMs(failureTimes: readonly number[], now: number): number {
  const deciding = failureTimes.at(-1 - addressFailures)
  return deciding === undefined ? 0 : Math.max(0, deciding + addressWindowMs - now)
}

/** The wait that begins with the given failure, counted from 1. */
export function waitSecondsAfterFailure(failures: number): number {
  const step = failures - freeFailures
  if (step <= 0) return 0
  const listed = firstWaitsSeconds[step - 1]
  if (listed !== undefined) return listed
  const longestListed = firstWaitsSeconds[firstWaitsSeconds.length - 1] as number
  return longestListed + furtherWaitSeconds * (step - firstWaitsSeconds.length)
}

/** Milliseconds that are left of the wait; 0 when the next attempt may be looked at. */
export function waitLeftMs(failureTimes: readonly number[], now: number): number {
  const newest = failureTimes.at(-1)
  if (newest === undefined) return 0
  // Times have fractions: subtracting them from each other first leaves whole waits whole.
  return Math.max(0, waitSecondsAfterFailure(failureTimes.length) * 1000 - (now - newest))
}

/**
 * The failures that still count. Up to the fifth each is forgotten after an hour; from the sixth on the steps only
 * start again after an hour without a failure, which also makes an hour the longest wait.
 */
export function rememberedFailures(failureTimes: readonly number[], now: number): readonly number[] {
  const newest = failureTimes.at(-1)
  if (newest === undefined || now - newest > failureMemoryMs) return []
  if (failureTimes.length > freeFailures) return failureTimes
  return failureTimes.filter((time) => now - time <= failureMemoryMs)
}
