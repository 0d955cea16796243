/** How long ago sign-ins have failed or been begun, in seconds, newest first. */
export interface Failures {
  ofUser: readonly number[]
  ofAddress: readonly number[]
}

/** Sign-ups are counted for so long; everything else for a part of it. */
export const keptSeconds = 60 * 60
const userWindowSeconds = 15 * 60
const addressWindowSeconds = 10 * 60
const freeFailures = 5
const firstWaitSeconds = 30
const longestWaitSeconds = 15 * 60
const mostOfAddress = 30

/** Seconds until the next attempt is looked at; 0 = now. Nobody is told whether the user or the address has to wait. */
export function waitSeconds(failures: Failures): number {
  return Math.ceil(Math.max(0, waitOfUser(failures.ofUser), waitOfAddress(failures.ofAddress)))
}

/** From the sixth failure on: 30 seconds after the newest, doubled with each further one. */
function waitOfUser(ages: readonly number[]): number {
  const counted = ages.filter((age) => age < userWindowSeconds)
  const [newest] = counted
  const beyond = counted.length - freeFailures
  if (newest === undefined || beyond <= 0) return 0
  return Math.min(firstWaitSeconds * 2 ** (beyond - 1), longestWaitSeconds) - newest
}

/** Until the oldest of the last 30 has left the window. */
function waitOfAddress(ages: readonly number[]): number {
  const deciding = ages.filter((age) => age < addressWindowSeconds)[mostOfAddress - 1]
  return deciding === undefined ? 0 : addressWindowSeconds - deciding
}
