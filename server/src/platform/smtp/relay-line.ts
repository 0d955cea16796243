import type { SmtpConnection } from './smtp-connection.ts'
import type { TransmitOptions } from './transaction.ts'
import type { Mail, SmtpVerdict } from './verdict.ts'

/** When a connection is too old to take another mail, and when it has to show first that it still lives. */
export interface ReuseLimits {
  reuseMails: number
  reuseMs: number
  probeAfterMs: number
}

/** A connection with what its lane remembers about it. */
export class RelayLine {
  readonly connection: SmtpConnection
  /** Mails without a verdict. */
  load = 0
  /** The relay has answered a mail of it; a line that never gets so far is as bad as none. */
  proven = false
  /** Gets no further mail. */
  retiring = false
  probing = false
  private readonly openedAt: number
  private usedAt: number
  private mails = 0

  constructor(connection: SmtpConnection, now: number) {
    this.connection = connection
    this.openedAt = now
    this.usedAt = now
  }

  get alive(): boolean {
    return this.connection.usable && !this.retiring
  }

  isWorn(now: number, { reuseMails, reuseMs }: ReuseLimits): boolean {
    return this.mails >= reuseMails || now - this.openedAt >= reuseMs
  }

  needsProbe(now: number, { probeAfterMs }: ReuseLimits): boolean {
    return this.load === 0 && now - this.usedAt >= probeAfterMs
  }

  async probe(now: number): Promise<void> {
    this.probing = true
    if (await this.connection.noop()) this.usedAt = now
    else this.connection.destroy()
    this.probing = false
  }

  async send(mail: Mail, options: TransmitOptions, now: () => number): Promise<SmtpVerdict> {
    this.load++
    this.mails++
    const verdict = await this.connection.transmit(mail, options)
    this.load--
    this.usedAt = now()
    this.proven ||= 'reply' in verdict
    return verdict
  }
}
