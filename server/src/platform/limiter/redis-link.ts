import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import {
  admitScript,
  bumpScript,
  failureScript,
  lifeSignMs,
  lifeSignScript,
  undoScript,
  waitScript,
} from './scripts.ts'

const lifeSignEveryMs = 1_000
/** So many times as long as a request waits for an answer, then the connection is made anew. */
const silenceBeforeReconnect = 10

export type AdmitReply = [outcome: number, counted: number, left: number, held: number, now: number, version: string]

export interface LimiterCommands {
  limiterAdmit(...keysAndArguments: string[]): Promise<AdmitReply>
  limiterUndo(...keysAndArguments: string[]): Promise<number>
  limiterFailure(...keysAndArguments: string[]): Promise<number>
  limiterWait(...keysAndArguments: string[]): Promise<number>
  limiterLifeSign(...keysAndArguments: string[]): Promise<number>
  limiterBump(...keysAndArguments: string[]): Promise<null>
}

export interface RedisLinkOptions {
  redisUrl: string
  processName: string
  processGroup?: string | undefined
  /** Longer than this nobody waits for Redis. */
  patienceMs: number
  onAvailable(): void
  onAway(reason: string): void
}

interface Question {
  askedAt: number
  abandoned: boolean
  giveUp(): void
}

/** The connection, whether it can be relied on, and this process's sign of life. */
export class RedisLink {
  readonly redis: Redis & LimiterCommands
  available = false
  knownProcesses = 1
  /** Where the processes that share these limits give their signs of life. */
  readonly processesKey: string
  /** Under which name this process holds leases. A new one per connection: releases may have been lost with the old. */
  incarnation = ''
  /** How often Redis came back. What was read from it before may have changed unseen. */
  comebacks = 0
  /** Settles when the first attempt to connect has succeeded, failed, or taken too long. */
  readonly firstAttempt: Promise<void>

  private readonly options: RedisLinkOptions
  private readonly processId: string
  private readonly questions = new Set<Question>()
  private readonly lifeSignTimer: NodeJS.Timeout
  private patienceTimer: NodeJS.Timeout | undefined
  private lifeSignSentAt: number | undefined
  private connectingSince = performance.now()
  private fullCountSeenAt = 0
  private closed = false
  private endFirstAttempt = () => {}

  constructor(options: RedisLinkOptions) {
    this.options = options
    this.processesKey = ['limiter:processes', options.processGroup].filter(Boolean).join(':')
    this.processId = `${options.processName}.${randomBytes(6).toString('base64url')}`
    this.redis = connect(options)
    this.firstAttempt = new Promise((resolve) => {
      this.endFirstAttempt = resolve
      setTimeout(resolve, options.patienceMs).unref()
    })
    let connections = 0
    this.redis.on('connect', () => {
      this.connectingSince = performance.now()
    })
    this.redis.on('ready', () => {
      connections += 1
      this.incarnation = `${this.processId}.${connections}`
      this.fullCountSeenAt = performance.now()
      this.sendLifeSign()
    })
    this.redis.on('close', () => this.away('the connection is closed'))
    this.redis.on('error', (error: Error) => this.away(error.message))
    this.lifeSignTimer = setInterval(() => this.tick(), lifeSignEveryMs).unref()
  }

  /** Undefined when Redis does not answer in time; an answer that comes later goes to `late`. */
  ask<T>(send: () => Promise<T>, late?: (answer: T) => void): Promise<T | undefined> {
    if (!this.available) return Promise.resolve(undefined)
    return new Promise((resolve) => {
      const question = this.expectAnswer(() => resolve(undefined))
      send().then(
        (answer) => {
          if (question.abandoned) return late?.(answer)
          this.questions.delete(question)
          resolve(answer)
        },
        (error: Error) => question.abandoned || this.away(error.message),
      )
    })
  }

