import type { Admission, AdmissionRequest, FailedAttempt } from './admission.ts'
import { LocalLimiter } from './local-limiter.ts'
import { RedisLink } from './redis-link.ts'
import { SharedLimiter } from './shared-limiter.ts'

export type { Admission, AdmissionRequest, FailedAttempt, Quota } from './admission.ts'

export type LimiterMode = 'shared' | 'local'

export interface Limiter {
  /** A request whose key was verified: brute-force guard, minute and slots in one round trip. Success resets the guard. */
  admit(request: AdmissionRequest): Promise<Admission>
  /** Frees the slot; never throws, never waits. `undo` also takes the request back out of the minute. */
  release(keyId: string, lease: string, options?: { undo?: boolean }): void
  /** Seconds that an address with too many failures of any kind has to wait before a credential of it is looked up. */
  waitBeforeLookUp(attempt: FailedAttempt): Promise<number | null>
  /** A failed authentication: the seconds to wait when the guard refuses to look at it, otherwise null. */
  recordFailure(attempt: FailedAttempt): Promise<number | null>
  /** Something about the account's keys, channels or fields changed: every process drops its copy at its next request. */
  bumpVersion(accountId: number): Promise<void>
  mode(): LimiterMode
  close(): Promise<void>
}

export interface LimiterOptions {
  redisUrl: string
  processName: string
  /** Processes of a group share its limits among themselves; those of another group have others. */
  processGroup?: string
  /** How long a request waits for Redis before this process decides alone. */
  patienceMs?: number
  minuteLimit?: number
  concurrentLimit?: number
  log: { info(details: object, message: string): void; warn(details: object, message: string): void }
  /** For metrics. */
  onModeChange?(mode: LimiterMode): void
  onDecision?(outcome: Admission['outcome'], mode: LimiterMode): void
  /** For tests: shifts the time that the limits are counted by. */
  clockOffsetMs?(): number
}

export function createLimiter(options: LimiterOptions): Limiter {
  return new SwitchingLimiter(options)
}

/** Counts in Redis together with all other processes, and alone while Redis is away. */
class SwitchingLimiter implements Limiter {
  private readonly link: RedisLink
  private readonly shared: SharedLimiter
  private readonly local: LocalLimiter
  private readonly onDecision: LimiterOptions['onDecision']
  private triedToConnect = false

  constructor(options: LimiterOptions) {
    const { minuteLimit = 600, concurrentLimit = 10, clockOffsetMs = () => 0, log, onModeChange } = options
    const limits = { minuteLimit, concurrentLimit }
    this.onDecision = options.onDecision
    this.link = new RedisLink({
      redisUrl: options.redisUrl,
      processName: options.processName,
      processGroup: options.processGroup,
      patienceMs: options.patienceMs ?? 100,
      onAvailable: () => {
        log.info({ knownProcesses: this.link.knownProcesses }, 'limits are counted in Redis')
        this.shared.sendUnsentBumps()
        onModeChange?.('shared')
      },
      onAway: (reason) => {
        log.warn({ reason, knownProcesses: this.link.knownProcesses }, 'Redis is away: limits are counted locally')
        onModeChange?.('local')
      },
    })
    this.shared = new SharedLimiter(this.link, limits, clockOffsetMs)
    this.local = new LocalLimiter({ ...limits, clockOffsetMs, knownProcesses: () => this.link.knownProcesses })
    void this.link.firstAttempt.then(() => {
      this.triedToConnect = true
    })
  }

  async admit(request: AdmissionRequest): Promise<Admission> {
    if (!this.triedToConnect) await this.link.firstAttempt
    const admission = await this.decide(request)
    this.onDecision?.(admission.outcome, this.mode())
    return admission
  }

  release(keyId: string, lease: string, { undo = false }: { undo?: boolean } = {}): void {
    this.local.release(keyId, lease, undo)
    if (!LocalLimiter.owns(lease)) this.shared.release(keyId, lease, undo)
  }

  async waitBeforeLookUp(attempt: FailedAttempt): Promise<number | null> {
    if (!this.triedToConnect) await this.link.firstAttempt
    const answer = await this.shared.waitBeforeLookUp(attempt)
    return answer === undefined ? this.local.waitBeforeLookUp(attempt) : answer
  }

  async recordFailure(attempt: FailedAttempt): Promise<number | null> {
    if (!this.triedToConnect) await this.link.firstAttempt
    const answer = await this.shared.recordFailure(attempt)
    return answer === undefined ? this.local.recordFailure(attempt) : answer
  }

  async bumpVersion(accountId: number): Promise<void> {
    if (!this.triedToConnect) await this.link.firstAttempt
    await this.shared.bumpVersion(accountId)
  }

  mode(): LimiterMode {
    return this.link.available ? 'shared' : 'local'
  }

  async close(): Promise<void> {
    this.local.close()
    await this.link.close()
  }

  private async decide(request: AdmissionRequest): Promise<Admission> {
    if (this.link.available && this.local.isBoundToShare(request.keyId)) return this.decideWithBoth(request)
    const answer = await this.shared.admit(request)
    if (answer === undefined) return this.decideAlone(request)
    if (answer.outcome === 'admitted') this.local.note(request, answer.lease)
    return answer
  }

  private decideAlone(request: AdmissionRequest): Admission {
    const answer = this.local.admit(request)
    if (answer.outcome === 'admitted') this.local.bindToShare(request.keyId)
    return answer
  }

  /** Redis is back but missed requests of this window: both have to agree until those have left it. */
  private async decideWithBoth(request: AdmissionRequest): Promise<Admission> {
    const provisional = this.local.admit(request)
    if (provisional.outcome !== 'admitted') return provisional
    const answer = await this.shared.admit(request)
    if (answer === undefined) {
      this.local.bindToShare(request.keyId)
      return provisional
    }
    this.local.release(request.keyId, provisional.lease, true)
    if (answer.outcome === 'admitted') this.local.note(request, answer.lease)
    return answer
  }
}
