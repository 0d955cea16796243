import { AppError } from '../../platform/errors/app-error.ts'
import type { Admission, Quota } from '../../platform/limiter/limiter.ts'

/** The quota of the key on every authenticated answer: our headers and the IETF draft's pair. */
export function limitHeaders({ minute, concurrent }: { minute: Quota; concurrent: Quota }): Record<string, string> {
  return {
    'x-ratelimit-limit': String(minute.limit),
    'x-ratelimit-remaining': String(minute.remaining),
    'x-concurrencylimit-limit': String(concurrent.limit),
    'x-concurrencylimit-remaining': String(concurrent.remaining),
    'ratelimit-policy': `"minute";q=${minute.limit};w=60, "concurrent";q=${concurrent.limit};qu="concurrent-requests"`,
    ratelimit: `"minute";r=${minute.remaining};t=${minute.resetSeconds}`,
  }
}

type Refusal = Exclude<Admission, { outcome: 'admitted' }>

export function limitRefusal(refusal: Refusal): AppError {
  const retryAfter = String(Math.max(1, refusal.retryAfterSeconds))
  if (refusal.outcome === 'authenticationThrottled') return authenticationThrottled(refusal.retryAfterSeconds)
  const headers = {
    ...limitHeaders(refusal),
    'retry-after': retryAfter,
    'x-ratelimit-reset': String(refusal.resetAtEpochSeconds),
  }
  return refusal.outcome === 'rateLimited'
    ? new AppError(
        'rate_limit_exceeded',
        `The key has used its ${refusal.minute.limit} requests of the last 60 seconds; wait ${retryAfter} s.`,
        {
          headers,
          extensions: { 'violated-policies': ['minute'] },
        },
      )
    : new AppError(
        'concurrency_limit_exceeded',
        `The key has ${refusal.concurrent.limit} requests under way; wait for one to finish.`,
        {
          headers,
          extensions: { 'violated-policies': ['concurrent'] },
        },
      )
}

export function authenticationThrottled(seconds: number): AppError {
  const retryAfter = String(Math.max(1, Math.ceil(seconds)))
  return new AppError(
    'authentication_throttled',
    `Too many failed authentications from this address; wait ${retryAfter} s.`,
    {
      headers: { 'retry-after': retryAfter },
    },
  )
}
