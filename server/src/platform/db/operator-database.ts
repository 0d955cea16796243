import pg from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Row } from './database.ts'
import { RoundTrip, type Statement } from './round-trip.ts'
import { announce } from './statement-channels.ts'

/** A provisioning transaction: sees customers, accounts and keys of everyone, and no subscriber of anyone. */
export interface OperatorTx {
  rows<R extends object = Row>(statement: Sql): Promise<R[]>
}

/** For the operator's commands and the application's administration, never for requests with an API key. */
export class OperatorDatabase {
  private readonly pool: pg.Pool

  constructor(adminUrl: string) {
    this.pool = new pg.Pool({ connectionString: adminUrl, max: 4, connectionTimeoutMillis: 3000 })
    // A connection that dies while nothing is asked of it is reported by the next statement.
    this.pool.on('error', () => {})
    this.pool.on('connect', (client) => client.on('error', () => {}))
  }

  async transaction<T>(work: (tx: OperatorTx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect()
    const run = async (statement: Statement) => {
      announce([statement])
      const trip = new RoundTrip([statement])
      client.query(trip as never)
      return (await trip.done)[0] ?? []
    }
    try {
      await client.query("begin; set local role postrider_operator; set local timezone = 'UTC'")
      const result = await work({ rows: <R extends object>(statement: Sql) => run(statement) as Promise<R[]> })
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }
}
