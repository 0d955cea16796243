import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { KeptSets } from './kept-sets.ts'
import { RoundTrip, type Statement } from './round-trip.ts'
import { announce } from './statement-channels.ts'
import type { Tenant } from './tenant.ts'
import { isUnavailable } from './unavailable.ts'

export type Row = Record<string, unknown>

/** Reads inside one tenant. Statements asked for in the same tick travel in one round trip. */
export interface Reader {
  readonly tenant: Tenant
  /** What was read before. None in a transaction: it sees what nobody else may see yet. */
  readonly kept?: KeptSets
  /** The query's own tenant filter, e.g. `where ${tx.owns('s')}`: the second fence beside row-level security. */
  owns(alias: string, column?: string): Sql
  rows<R extends object = Row>(statement: Sql): Promise<R[]>
}

/** A writing transaction of one tenant. Only `Database.transaction` makes one, so no write happens outside it. */
export interface Tx extends Reader {
  /** Sends the statement with the next round trip, at the latest with COMMIT; its failure fails the transaction. */
  write(statement: Sql): void
  /** Sends what is written so far, so that the database works on it while more is decided here. */
  send(): Promise<void>
  /** Knocks at a door once this transaction is committed, and only then; for its own account unless another is named. */
  knock(door: string, tenant?: Tenant): void
  /** Undoes what `work` wrote when it throws, and throws on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

/** The rows of several statements, by the type of each statement's rows. */
export type Answers<T extends readonly object[]> = { -readonly [I in keyof T]: T[I][] }

export const begin: Statement = { text: 'begin', values: [] }
export const commit: Statement = { text: 'commit', values: [] }
export const rollback: Statement = { text: 'rollback', values: [] }

export interface Pending {
  statement: Statement
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

export class Transaction implements Tx {
  private pending: Pending[] = []
  private scheduled = false
  private failure: unknown
  private underway: Promise<void> = Promise.resolve()
  protected readonly client: pg.ClientBase
  readonly tenant: Tenant
  readonly owns: Reader['owns']
  /** What to tell of, each once. */
  readonly news = new Map<string, { door: string; tenant: Tenant }>()

  constructor(
    client: pg.ClientBase,
    tenant: Tenant,
    owns: Reader['owns'],
    opening: readonly Statement[] = [begin, enterTenant(tenant)],
  ) {
    this.client = client
    this.tenant = tenant
    this.owns = owns
    for (const statement of opening) this.queue(statement)
  }

  private queue(statement: Statement): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    // Deferred writes are not awaited; the round trip that carries them reports the failure.
    promise.catch(() => {})
    this.pending.push({ statement, resolve, reject })
    return promise
  }

  rows<R extends object>(statement: Sql): Promise<R[]> {
    announce([statement])
    const result = this.queue(statement)
    this.departSoon()
    return result as Promise<R[]>
  }

  /** Several at once, for stores that ask outside of accounts. */
  async outsideTenants<T extends readonly object[] = Row[]>(statements: readonly Statement[]): Promise<Answers<T>> {
    announce(statements)
    const results = statements.map((statement) => this.queue(statement))
    this.departSoon()
    return (await Promise.all(results)) as Answers<T>
  }

  private departSoon(): void {
    if (this.scheduled) return
    this.scheduled = true
    queueMicrotask(() => void this.depart().catch(() => {}))
  }

  write(statement: Sql): void {
    void this.queue(statement)
  }

  async send(): Promise<void> {
    this.underway = this.depart().catch(() => {})
    // Long statements leave only when the process has a moment.
    await setImmediate()
  }

  knock(door: string, tenant: Tenant = this.tenant): void {
    this.news.set(`${door} ${tenant.accountId}`, { door, tenant })
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    this.write(sql`savepoint item`)
    const mark = this.pending.at(-1)
    try {
      const result = await work()
      await this.rows(sql`release savepoint item`)
      return result
    } catch (error) {
      const unsent = this.pending.indexOf(mark as Pending)
      // Refused before anything travelled: forget the queued writes, the savepoint with them.
      if (unsent >= 0) this.pending.length = unsent
      else if (!isUnavailable(error)) {
        this.pending = []
        await this.rows(sql`rollback to savepoint item`)
        this.failure = undefined
      }
      throw error
    }
  }

  async end(statement: Statement): Promise<void> {
    await this.underway
    // PostgreSQL would answer COMMIT after a failure with a rollback, and without an error.
    if (statement === commit && this.failure) throw this.failure
    if (statement === rollback) this.pending = []
    void this.queue(statement)
    await this.depart()
  }

  protected async depart(): Promise<void> {
    const batch = this.pending
    this.pending = []
    this.scheduled = false
    if (batch.length === 0) return
    try {
      const results = await submit(
        this.client,
        batch.map((p) => p.statement),
      )
      for (const [i, pending] of batch.entries()) pending.resolve(results[i] as Row[])
    } catch (error) {
      this.failure = error
      for (const pending of batch) pending.reject(error)
      throw error
    }
  }
}

export function tenantFilter(tenant: Tenant, alias: string, column = 'account_id'): Sql {
  const id = column === 'customer_id' ? tenant.customerId : tenant.accountId
  return sql`${raw(`${alias}.${column}`)} = ${id}`
}

export function enterTenant({ accountId, customerId }: Tenant): Statement {
  return {
    text: "select set_config('app.account_id', $1, true), set_config('app.customer_id', $2, true)",
    values: [accountId, customerId],
  }
}

/** The same transaction in another account from here on; what is read and written through it belongs there. */
export function entered(tx: Tx, tenant: Tenant): Tx {
  tx.write(sql`select set_config('app.account_id', ${String(tenant.accountId)}, true),
                      set_config('app.customer_id', ${String(tenant.customerId)}, true)`)
  return {
    tenant,
    owns: (alias, column) => tenantFilter(tenant, alias, column),
    rows: (statement) => tx.rows(statement),
    write: (statement) => tx.write(statement),
    send: () => tx.send(),
    knock: (door) => tx.knock(door, tenant),
    savepoint: (work) => tx.savepoint(work),
  }
}

export function submit(client: pg.ClientBase, statements: readonly Statement[]): Promise<Row[][]> {
  const trip = new RoundTrip(statements)
  client.query(trip as never)
  return trip.done as Promise<Row[][]>
}
