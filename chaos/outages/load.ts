import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../server/src/features/demo/random.rules.ts'
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
/** A machine that cannot keep up gets fewer requests instead of a queue that grows for ever. */
const mostInFlight = 100
const patienceAfterTheEndMs = 120_000

/** A steady stream of operations that does not wait for answers, as many independent clients would send it. */
export class Load {
  readonly operations: Operation[] = []
  readonly attempts: Attempt[] = []
  private readonly accounts: readonly ProvisionedAccount[]
  private readonly ports: readonly number[]
  private readonly random: Random
  private readonly unused = new Map<ProvisionedAccount, KnownSubscriber[]>()
  private readonly postponed: { operation: Operation; notBefore: number }[] = []
  private readonly running = new Set<Promise<void>>()
  private readonly stream: Promise<void>
  private giveUpAt = Number.POSITIVE_INFINITY

  constructor(accounts: readonly ProvisionedAccount[], ports: readonly number[], random: Random) {
    this.accounts = accounts
    this.ports = ports
    this.random = random
    for (const account of accounts) this.unused.set(account, [])
    this.stream = this.send()
  }

  async end(): Promise<void> {
    this.giveUpAt = performance.now() + patienceAfterTheEndMs
    await this.stream
    await Promise.all(this.running)
  }

  /** Repetitions go first and count too: otherwise an outage would multiply the load that follows it. */
  private async send(): Promise<void> {
    const startedAt = performance.now()
    for (let sent = 0; !this.isDone(); await sleep(5)) {
      const due = Math.floor(((performance.now() - startedAt) / 1000) * operationsPerSecond)
      for (; sent < due; sent += 1) {
        if (this.running.size >= mostInFlight) continue
        const operation = this.nextRepetition() ?? (this.isEnding() ? undefined : this.nextOperation())
        if (operation) this.begin(operation)
      }
    }
  }

  private isEnding(): boolean {
    return this.giveUpAt < Number.POSITIVE_INFINITY
  }

  private isDone(): boolean {
    const nothingLeft = this.running.size === 0 && this.postponed.length === 0
    return this.isEnding() && (nothingLeft || performance.now() > this.giveUpAt)
  }

  private nextRepetition(): Operation | undefined {
    const index = this.postponed.findIndex(({ notBefore }) => notBefore <= performance.now())
    return index < 0 ? undefined : this.postponed.splice(index, 1)[0]?.operation
  }

  private nextOperation(): Operation {
    const number = this.operations.length + 1
    const account = this.random.pick(this.accounts)
    const operation = planOperation(number, account, this.unusedOf(account))
    this.operations.push(operation)
    return operation
  }

  private begin(operation: Operation): void {
    const running = this.carryOut(operation).finally(() => this.running.delete(running))
    this.running.add(running)
  }

  private async carryOut(operation: Operation): Promise<void> {
    const answer = await this.attempt(operation, this.anyPort())
    const attempt = operation.attempts.at(-1) as Attempt
    if (!isPostponed(attempt)) this.conclude(operation, answer)
    else if (operation.insists)
      this.postponed.push({ operation, notBefore: performance.now() + Math.max(100, attempt.retryAfter * 1000) })
  }

  private async attempt(operation: Operation, port: number): Promise<Answer> {
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

  private conclude(operation: Operation, { status, body, headers }: Answer): void {
    if (status >= 300) return
    operation.acknowledged = true
    operation.replayed = headers['idempotency-replayed'] === 'true'
    if (operation.kind === 'list') return
    operation.subscriberId ??= body.data.id
    if (operation.kind === 'create') this.unusedOf(operation.account).push({ id: body.data.id, email: operation.email })
  }

  private unusedOf(account: ProvisionedAccount): KnownSubscriber[] {
    return this.unused.get(account) ?? []
  }

  private anyPort(): number {
    return this.random.pick(this.ports)
  }
}
