export const confirmMinutes = 24 * 60
export const undoMinutes = 7 * 24 * 60

const mostWishes = 5
const windowSeconds = 15 * 60

/** Seconds until a user may name another new address; 0 = now. Ages in seconds, newest first: each sends a mail to somebody. */
export function changeWaitSeconds(agesOfUser: readonly number[]): number {
  const deciding = agesOfUser.filter((age) => age < windowSeconds)[mostWishes - 1]
  return deciding === undefined ? 0 : Math.ceil(windowSeconds - deciding)
}
