import { type Breaker, waitBeforeTrial } from './circuit-breaker.rules.ts'
import type { LaneSettings, LaneState, LaneSurroundings } from './lane-settings.ts'
import { RelayLane } from './relay-lane.ts'
import type { ReuseLimits } from './relay-line.ts'
import { type RelaySettings, type SmtpTimeouts, smtpTimeouts } from './relay-settings.ts'
import type { TransmitOptions } from './transaction.ts'
import type { Mail, SmtpVerdict } from './verdict.ts'

/** A lane lost the relay. A permanent reason has to be mended by somebody. */
export interface RelayAlarm<Lane extends string = string> {
  lane: Lane
  permanent: boolean
  reason: string
}

export interface RelayPoolOptions<Lane extends string> extends Partial<ReuseLimits> {
  settings: RelaySettings
  lanes: Record<Lane, LaneSettings>
  timeouts?: SmtpTimeouts
  /** How long an open breaker waits before a mail tries the relay again. */
  trialWaitMs?: (breaker: Breaker) => number
  now?: () => number
  enrol?: LaneSurroundings['enrol']
  /** Accounts whose mail must never be on a connection of this pool. */
  refuses?: (account: number) => boolean
  onAlarm?: (alarm: RelayAlarm<Lane>) => void
}

const refused: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'mail of this account never leaves' }

/** All connections to one relay. Each lane has its own, so that no kind of mail waits behind another. */
export class RelayPool<Lane extends string> {
  private readonly lanes: Map<Lane, RelayLane>
  private readonly refuses: (account: number) => boolean

  constructor({ lanes, onAlarm = () => {}, refuses = () => false, ...around }: RelayPoolOptions<Lane>) {
    this.refuses = refuses
    const defaults = {
      timeouts: smtpTimeouts,
      reuseMails: 1_000,
      reuseMs: 300_000,
      probeAfterMs: 30_000,
      trialWaitMs: (breaker: Breaker) => waitBeforeTrial(breaker, Math.random()),
      now: () => performance.now(),
      enrol: async () => null,
    }
    const build = (lane: Lane) =>
      new RelayLane(lanes[lane], { ...defaults, ...around, onAlarm: (alarm) => onAlarm({ lane, ...alarm }) })
    this.lanes = new Map((Object.keys(lanes) as Lane[]).map((lane) => [lane, build(lane)]))
  }

  /** Waits for a free place in the lane; comes back at once while the relay cannot be reached. */
  send(lane: Lane, mail: Mail, options: TransmitOptions): Promise<SmtpVerdict> {
    if (options.account !== undefined && this.refuses(options.account)) return Promise.resolve(refused)
    return this.lane(lane).send(mail, options)
  }

  /** How many mails the lane would take up without letting one wait. */
  free(lane: Lane): number {
    return this.lane(lane).free
  }

  /** Not while nobody is let in; then a mail tries again after a while. */
  isReachable(lane: Lane): boolean {
    return this.lane(lane).isReachable
  }

  /** How many mails of an account wait in the lane because the relay has deferred others of it. */
  held(lane: Lane, account: number): number {
    return this.lane(lane).heldOf(account)
  }

  returnHeld(): void {
    for (const lane of this.lanes.values()) lane.returnHeld()
  }

  /** Called whenever the lane has free places again, also when the relay is to be tried after a failure. */
  onFree(lane: Lane, listener: () => void): void {
    this.lane(lane).onFree(listener)
  }

  state(): Record<Lane, LaneState> {
    const states = [...this.lanes].map(([lane, { state }]) => [lane, state])
    return Object.fromEntries(states) as Record<Lane, LaneState>
  }

  /** Takes no more mail, lets what is on its way end for so long at most, then says goodbye to the relay. */
  async drain(patienceMs: number): Promise<void> {
    await Promise.all(Array.from(this.lanes.values(), (lane) => lane.drain(patienceMs)))
  }

  private lane(lane: Lane): RelayLane {
    return this.lanes.get(lane) as RelayLane
  }
}
