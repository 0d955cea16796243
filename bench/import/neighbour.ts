import { setTimeout as sleep } from 'node:timers/promises'
import { createAccount, inAccount } from '../../server/src/features/account-setup/index.ts'
import { createCustomer } from '../../server/src/features/accounts/index.ts'
import { createApiKey } from '../../server/src/features/api-keys/index.ts'
import type { BenchDatabase } from '../database.ts'
import { quantile } from '../statistics.ts'

export type Phase = 'before' | 'import' | 'copy' | 'after'

// Each key may do ten a second.
const keyCount = 6
const everyMs = 40
const people = 200

/** Somebody else's account. */
export async function createNeighbour({ operator }: BenchDatabase): Promise<string[]> {
  const customerId = await createCustomer(operator, { name: 'Nachbar' })
  const accountId = await createAccount(operator, { customerId, type: 'S', name: 'Nachbar' })
  return inAccount(operator, accountId, async (act) => {
    const keys: string[] = []
    for (let i = 0; i < keyCount; i++)
      keys.push((await createApiKey(act, { name: `shop ${i}`, scopes: ['subscribers'] })).key)
    return keys
  })
}

/** Asks the API all the time, one request at every tick whether the last one is answered or not: three looks, one change. */
export class Neighbour {
  private readonly keys: readonly string[]
  private readonly url: string
  private readonly taken = new Map<Phase, number[]>()
  private phase: Phase = 'before'
  private calls = 0
  private refused = 0
  private isOver = false
  private ticking: Promise<void> | null = null

  constructor(keys: readonly string[], port: number) {
    this.keys = keys
    this.url = `http://127.0.0.1:${port}/api/v1`
  }

  async begin(): Promise<void> {
    for (let i = 1; i <= people; i++) {
      await this.call('POST', '/subscribers', { email: `guest.${i}@example.com` })
      await sleep(everyMs / 2)
    }
    this.ticking = this.tick()
  }

  enter(phase: Phase): void {
    this.phase = phase
  }

  async end(): Promise<void> {
    this.isOver = true
    await this.ticking
  }

  callsIn(phase: Phase): number {
    return this.taken.get(phase)?.length ?? 0
  }

  /** Calls that were answered with a fault of the server, or not at all; the time of those counts, too. */
  get refusals(): number {
    return this.refused
  }

  p95Of(phase: Phase): number {
    return quantile(
      (this.taken.get(phase) ?? []).toSorted((a, b) => a - b),
      0.95,
    )
  }

  private async tick(): Promise<void> {
    const open = new Set<Promise<void>>()
    for (let due = performance.now(); !this.isOver; due += everyMs) {
      const one = this.note(this.phase).finally(() => open.delete(one))
      open.add(one)
      await sleep(Math.max(0, due + everyMs - performance.now()))
    }
    await Promise.all(open)
  }

  private async note(phase: Phase): Promise<void> {
    const id = 1 + ((this.calls * 37) % people)
    const isChange = this.calls % 4 === 3
    const start = performance.now()
    const answer = isChange
      ? this.call('PUT', `/subscribers/${id}`, { firstname: `Ute ${this.calls}` })
      : this.call('GET', `/subscribers/${id}`)
    await answer.catch(() => {
      this.refused += 1
    })
    const known = this.taken.get(phase) ?? []
    known.push(performance.now() - start)
    this.taken.set(phase, known)
  }

  private async call(method: string, path: string, body?: object): Promise<void> {
    const key = this.keys[this.calls++ % this.keys.length]
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`api:${key}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  }
}
