import { Pushback } from './pushback.ts'
import type { TransmitOptions } from './transaction.ts'
import type { Mail, SmtpVerdict } from './verdict.ts'

/** A mail that somebody has asked a lane to send. */
export interface WaitingMail {
  readonly mail: Mail
  readonly options: TransmitOptions
  readonly settle: (verdict: SmtpVerdict) => void
}

type Gates = ReturnType<Pushback['gatesFor']>

/** Mails that wait because the relay has deferred others like them. They take nobody's place in the lane. */
export class HeldMails {
  private readonly pushback: Pushback
  private readonly onRelease: (mail: WaitingMail) => void
  private readonly held: WaitingMail[] = []
  private readonly counts = new Map<number, number>()
  private readonly passed = new Map<WaitingMail, Gates>()
  private timer: NodeJS.Timeout | undefined

  constructor(options: ConstructorParameters<typeof Pushback>[0], onRelease: (mail: WaitingMail) => void) {
    this.pushback = new Pushback(options)
    this.onRelease = onRelease
  }

  count(account: number): number {
    return this.counts.get(account) ?? 0
  }

  /** True when the mail may go; otherwise it is kept here until it may. */
  admit(waiting: WaitingMail): boolean {
    const { account } = waiting.options
    if (account === undefined || this.mayPass(waiting, account)) return true
    this.held.push(waiting)
    this.counts.set(account, this.count(account) + 1)
    return false
  }

  /** What became of a mail that was let through. */
  learn(waiting: WaitingMail, verdict: SmtpVerdict, numbers: { number: number; last: number }): void {
    const { mail, options } = waiting
    for (const gate of this.passed.get(waiting) ?? []) gate.mails -= 1
    this.passed.delete(waiting)
    if (options.account === undefined) return
    if (verdict.kind === 'accepted') this.pushback.accepted(mail, options.account)
    if (verdict.kind === 'deferred') this.wakeIn(this.pushback.deferred(mail, options.account, verdict, numbers))
    if (this.held.length > 0) this.release()
  }

  /** The lane takes no mail any more. */
  takeAll(): WaitingMail[] {
    clearTimeout(this.timer)
    this.timer = undefined
    this.counts.clear()
    this.passed.clear()
    return this.held.splice(0)
  }

  private mayPass(waiting: WaitingMail, account: number): boolean {
    const gates = this.pushback.gatesFor(waiting.mail, account)
    if (gates.length === 0) return true
    if (!gates.every((gate) => this.pushback.isOpen(gate))) return false
    for (const gate of gates) gate.mails += 1
    this.passed.set(waiting, gates)
    return true
  }

  private release(): void {
    for (const waiting of this.held.splice(0)) {
      const account = waiting.options.account as number
      this.counts.set(account, this.count(account) - 1)
      if (this.admit(waiting)) this.onRelease(waiting)
    }
    for (const [account, count] of this.counts) if (count === 0) this.counts.delete(account)
  }

  /** One timer is enough: whoever rests longer is looked at again. */
  private wakeIn(ms: number): void {
    if (ms <= 0 || this.timer) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.release()
      if (this.held.length > 0) this.wakeIn(ms)
    }, ms).unref()
  }
}
