import { setTimeout as sleep } from 'node:timers/promises'

/** What is under way may take so long to end; at a slow relay a trial waits for a better moment. */
const quietMs = 2000
/** So long others wait for a trial at most. */
const aloneMs = 2000
/** Others have so many times as long for themselves as a trial took. */
const restTimes = 4

/** What makes room for a trial: the other blocks for a block, everything for a mail that was claimed. */
export type TrialScope = 'blocks' | 'everything'

/** When something over which senders have ended has its sender to itself, and when it is the others' turn. */
export class TrialTime {
  private readonly onEnd: () => void
  private beganAt: number | undefined
  private notBefore = 0
  private limit: NodeJS.Timeout | undefined
  private scope: TrialScope | undefined
  /** The block or the job that is being tried. */
  subject: object | undefined

  constructor(onEnd: () => void) {
    this.onEnd = onEnd
  }

  get isOn(): boolean {
    return this.beganAt !== undefined
  }

  /** Nothing but its subject may begin. */
  get stopsEverything(): boolean {
    return this.isOn && this.scope === 'everything'
  }

  get mayBegin(): boolean {
    return !this.isOn && performance.now() >= this.notBefore
  }

  /** From here on nothing else begins; true once everything that is under way has ended, false if that takes too long. */
  async begin(scope: TrialScope, isQuiet: () => boolean): Promise<boolean> {
    this.scope = scope
    this.beganAt = performance.now()
    while (!isQuiet()) {
      if (performance.now() - this.beganAt > quietMs) {
        this.end()
        return false
      }
      await sleep(10)
    }
    return true
  }

  give(subject: object): void {
    this.subject = subject
    this.limit = setTimeout(() => this.end(), aloneMs).unref()
  }

  end(): void {
    if (this.beganAt === undefined) return
    const now = performance.now()
    this.notBefore = now + restTimes * (now - this.beganAt)
    this.beganAt = undefined
    this.subject = undefined
    clearTimeout(this.limit)
    this.onEnd()
  }
}
