export interface Quota {
  limit: number
  remaining: number
  /** Until the oldest counted request leaves the window; 0 when nothing is counted. */
  resetSeconds: number
}

export type Admission =
  | {
      outcome: 'admitted'
      lease: string
      minute: Quota
      concurrent: Quota
      /** Compare for equality only. Null while Redis is away. */
      version: string | null
    }
  | {
      outcome: 'rateLimited' | 'concurrencyLimited'
      retryAfterSeconds: number
      resetAtEpochSeconds: number
      minute: Quota
      concurrent: Quota
    }
  | { outcome: 'authenticationThrottled'; retryAfterSeconds: number }

export interface FailedAttempt {
  clientAddress: string
  /** The presented key prefix, or `-` when there was none. */
  prefix: string
}

export interface AdmissionRequest extends FailedAttempt {
  keyId: string
  accountId: number
  /** What differs from the usual limits; null is the usual one. */
  limits?: { [K in keyof Limits]: number | null }
}

export interface Limits {
  minuteLimit: number
  concurrentLimit: number
}

export function limitsFor({ limits }: AdmissionRequest, usual: Limits): Limits {
  if (!limits) return usual
  return {
    minuteLimit: limits.minuteLimit ?? usual.minuteLimit,
    concurrentLimit: limits.concurrentLimit ?? usual.concurrentLimit,
  }
}
