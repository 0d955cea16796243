import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** How many transactions wrote subscribers at the same moment, by PostgreSQL's own list of locks. */
export class WritersAtOnce {
  most = 0
  samples = 0
  private readonly client: pg.Client
  private readonly sampling: Promise<void>
  private running = true

  static async watch(adminUrl: string): Promise<WritersAtOnce> {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    return new WritersAtOnce(client)
  }

  private constructor(client: pg.Client) {
    this.client = client
    this.sampling = this.sample()
  }

  async stop(): Promise<void> {
    this.running = false
    await this.sampling
    await this.client.end()
  }

  private async sample(): Promise<void> {
    while (this.running) {
      // Every writing transaction locks its account's head first, whether it gets the row at once or waits for it.
      const { rows } = await this.client.query<{ writers: number }>(
        "select count(distinct pid)::int as writers from pg_locks where relation = 'account_heads'::regclass",
      )
      this.most = Math.max(this.most, rows[0]?.writers ?? 0)
      this.samples += 1
      await sleep(25)
    }
  }
}
