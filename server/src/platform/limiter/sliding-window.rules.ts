/** A request counts for sixty seconds, both ends included. */
export const windowMs = 60_000

/** The times of the counted requests, oldest first from `head` on. */
export interface SlidingLog {
  times: number[]
  head: number
}

export function emptyLog(): SlidingLog {
  return { times: [], head: 0 }
}

export function dropExpired(log: SlidingLog, now: number): void {
  const { times } = log
  while (log.head < times.length && now - (times[log.head] as number) > windowMs) log.head += 1
  // Moving the array once per many entries keeps the cost per request constant.
  if (log.head === times.length || log.head > 256) {
    times.splice(0, log.head)
    log.head = 0
  }
}

export function countedRequests(log: SlidingLog): number {
  return log.times.length - log.head
}

export function record(log: SlidingLog, now: number): void {
  log.times.push(now)
}

/** Takes one request of that time back out. */
export function takeBack(log: SlidingLog, time: number): void {
  const index = log.times.lastIndexOf(time)
  if (index >= log.head) log.times.splice(index, 1)
}

/** Whole seconds after which the oldest counted request has left the window; 0 when nothing is counted. */
export function secondsUntilReset(log: SlidingLog, now: number): number {
  const oldest = log.times[log.head]
  return oldest === undefined ? 0 : wholeSecondsUntilOut(windowMs - (now - oldest))
}

/** An entry that is exactly sixty seconds old still counts, so a full second has to be passed, not reached. */
export function wholeSecondsUntilOut(millisecondsLeft: number): number {
  return Math.max(1, Math.min(windowMs / 1000, Math.floor(millisecondsLeft / 1000) + 1))
}

/** What one of several processes may grant by itself while they cannot count together. */
export function shareOf(limit: number, processes: number): number {
  return Math.max(1, Math.floor(limit / Math.max(1, processes)))
}
