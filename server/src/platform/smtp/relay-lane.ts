import { afterFailure, closedBreaker } from './circuit-breaker.rules.ts'
import { afterFullHouse, afterPushback, afterSuccess, fullWidth, type Width } from './congestion.rules.ts'
import { HeldMails, type WaitingMail } from './held-mails.ts'
import type { LaneSettings, LaneState, LaneSurroundings } from './lane-settings.ts'
import { RelayLine } from './relay-line.ts'
import { RelayUnavailable } from './relay-unavailable.ts'
import { SmtpConnection } from './smtp-connection.ts'
import type { TransmitOptions } from './transaction.ts'
import type { Mail, SmtpVerdict } from './verdict.ts'

const ended: SmtpVerdict = { kind: 'returned', fault: 'caller', reason: 'sending has ended' }

/** The connections for one kind of mail, as many as the relay bears. */
export class RelayLane {
  private readonly maximum: number
  private readonly steady: boolean
  private readonly mailsPerConnection: number
  private readonly around: LaneSurroundings
  private readonly waiting: WaitingMail[] = []
  private readonly held: HeldMails
  private readonly freeListeners: (() => void)[] = []
  private readonly closing = new AbortController()
  private lines: RelayLine[] = []
  private opening = 0
  private inFlight = 0
  private lastMailNumber = 0
  private width: Width
  private breaker = closedBreaker
  private lastError: string | null = null
  private trialTimer: NodeJS.Timeout | undefined
  private onLastVerdict = () => {}

  constructor({ connections, steady = false, mailsPerConnection = 3 }: LaneSettings, around: LaneSurroundings) {
    this.maximum = connections
    this.steady = steady
    this.mailsPerConnection = mailsPerConnection
    this.around = around
    this.width = fullWidth(connections)
    const windows = { maximum: connections, mailsPerConnection, now: around.now }
    this.held = new HeldMails(windows, (mail) => this.enqueue(mail))
  }

  get free(): number {
    return Math.max(0, this.capacity - this.inFlight - this.waiting.length)
  }

  get isReachable(): boolean {
    return this.capacity > 0
  }

  /** Mails of an account that wait because the relay has deferred others of it. */
  heldOf(account: number): number {
    return this.held.count(account)
  }

  get state(): LaneState {
    const { state: breaker, permanent } = this.breaker
    const connections = this.lines.filter(({ connection }) => connection.usable).length
    return { connections, allowed: this.width.allowed, breaker, permanent, lastError: this.lastError }
  }

  onFree(listener: () => void): void {
    this.freeListeners.push(listener)
  }

  send(mail: Mail, options: TransmitOptions): Promise<SmtpVerdict> {
    // Nobody else listens to the permit of a mail that never reaches a connection.
    if (typeof options.permit !== 'function') options.permit.catch(() => {})
    if (this.capacity === 0) return Promise.resolve(this.unsent())
    return new Promise((settle) => {
      const asked = { mail, options, settle }
      if (this.steady || this.held.admit(asked)) this.enqueue(asked)
    })
  }

  /** Whoever is about to drain has no time for them. */
  returnHeld(): void {
    for (const { settle } of this.held.takeAll()) settle(ended)
  }

  /** Lets mails that are on their way end, for so long at most, and takes leave of the relay. */
  async drain(patienceMs: number): Promise<void> {
    this.closing.abort()
    clearTimeout(this.trialTimer)
    this.returnWaiting()
    if (this.inFlight > 0) {
      await new Promise<void>((resolve) => {
        this.onLastVerdict = resolve
        setTimeout(resolve, patienceMs).unref()
      })
    }
    await Promise.all(this.lines.map(({ load, connection }) => (load > 0 ? connection.destroy() : connection.quit())))
  }

  /** How many mails may be on their way. */
  private get capacity(): number {
    if (this.closing.signal.aborted || this.breaker.state === 'open') return 0
    return this.breaker.state === 'halfOpen' ? 1 : this.width.allowed * this.mailsPerConnection
  }

  private enqueue(mail: WaitingMail): void {
    this.waiting.push(mail)
    this.dispatch()
  }

  private dispatch(): void {
    if (this.waiting.length === 0 || this.capacity === 0) return
    this.tend()
    while (this.waiting.length > 0 && this.inFlight < this.capacity) {
      const line = this.leastLoaded()
      if (!line) return
      this.carry(line, this.waiting.shift() as WaitingMail)
    }
  }

