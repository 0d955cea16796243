import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { migrate, prepareLogins } from '../src/platform/db/migrate.ts'
import { forgetMemoryTablespace, prepareMemoryTablespace } from './memory-tablespace.ts'
import { serviceUrls, templateDatabase } from './service-urls.ts'

/** One migrated template database; every test file works on a copy of it. */
export default async function setup(): Promise<() => Promise<void>> {
  const urls = serviceUrls()
  // A second try adds to what the first one recorded, and a template made anew would have other numbers for its tables.
  const isSecondTry = process.env.TEST_RESULTS !== undefined
  if (!isSecondTry) rmSync(resolve(import.meta.dirname, '../../.results/statements'), { recursive: true, force: true })
  const client = await connect(urls.admin('postgres'))
  await dropTestDatabases(client, isSecondTry ? templateDatabase : '')
  await prepareMemoryTablespace(client, urls.pgPort)
  if (!isSecondTry) await client.query(`create database ${templateDatabase}`)
  await client.end()
  // Failed authentications of an earlier run would still count for an hour.
  const redis = new Redis(urls.redis)
  await redis.flushall()
  await redis.quit()
  await migrate(urls.admin(templateDatabase))
  await prepareLogins(urls.admin(templateDatabase), {
    servingUrl: urls.serving(templateDatabase),
    engineUrl: urls.engine(templateDatabase),
    trackingUrl: urls.tracking(templateDatabase),
    consoleUrl: urls.console(templateDatabase),
  })
  // The template stays: the types of statements are compared with it after the tests.
  return async () => {
    const closing = await connect(urls.admin('postgres'))
    await dropTestDatabases(closing, templateDatabase)
    await forgetMemoryTablespace(closing, urls.pgPort)
    await closing.end()
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function dropTestDatabases(client: pg.Client, except = ''): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%' and datname <> $1",
    [except],
  )
  for (const { datname } of rows)
    await client.query(`drop database if exists ${client.escapeIdentifier(datname)} with (force)`)
}
