import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { type Brake, shareOf, widestBrake } from '../accounts/own-rules.rules.ts'

export type Sign = 'good' | 'policy' | 'content' | 'other'

const windowSize = 1000
/** Below this many outcomes a share says nothing. */
const enough = 100
const limits = [
  { sign: 'policy', words: 'refused by policy' },
  { sign: 'content', words: 'refused for their content' },
] as const

/** Looks at the last outcomes of one run: a relay that refuses us must not be asked a million times. */
export class RunBrake {
  private readonly window: Sign[] = []
  private readonly counts: Record<Sign, number> = { good: 0, policy: 0, content: 0, other: 0 }
  private position = 0

  /** Why the run should pause, if it should. */
  take(sign: Sign, brake: Brake = widestBrake): string | undefined {
    const left = this.window[this.position]
    if (left) this.counts[left] -= 1
    this.window[this.position] = sign
    this.counts[sign] += 1
    this.position = (this.position + 1) % windowSize
    const seen = this.window.length
    const limit = limits.find((candidate) => candidate.sign === sign)
    if (!limit || seen < enough || this.counts[sign] <= shareOf(brake, limit.sign) * seen) return undefined
    return `${limit.words}: ${this.counts[sign]} of the last ${seen} mails`
  }
}

/** What a verdict says about the run as a whole; an address that does not exist says nothing. */
export function signOf(verdict: SmtpVerdict): Sign {
  if (verdict.kind === 'accepted') return 'good'
  if (verdict.kind !== 'rejected') return 'other'
  const { enhanced, code } = verdict.reply
  if (enhanced?.startsWith('5.7.') || (code === 554 && enhanced === null)) return 'policy'
  if (enhanced === '5.3.4' || enhanced === '5.2.3' || enhanced?.startsWith('5.6.') || code === 552) return 'content'
  return 'other'
}
