import { type Admission, type AdmissionRequest, type FailedAttempt, type Limits, limitsFor } from './admission.ts'
import { addressGroup, guardName } from './client-address.rules.ts'
import type { AdmitReply, RedisLink } from './redis-link.ts'
import { admittedCode, rateLimitedCode, throttledCode } from './scripts.ts'
import { wholeSecondsUntilOut } from './sliding-window.rules.ts'

const microsPerSecond = 1_000_000

export class SharedLimiter {
  private readonly link: RedisLink
  private readonly limits: Limits
  private readonly clockOffsetMs: () => number
  private readonly unsentBumps = new Set<number>()
  private leases = 0

  constructor(link: RedisLink, limits: Limits, clockOffsetMs: () => number) {
    this.link = link
    this.limits = limits
    this.clockOffsetMs = clockOffsetMs
  }

  /** Undefined when Redis is away. */
  async admit(request: AdmissionRequest): Promise<Admission | undefined> {
    const { keyId, accountId } = request
    const limits = limitsFor(request, this.limits)
    const link = this.link
    const lease = `${link.incarnation}:${++this.leases}`
    const reply = await link.ask(
      () =>
        link.redis.limiterAdmit(
          minuteKey(keyId),
          leasesKey(keyId),
          guardKey(request),
          versionKey(accountId),
          link.processesKey,
          ...addressKeys(request),
          this.clockOffsetMicros(),
          lease,
          String(limits.minuteLimit),
          String(limits.concurrentLimit),
        ),
      // The request was decided locally in the meantime.
      ([outcome]) => outcome === admittedCode && this.release(keyId, lease, true),
    )
    return reply && this.toAdmission(reply, lease, limits)
  }

  release(keyId: string, lease: string, undo: boolean): void {
    const { redis } = this.link
    this.link.tell(() =>
      undo ? redis.limiterUndo(minuteKey(keyId), leasesKey(keyId), lease) : redis.zrem(leasesKey(keyId), lease),
    )
  }

  /** Undefined when Redis is away. */
  async waitBeforeLookUp(attempt: FailedAttempt): Promise<number | null | undefined> {
    const { redis } = this.link
    return wholeSeconds(await this.link.ask(() => redis.limiterWait(...addressKeys(attempt), this.clockOffsetMicros())))
  }

  /** Undefined when Redis is away. */
  async recordFailure(attempt: FailedAttempt): Promise<number | null | undefined> {
    const { redis } = this.link
    return wholeSeconds(
      await this.link.ask(() =>
        redis.limiterFailure(guardKey(attempt), ...addressKeys(attempt), this.clockOffsetMicros()),
      ),
    )
  }

  async bumpVersion(accountId: number): Promise<void> {
    const answer = await this.link.ask(() => this.link.redis.limiterBump(versionKey(accountId), '0'))
    if (answer === undefined) this.unsentBumps.add(accountId)
  }

  /** The others may have kept their copies through the time in which a change could not be announced. */
  sendUnsentBumps(): void {
    const accountIds = [...this.unsentBumps]
    this.unsentBumps.clear()
    for (const accountId of accountIds) void this.bumpVersion(accountId)
  }

  private clockOffsetMicros(): string {
    return String(this.clockOffsetMs() * 1000)
  }

  private toAdmission(
    [outcome, counted, left, held, now, version]: AdmitReply,
    lease: string,
    { minuteLimit, concurrentLimit }: Limits,
  ): Admission {
    if (outcome === throttledCode)
      return { outcome: 'authenticationThrottled', retryAfterSeconds: Math.ceil(left / microsPerSecond) }
    const resetSeconds = left < 0 ? 0 : wholeSecondsUntilOut(left / 1000)
    const minute = { limit: minuteLimit, remaining: Math.max(0, minuteLimit - counted), resetSeconds }
    const concurrent = { limit: concurrentLimit, remaining: Math.max(0, concurrentLimit - held), resetSeconds: 0 }
    if (outcome === admittedCode) {
      return { outcome: 'admitted', lease, minute, concurrent, version: `${this.link.comebacks}.${version}` }
    }
    const isRate = outcome === rateLimitedCode
    const retryAfterSeconds = isRate ? resetSeconds : 1
    return {
      outcome: isRate ? 'rateLimited' : 'concurrencyLimited',
      retryAfterSeconds,
      resetAtEpochSeconds: Math.ceil(now / microsPerSecond) + retryAfterSeconds,
      minute,
      concurrent,
    }
  }
}

function wholeSeconds(wait: number | undefined): number | null | undefined {
  return wait === undefined ? undefined : wait > 0 ? Math.ceil(wait / microsPerSecond) : null
}

function addressKeys({ clientAddress, prefix }: FailedAttempt): [failures: string, known: string] {
  return [`limiter:failures:${addressGroup(clientAddress)}`, `limiter:known:${guardName(clientAddress, prefix)}`]
}

const guardKey = ({ clientAddress, prefix }: FailedAttempt) => `limiter:guard:${guardName(clientAddress, prefix)}`
const minuteKey = (keyId: string) => `limiter:minute:${keyId}`
const leasesKey = (keyId: string) => `limiter:leases:${keyId}`
const versionKey = (accountId: number) => `limiter:version:${accountId}`
