/** Milliseconds of the machine's monotonic clock: comparable between all processes of one machine, immune to clock jumps. */
export function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime()
  return seconds * 1000 + nanoseconds / 1_000_000
}