  /** Nobody waits for the answer; without a connection nothing is sent. */
  tell(send: () => Promise<unknown>): void {
    if (this.redis.status === 'ready') send().catch(() => {})
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.lifeSignTimer)
    clearTimeout(this.patienceTimer)
    if (this.redis.status === 'ready') await this.farewell()
    this.redis.disconnect()
    this.away('closed')
  }

  private async farewell(): Promise<void> {
    const goodbye = this.redis.zrem(this.processesKey, this.incarnation).catch(() => {})
    await Promise.race([goodbye, new Promise((resolve) => setTimeout(resolve, this.options.patienceMs).unref())])
  }

  private expectAnswer(giveUp: () => void): Question {
    const question = { askedAt: performance.now(), abandoned: false, giveUp }
    this.questions.add(question)
    this.patienceTimer ??= setTimeout(() => this.checkPatience(), this.options.patienceMs).unref()
    return question
  }

  private checkPatience(): void {
    this.patienceTimer = undefined
    const [oldest] = this.questions
    if (oldest === undefined) return
    const left = oldest.askedAt + this.options.patienceMs - performance.now()
    if (left > 0) {
      this.patienceTimer = setTimeout(() => this.checkPatience(), left + 1).unref()
      return
    }
    // When this process itself was busy, the answer may already lie in the socket: read it first.
    setImmediate(() => {
      if (this.questions.has(oldest)) this.away(`no answer within ${this.options.patienceMs} ms`)
      else this.patienceTimer ??= setTimeout(() => this.checkPatience(), 1).unref()
    })
  }

  private away(reason: string): void {
    const wasAvailable = this.available
    this.available = false
    for (const question of this.questions) {
      question.abandoned = true
      question.giveUp()
    }
    this.questions.clear()
    this.endFirstAttempt()
    if (wasAvailable && !this.closed) this.options.onAway(reason)
  }

  private tick(): void {
    const now = performance.now()
    const { status } = this.redis
    const mostSilenceMs = silenceBeforeReconnect * this.options.patienceMs
    if (status === 'connect' && now - this.connectingSince > mostSilenceMs) this.redis.disconnect(true)
    if (status !== 'ready') return
    if (this.lifeSignSentAt === undefined) this.sendLifeSign()
    else if (now - this.lifeSignSentAt > mostSilenceMs) this.redis.disconnect(true)
  }

  private sendLifeSign(): void {
    const sentAt = performance.now()
    const { incarnation } = this
    this.lifeSignSentAt = sentAt
    const question = this.available ? this.expectAnswer(() => {}) : undefined
    this.redis.limiterLifeSign(this.processesKey, '0', incarnation).then(
      (processes) => {
        if (question) this.questions.delete(question)
        if (incarnation !== this.incarnation) return
        this.lifeSignSentAt = undefined
        this.learnProcesses(processes)
        if (this.available) return
        if (performance.now() - sentAt > this.options.patienceMs) this.sendLifeSign()
        else this.back()
      },
      (error: Error) => {
        if (incarnation !== this.incarnation) return
        this.lifeSignSentAt = undefined
        this.away(error.message)
      },
    )
  }

  private back(): void {
    this.available = true
    this.comebacks += 1
    this.endFirstAttempt()
    this.options.onAvailable()
  }

  /** A lower number is believed only after a while: right after a restart of Redis the others are still to register. */
  private learnProcesses(processes: number): void {
    const now = performance.now()
    if (processes < this.knownProcesses && now - this.fullCountSeenAt <= lifeSignMs) return
    this.knownProcesses = Math.max(1, processes)
    this.fullCountSeenAt = now
  }
}

function connect({ redisUrl, processName }: RedisLinkOptions): Redis & LimiterCommands {
  const redis = new Redis(redisUrl, {
    connectionName: processName,
    enableAutoPipelining: true,
    connectTimeout: 1_000,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(25 * attempt, 500),
  })
  redis.defineCommand('limiterAdmit', { lua: admitScript, numberOfKeys: 7 })
  redis.defineCommand('limiterUndo', { lua: undoScript, numberOfKeys: 2 })
  redis.defineCommand('limiterFailure', { lua: failureScript, numberOfKeys: 3 })
  redis.defineCommand('limiterWait', { lua: waitScript, numberOfKeys: 2 })
  redis.defineCommand('limiterLifeSign', { lua: lifeSignScript, numberOfKeys: 1 })
  redis.defineCommand('limiterBump', { lua: bumpScript, numberOfKeys: 1 })
  return redis as Redis & LimiterCommands
}
