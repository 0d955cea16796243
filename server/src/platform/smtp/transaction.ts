import type { Mail, Verdict } from './verdict.ts'

export interface TransmitOptions {
  /**
   * The dot waits for it. True lets the mail go; false withholds it; a failure returns it. A function is called when the
   * relay has asked for the body, and never for a mail it does not want.
   */
  permit: Promise<boolean> | (() => Promise<boolean>)
  /** On the scale of `performance.now()`: from then on the dot is no longer written. */
  deadline?: number
  onDotWritten?: () => void
}

/** One mail on a connection, from the moment it is handed over. */
export interface Transaction {
  readonly mail: Mail
  readonly options: TransmitOptions
  readonly settle: (verdict: Verdict) => void
  permit: 'pending' | 'granted' | 'refused'
  /** The relay has refused MAIL, RCPT or DATA. */
  failed: boolean
  bodyWritten: boolean
}
