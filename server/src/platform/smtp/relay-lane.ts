import { afterFailure, type Breaker, closedBreaker } from './circuit-breaker.rules.ts'
import { afterFullHouse, afterPushback, afterSuccess, fullWidth, type Width } from './congestion.rules.ts'
import { RelayLine, type ReuseLimits } from './relay-line.ts'
import type { RelaySettings, SmtpTimeouts } from './relay-settings.ts'
import { RelayUnavailable } from './relay-unavailable.ts'
import { SmtpConnection } from './smtp-connection.ts'
import type { TransmitOptions } from './transaction.ts'
import type { Mail, Verdict } from './verdict.ts'

export interface LaneSettings {
  connections: number
  /** Keeps its width when the relay defers mail. */
  steady?: boolean
  /** One past its dot, one being prepared, and one whose envelope travels with the dot of that one: three by default. */
  mailsPerConnection?: number
}

export interface LaneState {
  connections: number
  allowed: number
  breaker: Breaker['state']
  /** Somebody has to mend the relay's settings. */
  permanent: boolean
  lastError: string | null
}

export interface LaneSurroundings extends ReuseLimits {
  settings: RelaySettings
  timeouts: SmtpTimeouts
  trialWaitMs: (breaker: Breaker) => number
  now: () => number
  onAlarm: (alarm: { permanent: boolean; reason: string }) => void
}

interface WaitingMail {
  mail: Mail
  options: TransmitOptions
  settle: (verdict: Verdict) => void
}

/** The connections for one kind of mail, as many as the relay bears. */
export class RelayLane {
  readonly #maximum: number
  readonly #steady: boolean
  readonly #mailsPerConnection: number
  readonly #around: LaneSurroundings
  readonly #waiting: WaitingMail[] = []
  readonly #freeListeners: (() => void)[] = []
  readonly #closing = new AbortController()
  #lines: RelayLine[] = []
  #opening = 0
  #inFlight = 0
  #lastMailNumber = 0
  #width: Width
  #breaker = closedBreaker
  #lastError: string | null = null
  #trialTimer: NodeJS.Timeout | undefined
  #onLastVerdict = () => {}

  constructor({ connections, steady = false, mailsPerConnection = 3 }: LaneSettings, around: LaneSurroundings) {
    this.#maximum = connections
    this.#steady = steady
    this.#mailsPerConnection = mailsPerConnection
    this.#around = around
    this.#width = fullWidth(connections)
  }

