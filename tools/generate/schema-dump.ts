import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { postgresBinaries } from '../services/binaries.ts'
import { startPrivateServices } from '../services/private-services.ts'
import { privateServices } from '../services/settings.ts'

const database = 'generate_schema'

/** server/schema.sql: what the migrations add up to, as pg_dump prints it. */
export async function dumpSchema(): Promise<string> {
  const services = privateServices()
  await startPrivateServices(services)
  const urlOf = (name: string) => `postgres://postrider_admin@127.0.0.1:${services.postgres.port}/${name}`
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
    await migrate(urlOf(database))
    const dump = execFileSync(join(postgresBinaries(), 'pg_dump'), ['--schema-only', '--no-owner', urlOf(database)], {
      encoding: 'utf8',
    })
    return tidy(dump)
  } finally {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.end()
  }
}

const noise = /^(--.*|\\(un)?restrict .*|SET .*|SELECT pg_catalog.*)$/

/** Versions and session keys in the dump change without the schema changing. */
function tidy(dump: string): string {
  const lines = dump.split('\n').filter((line) => !noise.test(line))
  return `-- Generated from server/src/migrations by npm run generate.\n\n${lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
