import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { connectTimeoutMs } from './connect-timeout.ts'
import type { Tenant } from './tenant.ts'
import { commit, Transaction, type Tx, tenantFilter } from './transaction.ts'

/** A writing transaction that can also take rows by COPY, into temporary tables: row-level security forbids the others. */
export interface BulkTx extends Tx {
  copy(target: string, text: string): Promise<void>
  /** Sends the queued writes at once, so that the database works while the caller prepares the next ones. */
  flush(): Promise<void>
}

/** One connection of the serving role for loads of many rows; the tenant binds it like every other. */
export class BulkConnection {
  private readonly client: pg.Client

  private constructor(client: pg.Client) {
    this.client = client
  }

  /** `preparation` makes the temporary tables; they live as long as the connection. */
  static async open(url: string, preparation: string): Promise<BulkConnection> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs(url, 3000) })
    client.on('error', () => {})
    await client.connect()
    await client.query(preparation)
    return new BulkConnection(client)
  }

  /** After an error the connection is of no more use: close it, the server rolls back. */
  async transaction<T>(tenant: Tenant, work: (tx: BulkTx) => Promise<T>): Promise<T> {
    const tx = new BulkTransaction(this.client, tenant, (alias, column) => tenantFilter(tenant, alias, column))
    const result = await work(tx)
    await tx.end(commit)
    return result
  }

  async close(): Promise<void> {
    await this.client.end()
  }
}

class BulkTransaction extends Transaction implements BulkTx {
  flush(): Promise<void> {
    return this.depart()
  }

  async copy(target: string, text: string): Promise<void> {
    await this.flush()
    const stream = (this.client as pg.Client).query(copyFrom(`copy ${target} from stdin`))
    await pipeline(Readable.from([Buffer.from(text)]), stream)
  }
}
