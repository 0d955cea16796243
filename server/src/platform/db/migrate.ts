import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { buildOnline, isOnline } from './build-online.ts'
import { MigrationError } from './migration-error.ts'

const directory = new URL('../../migrations/', import.meta.url)
const lockKey = 7_465_031
const retryMs = 200

export interface Migration {
  name: string
  sql: string
  checksum: string
}

async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, directory), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Applies what is missing, in order, each in its own transaction; a file that says `-- online` builds its indexes outside of one
 * (build-online.ts). A file that was changed after it ran is an error.
 */
export async function migrate(adminUrl: string): Promise<string[]> {
  await installQueue(adminUrl)
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await lock(client)
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz(0) not null default now())',
    )
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]))
    const done: string[] = []
    for (const migration of await readMigrations()) {
      const known = applied.get(migration.name)
      if (known && known !== migration.checksum)
        throw new MigrationError(
          `${migration.name} was changed after it ran here. Add a new migration instead; a development database can be dropped.`,
        )
      if (!known) done.push(await apply(client, migration))
    }
    return done
  } finally {
    await client.end()
  }
}

/** Asks again and again: whoever waits inside a statement would be waited for by an index that is built online. */
async function lock(client: pg.Client): Promise<void> {
  const ask = () => client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lockKey])
  while (!(await ask()).rows[0]?.mine) await sleep(retryMs)
}

/** The queue's own schema, as this version of graphile-worker wants it. Does nothing where it is there. */
async function installQueue(adminUrl: string): Promise<void> {
  // Only migrating needs it, and it takes a while to load.
  const { runMigrations, Logger } = await import('graphile-worker')
  await runMigrations({ connectionString: adminUrl, logger: new Logger(() => () => {}) })
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<string> {
  if (isOnline(sql)) {
    await buildOnline(client, name, sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    return name
  }
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
    return name
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** A login and the roles it works under. */
interface Login {
  url: string
  roles: readonly ('postrider_app' | 'postrider_operator' | 'postrider_engine' | 'postrider_tracking')[]
}

/** Makes sure the logins of the processes exist, with their roles, and that none can look past row-level security. */
export async function prepareLogins(
  adminUrl: string,
  urls: { servingUrl: string; engineUrl: string; trackingUrl: string; consoleUrl: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await prepareLogin(client, { url: urls.servingUrl, roles: ['postrider_app'] })
    // The engine works for one account at a time like any other process, and finds its work over all of them.
    await prepareLogin(client, { url: urls.engineUrl, roles: ['postrider_app', 'postrider_engine'] })
    await prepareLogin(client, { url: urls.trackingUrl, roles: ['postrider_tracking'] })
    // It works as the operator, or for one account at a time.
    await prepareLogin(client, { url: urls.consoleUrl, roles: ['postrider_operator', 'postrider_app'] })
    for (const url of [urls.engineUrl, urls.trackingUrl]) await expectLookups(client, url)
  } finally {
    await client.end()
  }
}

async function prepareLogin(client: pg.Client, { url, roles }: Login): Promise<void> {
  const { username, password } = new URL(url)
  const name = decodeURIComponent(username)
  const role = client.escapeIdentifier(name)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  if (!rowCount)
    await client.query(
      `create role ${role} login${password ? ` password ${client.escapeLiteral(decodeURIComponent(password))}` : ''}`,
    )
  await client.query(`grant ${roles.join(', ')} to ${role}`)
  await client.query(`alter role ${role} set timezone = 'UTC'`)
  await client.query(`alter role ${role} set statement_timeout = '8s'`)
  await client.query(`alter role ${role} set lock_timeout = '4s'`)
  await client.query(`alter role ${role} set idle_in_transaction_session_timeout = '30s'`)
  // Compiling a statement takes longer than any of ours runs.
  await client.query(`alter role ${role} set jit = off`)
  // Starting workers costs more than they save in a page of a list, and takes the cores from other requests.
  await client.query(`alter role ${role} set max_parallel_workers_per_gather = 0`)
}

/**
 * Everything these two ask is a few rows by their key out of millions. With statistics from before a run has grown, the
 * planner would rather read the whole run to join it, again for every few mails.
 */
async function expectLookups(client: pg.Client, url: string): Promise<void> {
  const role = client.escapeIdentifier(decodeURIComponent(new URL(url).username))
  for (const way of ['hashjoin', 'mergejoin', 'seqscan'])
    await client.query(`alter role ${role} set enable_${way} = off`)
}
