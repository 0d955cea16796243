/** How many were waiting when somebody looked. */
interface Seen {
  atMs: number
  waiting: number
}

const spanMs = 60_000
/** Below that a step of one sender looks like a leap. */
const fewestMs = 2000
/** So long nothing may move before it is said to stand still. */
const patienceMs = 20_000
const mostRuns = 1000

/**
 * How fast runs move, by what was seen of them in the last minute. Nothing in the database says it without counting mails:
 * whoever watches looks every second anyway.
 */
export class Pace {
  private readonly seen = new Map<number, Seen[]>()

  /** Mails a minute; null = it has not been watched for long enough to say. */
  note(runId: number, { atMs, waiting }: Seen): number | null {
    const before = (this.seen.get(runId) ?? []).filter((look) => look.atMs > atMs - spanMs)
    // A step back of the clock, or mails that wait again, begin anew.
    const looks = before.every((look) => look.atMs <= atMs && look.waiting >= waiting) ? before : []
    this.keep(runId, [...looks, { atMs, waiting }])
    const [first] = looks
    if (!first) return null
    const [ms, mails] = [atMs - first.atMs, first.waiting - waiting]
    if (ms < (mails === 0 ? patienceMs : fewestMs)) return null
    return Math.round((mails / ms) * spanMs)
  }

  forget(runId: number): void {
    this.seen.delete(runId)
  }

  private keep(runId: number, looks: Seen[]): void {
    this.seen.delete(runId)
    this.seen.set(runId, looks)
    const [oldest] = this.seen.keys()
    if (this.seen.size > mostRuns && oldest !== undefined) this.seen.delete(oldest)
  }
}
