import { createRandom, type Random } from '../../server/src/features/demo/random.rules.ts'

/** Where in a session a fault can strike; `dot` is the end of a mail. */
export type FaultPoint = 'connect' | 'ehlo' | 'mail' | 'rcpt' | 'data' | 'dot'

/**
 * What happens instead of the usual reply. At the dot, `accepting` says whether the mail counts as accepted although
 * its sender does not learn it; a garbled or doubled reply always follows an acceptance.
 */
export type FaultAction =
  /** 421 also closes the connection, as does every reply in place of the greeting. */
  | { kind: 'reply'; code: number; text: string }
  /** FIN in both directions. */
  | { kind: 'disconnect'; accepting?: boolean }
  | { kind: 'reset'; accepting?: boolean }
  /** FIN from us; we go on reading and answer nothing. */
  | { kind: 'halfClose'; accepting?: boolean }
  | { kind: 'silence'; accepting?: boolean }
  | { kind: 'garbage' }
  | { kind: 'twoReplies' }
  /** From here on the session reads this slowly. */
  | { kind: 'slowRead'; bytesPerSecond: number }

export interface FaultRule {
  at: FaultPoint
  /** Every n-th time, or with this probability; neither = always. */
  every?: number
  probability?: number
  /** A regular expression the recipient's address must match; such a rule never fires before RCPT. */
  recipient?: string
  /** The reply comes this much later, evenly spread between the two. */
  delayMs?: number | [number, number]
  action?: FaultAction
}

export interface Fault {
  action: FaultAction | undefined
  delayMs: number
}

/** Decides which fault strikes; the same seed and the same commands give the same faults. */
export class FaultChooser {
  private readonly random: Random
  private armed: { rule: FaultRule; recipient: RegExp | undefined; met: number }[] = []

  constructor(seed: number) {
    this.random = createRandom(seed)
  }

  /** Replaces all rules. */
  arm(rules: readonly FaultRule[]): void {
    this.armed = rules.map((rule) => ({
      rule,
      recipient: rule.recipient === undefined ? undefined : new RegExp(rule.recipient, 'i'),
      met: 0,
    }))
  }

  /** The first rule that fires wins. */
  choose(point: FaultPoint, recipient: string | undefined): Fault | undefined {
    for (const armed of this.armed) {
      const { rule } = armed
      if (rule.at !== point || (armed.recipient && !(recipient && armed.recipient.test(recipient)))) continue
      armed.met += 1
      if (rule.every !== undefined && armed.met % rule.every !== 0) continue
      if (rule.probability !== undefined && this.random.next() >= rule.probability) continue
      return { action: rule.action, delayMs: this.draw(rule.delayMs ?? 0) }
    }
    return undefined
  }

  private draw(delayMs: number | [number, number]): number {
    if (typeof delayMs === 'number') return delayMs
    const [least, most] = delayMs
    return least + this.random.next() * (most - least)
  }
}

export function isAccepting(action: FaultAction | undefined): boolean {
  switch (action?.kind) {
    case 'reply':
      return false
    case 'disconnect':
    case 'reset':
    case 'halfClose':
    case 'silence':
      return action.accepting === true
    default:
      return true
  }
}

/** Whether the sender of the mail learns at the dot what became of it. */
export function isAnswered(action: FaultAction | undefined): boolean {
  return action === undefined || ['reply', 'twoReplies', 'slowRead'].includes(action.kind)
}
