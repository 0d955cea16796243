import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'

const firstSeconds = 15
const longestSeconds = 10 * 60

/** Seconds until the mail is tried again; null = it has left, or never will. */
export function secondsUntilNext(verdict: SmtpVerdict, attempts: number): number | null {
  if (verdict.kind === 'accepted' || verdict.kind === 'rejected') return null
  if (verdict.kind === 'returned' && verdict.fault === 'address') return null
  return Math.min(firstSeconds * 2 ** Math.max(0, attempts - 1), longestSeconds)
}
