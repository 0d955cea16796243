import pg from 'pg'
import sql, { raw, type Sql } from 'sql-template-tag'
import { AccountTurns } from './account-turns.ts'
import { Flight, type Statement, usePreparedStatements } from './flight.ts'
import type { Tenant } from './tenant.ts'
import { DatabaseUnavailable, isConflict, isUnavailable } from './unavailable.ts'

export type Row = Record<string, unknown>

/** Reads inside one tenant. Statements asked for in the same tick travel in one round trip. */
export interface Reader {
  readonly tenant: Tenant
  /** The query's own tenant filter, e.g. `where ${tx.owns('s')}`: the second fence beside row-level security. */
  owns(alias: string, column?: string): Sql
  rows<R extends object = Row>(statement: Sql): Promise<R[]>
}

/** A writing transaction of one tenant. Only `Database.transaction` makes one, so no write happens outside it. */
export interface Tx extends Reader {
  /** Sends the statement with the next round trip, at the latest with COMMIT; its failure fails the transaction. */
  write(statement: Sql): void
  /** Undoes what `work` wrote when it throws, and throws on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
}

export interface DatabaseOptions {
  url: string
  poolSize: number
  preparedStatements: boolean
  answerTimeoutMs?: number
  /** Off only in the isolation tests, which prove that row-level security holds alone. */
  tenantFilters?: boolean
}

const begin: Statement = { text: 'begin', values: [] }
export const commit: Statement = { text: 'commit', values: [] }
const rollback: Statement = { text: 'rollback', values: [] }
const conflictRetries = 5

export class Database {
  private readonly pool: pg.Pool
  private readonly tenantFilters: boolean
  private readonly turns = new AccountTurns({ limit: 3, patienceMs: 4000 })

  constructor(options: DatabaseOptions) {
    usePreparedStatements(options.preparedStatements)
    this.tenantFilters = options.tenantFilters ?? true
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: 1500,
      idleTimeoutMillis: 30_000,
      query_timeout: options.answerTimeoutMs ?? 10_000,
      keepAlive: true,
    })
    // An idle connection that dies is replaced by the pool; without a listener it would end the process.
    this.pool.on('error', () => {})
    // The same for one that dies between two round trips of a transaction; the next round trip reports it.
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Reads as one tenant; statements of one tick share a round trip and a connection. */
  reader(tenant: Tenant): Reader {
    const enter = enterTenant(tenant)
    let waiting: Pending[] = []
    const depart = async () => {
      const batch = waiting
      waiting = []
      await this.fly(batch, enter)
    }
    return {
      tenant,
      owns: (alias, column) => this.owns(tenant, alias, column),
      rows: <R extends object>(statement: Sql) =>
        new Promise<R[]>((resolve, reject) => {
          if (waiting.push({ statement, resolve: resolve as Pending['resolve'], reject }) === 1) queueMicrotask(depart)
        }),
    }
  }

  private async fly(batch: Pending[], enter: Statement): Promise<void> {
    try {
      const results = await this.withClient((client) => submit(client, [enter, ...batch.map((p) => p.statement)]))
      for (const [i, pending] of batch.entries()) pending.resolve(results[i + 1] as Row[])
    } catch (error) {
      for (const pending of batch) pending.reject(error)
    }
  }

  /** Runs `work` in one transaction of one tenant, again from the start when the database asks for that. */
  async transaction<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.turns.take(tenant.accountId, () =>
          this.withClient((client) => this.runTransaction(client, tenant, work)),
        )
      } catch (error) {
        if (attempt > conflictRetries || !isConflict(error)) throw error
      }
    }
  }

  private async runTransaction<T>(client: pg.PoolClient, tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> {
    const tx = new Transaction(client, tenant, (alias, column) => this.owns(tenant, alias, column))
    try {
      const result = await work(tx)
      await tx.end(commit)
      return result
    } catch (error) {
      // A broken connection is dropped by withClient; the server rolls back by itself.
      if (!isUnavailable(error)) await tx.end(rollback).catch(() => {})
      throw error
    }
  }

  /** Statements outside any tenant: authentication by key prefix, health. Row-level security shows them nothing else. */
  async outsideTenants(statements: readonly Statement[]): Promise<Row[][]> {
    return this.withClient((client) => submit(client, statements))
  }

  private async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient | undefined
    try {
      client = await this.pool.connect()
      const result = await work(client)
      client.release()
      return result
    } catch (error) {
      const unavailable = isUnavailable(error)
      client?.release(unavailable)
      throw unavailable ? new DatabaseUnavailable(error) : error
    }
  }

  private owns(tenant: Tenant, alias: string, column = 'account_id'): Sql {
    return this.tenantFilters ? tenantFilter(tenant, alias, column) : sql`true`
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}

interface Pending {
  statement: Statement
  resolve: (rows: Row[]) => void
  reject: (error: unknown) => void
}

export class Transaction implements Tx {
  private pending: Pending[] = []
  private scheduled = false
  private failure: unknown
  protected readonly client: pg.ClientBase
  readonly tenant: Tenant
  readonly owns: Reader['owns']

  constructor(client: pg.ClientBase, tenant: Tenant, owns: Reader['owns']) {
    this.client = client
    this.tenant = tenant
    this.owns = owns
    this.queue(begin)
    this.queue(enterTenant(tenant))
  }

  private queue(statement: Statement): Promise<Row[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Row[]>()
    // Deferred writes are not awaited; the flight that carries them reports the failure.
    promise.catch(() => {})
    this.pending.push({ statement, resolve, reject })
    return promise
  }

  rows<R extends object>(statement: Sql): Promise<R[]> {
    const result = this.queue(statement)
    if (!this.scheduled) {
      this.scheduled = true
      queueMicrotask(() => void this.depart().catch(() => {}))
    }
    return result as Promise<R[]>
  }

  write(statement: Sql): void {
    void this.queue(statement)
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

function submit(client: pg.ClientBase, statements: readonly Statement[]): Promise<Row[][]> {
  const flight = new Flight(statements)
  client.query(flight as never)
  return flight.done as Promise<Row[][]>
}
