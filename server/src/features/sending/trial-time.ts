import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenBlock } from './block-reader.ts'

/** What is under way may take so long to end; at a slow relay a trial waits for a better moment. */
const quietMs = 2000
/** So long others wait for a trial at most. */
const aloneMs = 2000
/** Others have so many times as long for themselves as a trial took. */
const restTimes = 4

/** When a block over which senders have ended has the places of all blocks to itself, and when it is the others' turn. */
export class TrialTime {
  private readonly onEnd: () => void
  private beganAt: number | undefined
  private notBefore = 0
  private limit: NodeJS.Timeout | undefined
  /** The one that is being tried. */
  block: OpenBlock | undefined

  constructor(onEnd: () => void) {
    this.onEnd = onEnd
  }

  get isOn(): boolean {
    return this.beganAt !== undefined
  }

  get mayBegin(): boolean {
    return !this.isOn && performance.now() >= this.notBefore
  }

  /** From here on nothing else begins; true once everything that is under way has ended, false if that takes too long. */
  async begin(isQuiet: () => boolean): Promise<boolean> {
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

  give(block: OpenBlock): void {
    this.block = block
    this.limit = setTimeout(() => this.end(), aloneMs).unref()
  }

  end(): void {
    if (this.beganAt === undefined) return
    const now = performance.now()
    this.notBefore = now + restTimes * (now - this.beganAt)
    this.beganAt = undefined
    this.block = undefined
    clearTimeout(this.limit)
    this.onEnd()
  }
}
