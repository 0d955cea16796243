import pg from 'pg'
import { migrate } from '../../server/src/platform/db/migrate.ts'
import { startPrivateServices } from '../services/private-services.ts'
import { privateServices } from '../services/settings.ts'

const database = 'generate_schema'

/** A database of what the migrations add up to, for as long as `work` looks at it. */
export async function withMigratedDatabase<T>(work: (url: string) => T | Promise<T>): Promise<T> {
  const services = privateServices()
  await startPrivateServices(services)
  const urlOf = (name: string) => `postgres://postrider_admin@127.0.0.1:${services.postgres.port}/${name}`
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
    await migrate(urlOf(database))
    return await work(urlOf(database))
  } finally {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.end()
  }
}
