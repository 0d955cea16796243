import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, call } from '../stage/http-call.ts'
import type { ProvisionedAccount } from '../stage/provision.ts'
import {
  type Attempt,
  isPostponed,
  type KnownSubscriber,
  type Operation,
  planOperation,
  requestOf,
} from './operation.ts'

export const operationsPerSecond = 50
const patienceAfterTheEndMs = 20_000

/** A steady stream of operations that does not wait for answers, as many independent clients would send it. */
export class Load {
  readonly operations: Operation[] = []
  readonly attempts: Attempt[] = []
  readonly #accounts: readonly ProvisionedAccount[]
  readonly #ports: readonly number[]
  readonly #unused: KnownSubscriber[][]
  readonly #running = new Set<Promise<void>>()
  readonly #stream: Promise<void>
  #ending = false
  #giveUpAt = Number.POSITIVE_INFINITY

  constructor(accounts: readonly ProvisionedAccount[], ports: readonly number[]) {
    this.#accounts = accounts
    this.#ports = ports
    this.#unused = accounts.map(() => [])
    this.#stream = this.#send()
  }

  async end(): Promise<void> {
    this.#ending = true
    this.#giveUpAt = performance.now() + patienceAfterTheEndMs
    await this.#stream
    await Promise.all(this.#running)
  }

  async #send(): Promise<void> {
    const startedAt = performance.now()
    while (!this.#ending) {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * operationsPerSecond)
      while (this.operations.length < due) this.#begin()
      await sleep(5)
    }
  }

  #begin(): void {
    const number = this.operations.length + 1
    const index = randomInt(this.#accounts.length)
    const unused = this.#unused[index] as KnownSubscriber[]
    const operation = planOperation(number, this.#accounts[index] as ProvisionedAccount, unused)
    this.operations.push(operation)
    const running = this.#carryOut(operation, unused).finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  async #carryOut(operation: Operation, unused: KnownSubscriber[]): Promise<void> {
    for (let port = this.#anyPort(); ; port = this.#anyPort()) {
      const answer = await this.#attempt(operation, port)
      const attempt = operation.attempts.at(-1) as Attempt
      if (!isPostponed(attempt)) {
        this.#conclude(operation, answer, unused)
        return
      }
      if (!operation.insists || performance.now() > this.#giveUpAt) return
      await sleep(Math.max(100, attempt.retryAfter * 1000))
    }
  }

  async #attempt(operation: Operation, port: number): Promise<Answer> {
    const requestId = `operation-${operation.number}-${operation.attempts.length + 1}`
    const headers = {
      'x-request-id': requestId,
      ...(operation.idempotencyKey !== null && { 'idempotency-key': operation.idempotencyKey }),
    }
    const answer = await call({ port, key: operation.key, headers, ...requestOf(operation) })
    const attempt = {
      requestId,
      port,
      status: answer.status,
      code: answer.status >= 400 ? answer.body?.code : undefined,
      retryAfter: Number(answer.headers['retry-after'] ?? 0),
      sentAt: answer.sentAt,
      receivedAt: answer.receivedAt,
    }
    operation.attempts.push(attempt)
    this.attempts.push(attempt)
    return answer
  }

  #conclude(operation: Operation, { status, body, headers }: Answer, unused: KnownSubscriber[]): void {
    if (status >= 300) return
    operation.acknowledged = true
    operation.replayed = headers['idempotency-replayed'] === 'true'
    if (operation.kind === 'list') return
    operation.subscriberId ??= body.data.id
    if (operation.kind === 'create') unused.push({ id: body.data.id, email: operation.email })
  }

  #anyPort(): number {
    return this.#ports[randomInt(this.#ports.length)] as number
  }
}
