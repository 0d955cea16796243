import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call } from '../stage/http-call.ts'

export const clientCount = 20
const burstEveryMs = 1200
const pauseAfterRefusalMs = 40
const itemsOfAHeavyCall = 20

/** Twenty clients of one key, over all processes that are there. */
export class Hammer {
  readonly answers: Answer[] = []
  readonly #key: string
  readonly #subscriberIds: readonly number[]
  #ports: number[]
  #turn = 0

  constructor(key: string, subscriberIds: readonly number[], ports: number[]) {
    this.#key = key
    this.#subscriberIds = subscriberIds
    this.#ports = ports
  }

  aimAt(ports: number[]): void {
    this.#ports = ports
  }

  /** All clients at once, again and again: the slots are fought over while the minute has room. */
  async inBursts(until: number): Promise<void> {
    while (performance.now() < until) {
      const next = performance.now() + burstEveryMs
      await Promise.all(Array.from({ length: clientCount }, (_, client) => this.#burstCall(client)))
      await sleep(Math.max(0, next - performance.now()))
    }
  }

  /** Every client as fast as it gets answers: the minute is fought over too. */
  async withoutPause(until: number): Promise<void> {
    const hammerOn = async () => {
      while (performance.now() < until) {
        const answer = await this.#anyCall()
        if (answer.status === 429 || answer.status === 0) await sleep(pauseAfterRefusalMs)
      }
    }
    await Promise.all(Array.from({ length: clientCount }, hammerOn))
  }

  slow(holdMs: number): Promise<Answer> {
    const body = { email: `slow.${this.#turn}@example.com`, city: 'Kiel' }
    return this.#send('POST', '/subscribers/upsert', body, holdMs)
  }

  quick(): Promise<Answer> {
    return this.#send('GET', `/subscribers/${this.#someone()}`)
  }

  #heavy(): Promise<Answer> {
    const first = randomInt(this.#subscriberIds.length - itemsOfAHeavyCall)
    const ids = this.#subscriberIds.slice(first, first + itemsOfAHeavyCall)
    const subscribers = ids.map((id) => ({ id, city: `Ort ${this.#turn}` }))
    return this.#send('PUT', '/subscribers/multiple', { subscribers })
  }

  #burstCall(client: number): Promise<Answer> {
    if (client < 12) return this.slow(randomInt(500, 800))
    return client < 16 ? this.#heavy() : this.quick()
  }

  #anyCall(): Promise<Answer> {
    const dice = randomInt(100)
    if (dice < 20) return this.slow(randomInt(50, 250))
    return dice < 30 ? this.#heavy() : this.quick()
  }

  async #send(method: string, path: string, body?: unknown, bodyAfterMs = 0): Promise<Answer> {
    this.#turn += 1
    const port = this.#ports[this.#turn % this.#ports.length] as number
    const answer = await call({ port, method, path, key: this.#key, body, bodyAfterMs })
    this.answers.push(answer)
    return answer
  }

  #someone(): number {
    return this.#subscriberIds[randomInt(this.#subscriberIds.length)] as number
  }
}
