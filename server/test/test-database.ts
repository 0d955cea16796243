import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inMemoryIfPrepared } from './memory-tablespace.ts'
import { serviceUrls, templateDatabase } from './service-urls.ts'

export interface TestDatabase {
  name: string
  adminUrl: string
  servingUrl: string
  engineUrl: string
  trackingUrl: string
  consoleUrl: string
  /** Where its signed heads lie: those of another database are no heads of its chains. */
  headsFolder: string
  /** As superuser, past row-level security: to arrange and to look, never to act as the product. */
  query<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>
  drop(): Promise<void>
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const urls = serviceUrls()
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(urls.admin('postgres'), async (client) => {
    await client.query(`create database ${name} template ${templateDatabase} ${await inMemoryIfPrepared(client)}`)
    // No test looks at what a crash of the server leaves, so no commit has to wait for the disk.
    await client.query(`alter database ${name} set synchronous_commit = off`)
  })
  const headsFolder = join(tmpdir(), 'postrider-heads', name)
  const pool = new pg.Pool({ connectionString: urls.admin(name), max: 3 })
  pool.on('error', () => {})
  return {
    name,
    adminUrl: urls.admin(name),
    servingUrl: urls.serving(name),
    engineUrl: urls.engine(name),
    trackingUrl: urls.tracking(name),
    consoleUrl: urls.console(name),
    headsFolder,
    query: async <R extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await pool.query<R>(text, values)).rows,
    drop: async () => {
      await pool.end()
      rmSync(headsFolder, { recursive: true, force: true })
      await administer(urls.admin('postgres'), async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}

async function administer(url: string, action: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await action(client)
  } finally {
    await client.end()
  }
}