  get free(): number {
    return Math.max(0, this.#capacity - this.#inFlight - this.#waiting.length)
  }

  get state(): LaneState {
    const { state: breaker, permanent } = this.#breaker
    const connections = this.#lines.filter(({ connection }) => connection.usable).length
    return { connections, allowed: this.#width.allowed, breaker, permanent, lastError: this.#lastError }
  }

  onFree(listener: () => void): void {
    this.#freeListeners.push(listener)
  }

  send(mail: Mail, options: TransmitOptions): Promise<Verdict> {
    // Nobody else listens to the permit of a mail that never reaches a connection.
    if (typeof options.permit !== 'function') options.permit.catch(() => {})
    if (this.#capacity === 0) return Promise.resolve(this.#unsent())
    return new Promise((settle) => {
      this.#waiting.push({ mail, options, settle })
      this.#dispatch()
    })
  }

  /** Lets mails that are on their way end, for so long at most, and takes leave of the relay. */
  async drain(patienceMs: number): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#trialTimer)
    this.#returnWaiting()
    if (this.#inFlight > 0) {
      await new Promise<void>((resolve) => {
        this.#onLastVerdict = resolve
        setTimeout(resolve, patienceMs).unref()
      })
    }
    await Promise.all(this.#lines.map(({ load, connection }) => (load > 0 ? connection.destroy() : connection.quit())))
  }

  /** How many mails may be on their way. */
  get #capacity(): number {
    if (this.#closing.signal.aborted || this.#breaker.state === 'open') return 0
    return this.#breaker.state === 'halfOpen' ? 1 : this.#width.allowed * this.#mailsPerConnection
  }

  #dispatch(): void {
    if (this.#waiting.length === 0 || this.#capacity === 0) return
    this.#tend()
    while (this.#waiting.length > 0 && this.#inFlight < this.#capacity) {
      const line = this.#leastLoaded()
      if (!line) return
      this.#carry(line, this.#waiting.shift() as WaitingMail)
    }
  }

  /** Lets worn lines go and opens what is missing. */
  #tend(): void {
    const now = this.#around.now()
    let alive = 0
    for (const line of this.#lines) {
      if (line.alive ? line.isWorn(now, this.#around) : line.load === 0) this.#retire(line)
      else if (line.alive) alive++
    }
    const wanted = Math.min(this.#capacity, this.#width.allowed, this.#inFlight + this.#waiting.length)
    for (let missing = wanted - alive - this.#opening; missing > 0; missing--) this.#open()
  }

  #leastLoaded(): RelayLine | undefined {
    const now = this.#around.now()
    let best: RelayLine | undefined
    let probing = 0
    for (const line of this.#lines) {
      if (line.probing) probing++
      else if (line.alive && line.load < (best?.load ?? this.#mailsPerConnection)) best = line
    }
    if (!best?.needsProbe(now, this.#around)) return best
    if (probing >= this.#waiting.length) return undefined
    best.probe(now).then(() => this.#dispatch())
    return this.#leastLoaded()
  }

  async #open(): Promise<void> {
    const { settings, timeouts, now } = this.#around
    const { signal } = this.#closing
    this.#opening++
    const opened = await SmtpConnection.open(settings, { timeouts, signal }).catch((error: RelayUnavailable) => error)
    this.#opening--
    if (opened instanceof RelayUnavailable) {
      this.#fail(opened.message, opened)
    } else if (signal.aborted) opened.destroy()
    else this.#lines.push(new RelayLine(opened, now()))
    this.#dispatch()
  }

  async #carry(line: RelayLine, { mail, options, settle }: WaitingMail): Promise<void> {
    const number = ++this.#lastMailNumber
    this.#inFlight++
    const verdict = await line.send(mail, options, this.#around.now)
    this.#inFlight--
    settle(verdict)
    this.#learn(line, number, verdict)
    if (line.retiring) this.#retire(line)
    this.#dispatch()
    this.#announceFree()
    if (this.#inFlight === 0) this.#onLastVerdict()
  }

  #learn(line: RelayLine, number: number, verdict: Verdict): void {
    if ('reply' in verdict && line.alive) this.#breaker = closedBreaker
    if (verdict.kind === 'accepted') this.#width = afterSuccess(this.#width, this.#maximum)
    if (verdict.kind === 'deferred' && !this.#steady) {
      this.#width = afterPushback(this.#width, number, this.#lastMailNumber)
      for (const surplus of this.#lines.filter(({ alive }) => alive).slice(this.#width.allowed)) this.#retire(surplus)
    }
    const lost = verdict.kind === 'inDoubt' || (verdict.kind === 'returned' && verdict.fault === 'relay')
    if (!lost || line.retiring) return
    line.retiring = true
    this.#lastError = verdict.reason
    if (!line.proven) this.#fail(verdict.reason, { permanent: false })
  }

  /** No connection, or one on which nothing was ever answered. */
  #fail(reason: string, { permanent }: { permanent: boolean }): void {
    if (this.#closing.signal.aborted) return
    this.#lastError = reason
    const others = this.#lines.filter(({ alive }) => alive).length + this.#opening
    if (others > 0 && !permanent) {
      this.#width = afterFullHouse(this.#width, others)
      return
    }
    const before = this.#breaker
    this.#breaker = afterFailure(before, permanent)
    if (this.#breaker === before) return
    this.#width = fullWidth(this.#maximum)
    for (const line of this.#lines) this.#retire(line)
    clearTimeout(this.#trialTimer)
    this.#trialTimer = setTimeout(() => this.#halfOpen(), this.#around.trialWaitMs(this.#breaker))
    this.#returnWaiting()
    if (before.failures === 0 || (permanent && !before.permanent)) this.#around.onAlarm({ permanent, reason })
  }

  #halfOpen(): void {
    this.#breaker = { ...this.#breaker, state: 'halfOpen' }
    this.#announceFree()
  }

  #retire(line: RelayLine): void {
    line.retiring = true
    if (line.load > 0 || line.probing) return
    this.#lines = this.#lines.filter((other) => other !== line)
    if (line.connection.usable) void line.connection.quit()
  }

  #announceFree(): void {
    if (this.free > 0) for (const listener of this.#freeListeners) listener()
  }

  #returnWaiting(): void {
    for (const { settle } of this.#waiting.splice(0)) settle(this.#unsent())
  }

  #unsent(): Verdict {
    if (this.#closing.signal.aborted) return { kind: 'returned', fault: 'caller', reason: 'sending has ended' }
    return { kind: 'returned', fault: 'relay', reason: this.#lastError ?? 'the relay is unavailable' }
  }
}
