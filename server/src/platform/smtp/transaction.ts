import type { Mail, SmtpVerdict } from './verdict.ts'

export interface TransmitOptions {
  /**
   * The dot waits for it. True lets the mail go; false withholds it; a failure returns it. A function is called when the
   * relay has asked for the body, and never for a mail it does not want; it hears in which session that is.
   */
  permit: Promise<boolean> | ((session: number | null) => Promise<boolean>)
  /** On the scale of `performance.now()`: from then on the dot is no longer written. */
  deadline?: number
  /** Whose mail it is: what the relay defers slows down this account alone. Without one it slows down the lane. */
  account?: number
  onDotWritten?: () => void
}

/** One mail on a connection, from the moment it is handed over. */
export interface Transaction {
  readonly mail: Mail
  readonly options: TransmitOptions
  readonly settle: (verdict: SmtpVerdict) => void
  permit: 'pending' | 'granted' | 'refused'
  /** The relay has refused MAIL, RCPT or dataCommand. */
  failed: boolean
  bodyWritten: boolean
}