  /** Lets worn lines go and opens what is missing. */
  private tend(): void {
    const now = this.around.now()
    let alive = 0
    for (const line of this.lines) {
      if (line.alive ? line.isWorn(now, this.around) : line.load === 0) this.retire(line)
      else if (line.alive) alive++
    }
    const wanted = Math.min(this.capacity, this.width.allowed, this.inFlight + this.waiting.length)
    for (let missing = wanted - alive - this.opening; missing > 0; missing--) this.open()
  }

  private leastLoaded(): RelayLine | undefined {
    const now = this.around.now()
    let best: RelayLine | undefined
    let probing = 0
    for (const line of this.lines) {
      if (line.probing) probing++
      else if (line.alive && line.load < (best?.load ?? this.mailsPerConnection)) best = line
    }
    if (!best?.needsProbe(now, this.around)) return best
    if (probing >= this.waiting.length) return undefined
    best.probe(now).then(() => this.dispatch())
    return this.leastLoaded()
  }

  private async open(): Promise<void> {
    const { settings, timeouts, now, enrol } = this.around
    const { signal } = this.closing
    this.opening++
    const opened = await SmtpConnection.open(settings, { timeouts, signal }).catch((error: RelayUnavailable) => error)
    if (opened instanceof SmtpConnection) opened.number = await enrol(opened.client, signal)
    this.opening--
    if (opened instanceof RelayUnavailable) {
      this.fail(opened.message, opened)
    } else if (signal.aborted) opened.destroy()
    else this.lines.push(new RelayLine(opened, now()))
    this.dispatch()
  }

  private async carry(line: RelayLine, waiting: WaitingMail): Promise<void> {
    const { mail, options, settle } = waiting
    const number = ++this.lastMailNumber
    this.inFlight++
    const verdict = await line.send(mail, options, this.around.now)
    this.inFlight--
    settle(verdict)
    if (!this.steady) this.heed(waiting, number, verdict)
    this.learn(line, verdict)
    if (line.retiring) this.retire(line)
    this.dispatch()
    this.announceFree()
    if (this.inFlight === 0) this.onLastVerdict()
  }

  /** A deferral slows down whose mail it was; where nobody knows that, everybody. */
  private heed(waiting: WaitingMail, number: number, verdict: SmtpVerdict): void {
    const last = this.lastMailNumber
    this.held.learn(waiting, verdict, { number, last })
    if (verdict.kind !== 'deferred' || waiting.options.account !== undefined) return
    this.width = afterPushback(this.width, number, last)
    for (const surplus of this.lines.filter(({ alive }) => alive).slice(this.width.allowed)) this.retire(surplus)
  }

  private learn(line: RelayLine, verdict: SmtpVerdict): void {
    if ('reply' in verdict && line.alive) this.breaker = closedBreaker
    if (verdict.kind === 'accepted') this.width = afterSuccess(this.width, this.maximum)
    const lost = verdict.kind === 'inDoubt' || (verdict.kind === 'returned' && verdict.fault === 'relay')
    if (!lost || line.retiring) return
    line.retiring = true
    this.lastError = verdict.reason
    if (!line.proven) this.fail(verdict.reason, { permanent: false })
  }

  /** No connection, or one on which nothing was ever answered. */
  private fail(reason: string, { permanent }: { permanent: boolean }): void {
    if (this.closing.signal.aborted) return
    this.lastError = reason
    const others = this.lines.filter(({ alive }) => alive).length + this.opening
    if (others > 0 && !permanent) {
      this.width = afterFullHouse(this.width, others)
      return
    }
    const before = this.breaker
    this.breaker = afterFailure(before, permanent)
    if (this.breaker === before) return
    this.width = fullWidth(this.maximum)
    for (const line of this.lines) this.retire(line)
    clearTimeout(this.trialTimer)
    this.trialTimer = setTimeout(() => this.halfOpen(), this.around.trialWaitMs(this.breaker))
    this.returnWaiting()
    if (before.failures === 0 || (permanent && !before.permanent)) this.around.onAlarm({ permanent, reason })
  }

  private halfOpen(): void {
    this.breaker = { ...this.breaker, state: 'halfOpen' }
    this.announceFree()
  }

  private retire(line: RelayLine): void {
    line.retiring = true
    if (line.load > 0 || line.probing) return
    this.lines = this.lines.filter((other) => other !== line)
    if (line.connection.usable) void line.connection.quit()
  }

  private announceFree(): void {
    if (this.free > 0) for (const listener of this.freeListeners) listener()
  }

  private returnWaiting(): void {
    for (const { settle } of this.waiting.splice(0).concat(this.held.takeAll())) settle(this.unsent())
  }

  private unsent(): SmtpVerdict {
    if (this.closing.signal.aborted) return ended
    return { kind: 'returned', fault: 'relay', reason: this.lastError ?? 'the relay is unavailable' }
  }
}
