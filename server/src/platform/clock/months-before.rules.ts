/** The same day so many months before, or the last one of that month where it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(now.getUTCMonth() - months)
  // A day that the month does not have is one of the next.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
