import pg from 'pg'
import sql, { type Sql } from 'sql-template-tag'
import { AccountQueue } from './account-queue.ts'
import { connectTimeoutMs } from './connect-timeout.ts'
import { bounds, type HeavyRead, HeavyReads, whileAwaited } from './heavy-reads.ts'
import { KeptSets } from './kept-sets.ts'
import { type Statement, usePreparedStatements } from './round-trip.ts'
import { announce } from './statement-channels.ts'
import type { Tenant } from './tenant.ts'
import {
  type Answers,
  commit,
  enterTenant,
  type Pending,
  type Reader,
  type Row,
  rollback,
  submit,
  Transaction,
  type Tx,
  tenantFilter,
} from './transaction.ts'
import { DatabaseClosed, DatabaseUnavailable, isConflict, isUnavailable } from './unavailable.ts'

export { type Answers, entered, enterTenant, type Reader, type Row, type Tx } from './transaction.ts'

/** Passes on that there is news behind a door; the row decides what it is, so a knock that is lost costs only time. */
export type Knock = (door: string, tenant: Tenant) => void | Promise<void>

export interface DatabaseOptions {
  url: string
  poolSize: number
  preparedStatements: boolean
  answerTimeoutMs?: number
  /** Told of the doors a transaction knocked at, once it is committed. */
  knock?: Knock
  /** Off only in the isolation tests, which prove that row-level security holds alone. */
  tenantFilters?: boolean
}

const conflictRetries = 5

export class Database {
  private readonly pool: pg.Pool
  private readonly tenantFilters: boolean
  private readonly knock: Knock | undefined
  private isClosed = false
  private readonly queue = new AccountQueue({ limit: 3, patienceMs: 4000 })
  private readonly heavyReads: HeavyReads
  private readonly kept = new KeptSets()

  constructor(options: DatabaseOptions) {
    usePreparedStatements(options.preparedStatements)
    this.tenantFilters = options.tenantFilters ?? true
    this.knock = options.knock
    this.heavyReads = new HeavyReads(options.poolSize)
    this.pool = new pg.Pool({
      connectionString: options.url,
      max: options.poolSize,
      connectionTimeoutMillis: connectTimeoutMs(options.url, 1500),
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
    return this.readerBy(tenant, (batch) =>
      this.withClient((client) => submit(client, [enter, ...batch])).then((results) => results.slice(1)),
    )
  }

  /** The same for what may take long: not for longer than it may, nor than somebody waits, and a few at a time. */
  heavyReader(tenant: Tenant, heavy: HeavyRead): Reader {
    const opening = [enterTenant(tenant), bounds(heavy)]
    return this.readerBy(tenant, (batch) =>
      this.heavyReads
        .take(tenant.accountId, heavy, () =>
          this.withClient((client) => whileAwaited(client, heavy.signal, submit(client, [...opening, ...batch]))),
        )
        .then((results) => results.slice(opening.length)),
    )
  }

  private readerBy(tenant: Tenant, answer: (batch: readonly Statement[]) => Promise<Row[][]>): Reader {
    let waiting: Pending[] = []
    const depart = async () => {
      const batch = waiting
      waiting = []
      try {
        const results = await answer(batch.map(({ statement }) => statement))
        for (const [i, pending] of batch.entries()) pending.resolve(results[i] as Row[])
      } catch (error) {
        for (const pending of batch) pending.reject(error)
      }
    }
    return {
      tenant,
      kept: this.kept,
      owns: (alias, column) => this.owns(tenant, alias, column),
      rows: <R extends object>(statement: Sql) =>
        new Promise<R[]>((resolve, reject) => {
          announce([statement])
          if (waiting.push({ statement, resolve: resolve as Pending['resolve'], reject }) === 1) queueMicrotask(depart)
        }),
    }
  }

  /** Runs `work` in one transaction of one tenant, again from the start when the database asks for that. */
  async transaction<T>(tenant: Tenant, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const { result, news } = await this.queue.take(tenant.accountId, () =>
          this.withClient((client) => this.runTransaction(client, tenant, work)),
        )
        await Promise.all([...news].map(({ door, tenant: told }) => this.knock?.(door, told)))
        return result
      } catch (error) {
        if (attempt > conflictRetries || !isConflict(error)) throw error
      }
    }
  }

  private async runTransaction<T>(
    client: pg.PoolClient,
    tenant: Tenant,
    work: (tx: Tx) => Promise<T>,
  ): Promise<{ result: T; news: readonly { door: string; tenant: Tenant }[] }> {
    const tx = new Transaction(client, tenant, (alias, column) => this.owns(tenant, alias, column))
    try {
      const result = await work(tx)
      await tx.end(commit)
      return { result, news: [...tx.news.values()] }
    } catch (error) {
      // A broken connection is dropped by withClient; the server rolls back by itself.
      if (!isUnavailable(error)) await tx.end(rollback).catch(() => {})
      throw error
    }
  }

  /** Statements outside any tenant: authentication by key prefix, health. Row-level security shows them nothing else. */
  async outsideTenants<T extends readonly object[] = Row[]>(statements: readonly Statement[]): Promise<Answers<T>> {
    announce(statements)
    return this.withClient((client) => submit(client, statements)) as Promise<Answers<T>>
  }

  private async withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.isClosed) throw new DatabaseClosed('this process has closed its database')
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
    this.isClosed = true
    await this.pool.end()
  }
}
