import type { EventType } from '../events/event.rules.ts'
import { isMessageEvent } from '../message-notices/message-event.rules.ts'

/** What an attempt came to: the answer's status, or why there was none. */
export interface Attempted {
  status: number | null
  failure: string | null
  retryAfter: string | null
}

export type HookVerdict = 'delivered' | 'failed' | 'gone'

export function verdictOf({ status }: Pick<Attempted, 'status'>): HookVerdict {
  if (status === null) return 'failed'
  if (status >= 200 && status < 300) return 'delivered'
  return status === 410 ? 'gone' : 'failed'
}

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const delaysMs = [5 * second, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)]
const jitter = 0.1
const longestWish = 24 * hour

/** When to try again after so many attempts; null = no more. `random` from 0 to 1 keeps a herd from coming back at once. */
export function nextAttemptAt(
  attempts: number,
  { retryAfter, now, random }: { retryAfter: string | null; now: Date; random: number },
): Date | null {
  const delay = delaysMs[attempts - 1]
  if (delay === undefined) return null
  const wish = Math.min(waitOf(retryAfter, now), longestWish)
  return new Date(now.getTime() + Math.max(delay * (1 + jitter * random), wish))
}

/** `Retry-After` in milliseconds: a number of seconds or a date, else nothing. */
function waitOf(retryAfter: string | null, now: Date): number {
  const text = retryAfter?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * second
  const time = /GMT$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? 0 : Math.max(0, time - now.getTime())
}

/** A hook that names no types hears of everything but single mails. */
export function isMeantFor(types: readonly string[], type: EventType): boolean {
  return types.length === 0 ? !isMessageEvent(type) : types.includes(type)
}

/** What is wrong with an address for events, in a sentence; null = nothing. */
export function urlProblem(text: string, allowPrivate: boolean): string | null {
  const url = URL.parse(text)
  if (!url || text.length > 2000) return 'Give an absolute URL of at most 2000 characters.'
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:'))
    return 'The URL must begin with https://.'
  if (url.port !== '' && !allowPrivate) return 'The URL must use the port of HTTPS, 443.'
  if (url.username !== '' || url.password !== '')
    return 'The URL must not carry a password; the signature tells who is calling.'
  return url.hash === '' ? null : 'Leave out the part from # on; it would never arrive.'
}
