import {
  type Admission,
  type AdmissionRequest,
  type FailedAttempt,
  type Limits,
  limitsFor,
  type Quota,
} from './admission.ts'
import { LocalGuard } from './local-guard.ts'
import { leaseMs } from './scripts.ts'
import * as window from './sliding-window.rules.ts'

const sweepEveryMs = 30_000

/** What this process let through for one key, whoever decided it. */
interface Usage {
  log: window.SlidingLog
  leases: Map<string, number>
  /** Until then Redis does not know all requests that were let through here. */
  boundToShareUntil: number
}

export interface LocalLimiterOptions extends Limits {
  clockOffsetMs: () => number
  knownProcesses: () => number
}

/** The same rules in the memory of one process, with its share of the limits. */
export class LocalLimiter {
  private readonly options: LocalLimiterOptions
  private readonly usages = new Map<string, Usage>()
  private readonly guard = new LocalGuard()
  private readonly sweepTimer: NodeJS.Timeout
  private leases = 0

  constructor(options: LocalLimiterOptions) {
    this.options = options
    this.sweepTimer = setInterval(() => this.sweep(), sweepEveryMs).unref()
  }

  static owns(lease: string): boolean {
    return lease.startsWith('local:')
  }

  admit(request: AdmissionRequest): Admission {
    const now = this.now()
    const wait = this.guard.waitMs(request, now)
    if (wait > 0) return { outcome: 'authenticationThrottled', retryAfterSeconds: Math.ceil(wait / 1000) }
    this.guard.succeeded(request, now)

    const limits = limitsFor(request, this.options)
    const usage = this.usageOf(request.keyId)
    window.dropExpired(usage.log, now)
    if (window.countedRequests(usage.log) >= this.share(limits.minuteLimit))
      return this.refuse('rateLimited', usage, limits, now)
    if (usage.leases.size >= this.share(limits.concurrentLimit)) {
      dropOldLeases(usage, now)
      if (usage.leases.size >= this.share(limits.concurrentLimit))
        return this.refuse('concurrencyLimited', usage, limits, now)
    }
    const lease = `local:${++this.leases}`
    window.record(usage.log, now)
    usage.leases.set(lease, now)
    return { outcome: 'admitted', lease, ...this.quotas(usage, limits, now), version: null }
  }

  /** Redis let this request through: it counts here too, should Redis go away. */
  note(request: AdmissionRequest, lease: string): void {
    const now = this.now()
    this.guard.succeeded(request, now)
    const usage = this.usageOf(request.keyId)
    window.dropExpired(usage.log, now)
    window.record(usage.log, now)
    usage.leases.set(lease, now)
  }

  release(keyId: string, lease: string, undo: boolean): void {
    const usage = this.usages.get(keyId)
    const admittedAt = usage?.leases.get(lease)
    if (usage === undefined || admittedAt === undefined) return
    usage.leases.delete(lease)
    if (undo) window.takeBack(usage.log, admittedAt)
  }

  bindToShare(keyId: string): void {
    this.usageOf(keyId).boundToShareUntil = this.now() + window.windowMs
  }

  isBoundToShare(keyId: string): boolean {
    const usage = this.usages.get(keyId)
    return usage !== undefined && usage.boundToShareUntil >= this.now()
  }

  waitBeforeLookUp(attempt: FailedAttempt): number | null {
    return wholeSeconds(this.guard.addressWaitMs(attempt, this.now()))
  }

  recordFailure(attempt: FailedAttempt): number | null {
    return wholeSeconds(this.guard.failed(attempt, this.now()))
  }

  close(): void {
    clearInterval(this.sweepTimer)
  }

  private now(): number {
    return performance.now() + this.options.clockOffsetMs()
  }

  private share(limit: number): number {
    return window.shareOf(limit, this.options.knownProcesses())
  }

  private usageOf(keyId: string): Usage {
    let usage = this.usages.get(keyId)
    if (usage === undefined) {
      usage = { log: window.emptyLog(), leases: new Map(), boundToShareUntil: Number.NEGATIVE_INFINITY }
      this.usages.set(keyId, usage)
    }
    return usage
  }

  /** `limit` stays the published one; what a process may not grant by itself is only missing from `remaining`. */
  private quotas(
    usage: Usage,
    { minuteLimit, concurrentLimit }: Limits,
    now: number,
  ): { minute: Quota; concurrent: Quota } {
    const minuteLeft = this.share(minuteLimit) - window.countedRequests(usage.log)
    const slotsLeft = this.share(concurrentLimit) - usage.leases.size
    const resetSeconds = window.secondsUntilReset(usage.log, now)
    return {
      minute: { limit: minuteLimit, remaining: Math.max(0, minuteLeft), resetSeconds },
      concurrent: { limit: concurrentLimit, remaining: Math.max(0, slotsLeft), resetSeconds: 0 },
    }
  }

  private refuse(outcome: 'rateLimited' | 'concurrencyLimited', usage: Usage, limits: Limits, now: number): Admission {
    const quotas = this.quotas(usage, limits, now)
    const retryAfterSeconds = outcome === 'rateLimited' ? this.secondsUntilFree(usage, limits, now) : 1
    const resetAtEpochSeconds = Math.ceil((Date.now() + this.options.clockOffsetMs()) / 1000) + retryAfterSeconds
    return { outcome, retryAfterSeconds, resetAtEpochSeconds, ...quotas }
  }

  /** The share may be smaller than what was let through together, so more than the oldest request has to leave. */
  private secondsUntilFree({ log }: Usage, { minuteLimit }: Limits, now: number): number {
    const lastToLeave = log.times[log.times.length - this.share(minuteLimit)] ?? now
    return window.wholeSecondsUntilOut(window.windowMs - (now - lastToLeave))
  }

  private sweep(): void {
    const now = this.now()
    for (const [keyId, usage] of this.usages) {
      window.dropExpired(usage.log, now)
      dropOldLeases(usage, now)
      const isIdle = usage.leases.size === 0 && window.countedRequests(usage.log) === 0
      if (isIdle && usage.boundToShareUntil < now) this.usages.delete(keyId)
    }
    this.guard.sweep(now)
  }
}

function wholeSeconds(ms: number): number | null {
  return ms > 0 ? Math.ceil(ms / 1000) : null
}

function dropOldLeases(usage: Usage, now: number): void {
  for (const [lease, admittedAt] of usage.leases) {
    if (now - admittedAt > leaseMs) usage.leases.delete(lease)
  }
}
