/** The most events that any closed window of this length holds. The times must be in order. */
export function mostInAnyWindow(times: readonly number[], length: number): number {
  let most = 0
  let first = 0
  for (const [last, time] of times.entries()) {
    while (time - (times[first] as number) > length) first += 1
    most = Math.max(most, last - first + 1)
  }
  return most
}

export interface Interval {
  from: number
  to: number
}

/**
 * The most intervals that lie wholly inside one window of this length. A request was decided somewhere in its interval,
 * so at least this many were let through within the window, whatever the server's clock says.
 */
export function mostWithinAnyWindow(intervals: readonly Interval[], length: number): number {
  const byStart = intervals.toSorted((a, b) => a.from - b.from)
  let most = 0
  for (const [first, { from }] of byStart.entries()) {
    let within = 0
    for (let i = first; i < byStart.length; i += 1) {
      const interval = byStart[i] as Interval
      if (interval.from > from + length) break
      if (interval.to <= from + length) within += 1
    }
    most = Math.max(most, within)
  }
  return most
}
