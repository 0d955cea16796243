import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import { connectTimeoutMs } from './connect-timeout.ts'
import type { Tenant } from './tenant.ts'
import { begin, commit, enterTenant, type Row, rollback, Transaction, type Tx, tenantFilter } from './transaction.ts'

/** Sees customers and accounts of everyone, and nothing that lies inside an account. */
export interface OperatorTx {
  rows<R extends object = Row>(statement: Sql): Promise<R[]>
  outsideTenants: Transaction['outsideTenants']
  /** Ends in an account: from now on this transaction works as the serving role, and sees that account alone. */
  enter(tenant: Tenant): Tx
}

const becomeOperator = { text: 'set local role postrider_operator', values: [] }
const becomeServing = { text: 'set local role postrider_app', values: [] }
const inUtc = { text: "set local timezone = 'UTC'", values: [] }
const nobody: Tenant = { accountId: 0, customerId: 0 }

/** For the operator's commands, never for requests with an API key. */
export class OperatorDatabase {
  private readonly pool: pg.Pool

  constructor(adminUrl: string) {
    this.pool = new pg.Pool({
      connectionString: adminUrl,
      max: 4,
      connectionTimeoutMillis: connectTimeoutMs(adminUrl, 3000),
    })
    // A connection that dies while nothing is asked of it is reported by the next statement.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  async transaction<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    const open = (tenant: Tenant, opening: ConstructorParameters<typeof Transaction>[3]) =>
      new Transaction(client, tenant, (alias, column) => tenantFilter(tenant, alias, column), opening)
    const outside = open(nobody, [begin, becomeOperator, inUtc])
    let last = outside
    const enter = (tenant: Tenant) => {
      last = open(tenant, [becomeServing, enterTenant(tenant)])
      return last
    }
    try {
      const result = await work({
        rows: (statement) => outside.rows(statement),
        outsideTenants: (statements) => outside.outsideTenants(statements),
        enter,
      })
      await last.end(commit)
      return result
    } catch (error) {
      await last.end(rollback).catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
