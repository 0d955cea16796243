import type { Refusal } from '../../platform/errors/refusal.ts'
import type { Admission, Quota } from '../../platform/limiter/limiter.ts'
import { keyRefusals } from './api-key.refusals.ts'

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

type Rejection = Exclude<Admission, { outcome: 'admitted' }>

export function limitRefusal(rejection: Rejection): Refusal {
  if (rejection.outcome === 'authenticationThrottled') return authenticationThrottled(rejection.retryAfterSeconds)
  const waitSeconds = Math.max(1, rejection.retryAfterSeconds)
  const refusal =
    rejection.outcome === 'rateLimited'
      ? keyRefusals.rate_limit_exceeded({
          limit: rejection.minute.limit,
          waitSeconds,
          'violated-policies': ['minute'],
        })
      : keyRefusals.concurrency_limit_exceeded({
          limit: rejection.concurrent.limit,
          'violated-policies': ['concurrent'],
        })
  return refusal.withHeaders({
    ...limitHeaders(rejection),
    'retry-after': String(waitSeconds),
    'x-ratelimit-reset': String(rejection.resetAtEpochSeconds),
  })
}

/** The key would be let through; the account has used up what all of its keys have together. */
export function accountLimitRefusal(rejection: Rejection, ofKey: { minute: Quota; concurrent: Quota }): Refusal {
  if (rejection.outcome === 'authenticationThrottled') return authenticationThrottled(rejection.retryAfterSeconds)
  const waitSeconds = Math.max(1, rejection.retryAfterSeconds)
  const refusal =
    rejection.outcome === 'rateLimited'
      ? keyRefusals.account_rate_limit_exceeded({
          limit: rejection.minute.limit,
          waitSeconds,
          'violated-policies': ['account-minute'],
        })
      : keyRefusals.account_concurrency_limit_exceeded({
          limit: rejection.concurrent.limit,
          'violated-policies': ['account-concurrent'],
        })
  return refusal.withHeaders({
    ...limitHeaders(ofKey),
    'retry-after': String(waitSeconds),
    'x-ratelimit-reset': String(rejection.resetAtEpochSeconds),
  })
}

export function authenticationThrottled(seconds: number): Refusal {
  const waitSeconds = Math.max(1, Math.ceil(seconds))
  return keyRefusals.authentication_throttled({ waitSeconds }).withHeaders({ 'retry-after': String(waitSeconds) })
}
