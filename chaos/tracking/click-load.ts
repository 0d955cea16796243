import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { createTrackingTokens } from '../../server/src/features/tracking/index.ts'

interface Target {
  port: number
  secret: string
  run: { runId: number; contentId: number }
}

const clients = 32
const pauseMs = 5
const patienceMs = 10_000

/** Readers who open and click without end. Each asks once in the name of a message of its own, so that every row can be traced. */
export class ClickLoad {
  /** Messages whose reader got the picture or the way on. */
  readonly answered = new Set<number>()
  slowestMs = 0
  /** Asked and answered with a refusal, or not at all. */
  unanswered = 0
  private readonly target: Target
  private readonly agent = new Agent({ keepAlive: true })
  private readonly working: Promise<void>[]
  private stopped = false
  private messages = 0

  constructor(target: Target) {
    this.target = target
    const tokens = createTrackingTokens(target.secret)
    this.working = Array.from({ length: clients }, async () => {
      while (!this.stopped) {
        this.messages += 1
        await this.ask(this.messages, tokens.seal({ ...target.run, messageId: this.messages }))
        await sleep(pauseMs)
      }
    })
  }

  private async ask(message: number, token: string): Promise<void> {
    const started = performance.now()
    const status = await this.call(message % 2 === 0 ? `/o/${token}.gif` : `/c/${token}/1`)
    this.slowestMs = Math.max(this.slowestMs, performance.now() - started)
    if (status === 200 || status === 302) this.answered.add(message)
    else this.unanswered += 1
  }

  private call(path: string): Promise<number> {
    const { promise, resolve } = Promise.withResolvers<number>()
    const outgoing = request({
      host: '127.0.0.1',
      port: this.target.port,
      path,
      agent: this.agent,
      timeout: patienceMs,
    })
    outgoing.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)))
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(0))
    outgoing.on('close', () => resolve(0))
    outgoing.end()
    return promise
  }

  async stop(): Promise<void> {
    this.stopped = true
    await Promise.all(this.working)
    this.agent.destroy()
  }
}
