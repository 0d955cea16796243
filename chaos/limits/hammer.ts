import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../server/src/features/demo/random.rules.ts'
import { type Answer, call } from '../stage/http-call.ts'

export const clientCount = 20
const burstEveryMs = 1200
const pauseAfterRefusalMs = 40
const itemsOfAHeavyCall = 20
/** Whatever they wait for has then not come. */
const mostBursts = 200
const mostCallsOfAClient = 2000

/** Twenty clients of one key, over all processes that are there. */
export class Hammer {
  readonly answers: Answer[] = []
  private readonly key: string
  private readonly subscriberIds: readonly number[]
  private readonly random: Random
  private ports: number[]
  private turn = 0

  constructor(key: string, subscriberIds: readonly number[], ports: number[], random: Random) {
    this.key = key
    this.subscriberIds = subscriberIds
    this.ports = ports
    this.random = random
  }

  get refusedByMinute(): number {
    return this.answers.filter(({ body }) => body?.code === 'rate_limit_exceeded').length
  }

  aimAt(ports: number[]): void {
    this.ports = ports
  }

  /** All clients at once, again and again: the slots are fought over while the minute has room. */
  async inBursts(isOver: () => boolean): Promise<void> {
    for (let bursts = 0; !isOver() && bursts < mostBursts; bursts += 1) {
      const next = performance.now() + burstEveryMs
      await Promise.all(Array.from({ length: clientCount }, (_, client) => this.burstCall(client)))
      await sleep(Math.max(0, next - performance.now()))
    }
  }

  /** Every client as fast as it gets answers: the minute is fought over too. */
  async withoutPause(isOver: () => boolean): Promise<void> {
    const hammerOn = async () => {
      for (let calls = 0; !isOver() && calls < mostCallsOfAClient; calls += 1) {
        const answer = await this.anyCall()
        if (answer.status === 429 || answer.status === 0) await sleep(pauseAfterRefusalMs)
      }
    }
    await Promise.all(Array.from({ length: clientCount }, hammerOn))
  }

  slow(holdMs: number): Promise<Answer> {
    return this.held(sleep(holdMs))
  }

  held(until: Promise<void>): Promise<Answer> {
    const body = { email: `slow.${this.turn}@example.com`, city: 'Kiel' }
    return this.send('POST', '/subscribers/upsert', body, until)
  }

  quick(): Promise<Answer> {
    return this.send('GET', `/subscribers/${this.someone()}`)
  }

  private heavy(): Promise<Answer> {
    const first = this.random.below(this.subscriberIds.length - itemsOfAHeavyCall)
    const ids = this.subscriberIds.slice(first, first + itemsOfAHeavyCall)
    const subscribers = ids.map((id) => ({ id, city: `Ort ${this.turn}` }))
    return this.send('PUT', '/subscribers/multiple', { subscribers })
  }

  private burstCall(client: number): Promise<Answer> {
    if (client < 12) return this.slow(500 + this.random.below(300))
    return client < 16 ? this.heavy() : this.quick()
  }

  private anyCall(): Promise<Answer> {
    const dice = this.random.below(100)
    if (dice < 20) return this.slow(50 + this.random.below(200))
    return dice < 30 ? this.heavy() : this.quick()
  }

  private async send(method: string, path: string, body?: unknown, bodyAfter?: Promise<void>): Promise<Answer> {
    this.turn += 1
    const port = this.ports[this.turn % this.ports.length] as number
    const answer = await call({ port, method, path, key: this.key, body, bodyAfter })
    this.answers.push(answer)
    return answer
  }

  private someone(): number {
    return this.random.pick(this.subscriberIds)
  }
}
