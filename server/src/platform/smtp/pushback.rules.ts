import { afterPushback, afterSuccess, fullWidth, type Width } from './congestion.rules.ts'
import type { SmtpVerdict } from './verdict.ts'

/** How much of somebody's mail may be on its way, after the relay has deferred some of it. */
export interface Window {
  width: Width
  /** The last wait of one whose width could become no smaller. */
  pauseMs: number
  /** Nothing begins before. */
  restsUntil: number
}

const firstPauseMs = 50
const longestPauseMs = 5000

export function openWindow(maximum: number): Window {
  return { width: fullWidth(maximum), pauseMs: 0, restsUntil: Number.NEGATIVE_INFINITY }
}

/** Half as wide; one that is as narrow as can be waits, longer each time. */
export function narrowed(
  { width, pauseMs, restsUntil }: Window,
  { number, last, now }: { number: number; last: number; now: number },
): Window {
  const next = afterPushback(width, number, last)
  if (next === width) return { width, pauseMs, restsUntil }
  if (width.allowed > 1) return { width: next, pauseMs, restsUntil }
  const pause = Math.min(Math.max(firstPauseMs, 2 * pauseMs), longestPauseMs)
  return { width: next, pauseMs: pause, restsUntil: now + pause }
}

/** Undefined as soon as it is as wide as any. */
export function widened({ width, restsUntil }: Window, maximum: number): Window | undefined {
  const next = afterSuccess(width, maximum)
  return next.allowed >= maximum ? undefined : { width: next, pauseMs: 0, restsUntil }
}

/**
 * Whom a deferral is meant for. What the relay says of an address, of a mailbox or of the way there (RFC 3463, classes 1, 2
 * and 4) is about that destination; everything else may be about whoever sends.
 */
export function scopeOf({ phase, reply }: Extract<SmtpVerdict, { kind: 'deferred' }>): 'sender' | 'destination' {
  return phase === 'rcpt' && /^4\.[124]\./.test(reply.enhanced ?? '') ? 'destination' : 'sender'
}
