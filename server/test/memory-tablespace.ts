import { execFileSync } from 'node:child_process'
import { existsSync, statfsSync } from 'node:fs'
import type pg from 'pg'
import { asPostgresUser } from '../../tools/services/unprivileged.ts'

const memory = '/dev/shm'
const enoughBytes = 2 ** 30
const name = 'test_memory'

/**
 * A database is some 600 files, and making them on a disk took a quarter of the tests' time, so they lie in memory
 * where there is room.
 */
export async function prepareMemoryTablespace(client: pg.Client, port: string): Promise<void> {
  await forgetMemoryTablespace(client, port)
  if (!hasRoom()) return
  run('mkdir', directoryOf(port))
  await client.query(`create tablespace ${name} location '${directoryOf(port)}'`)
}

/** What `create database` has to say so that it lies in memory. */
export async function inMemoryIfPrepared(client: pg.Client): Promise<string> {
  const { rowCount } = await client.query('select 1 from pg_tablespace where spcname = $1', [name])
  return rowCount === 1 ? `tablespace ${name}` : ''
}

/** After the last database in it is gone; also what a run left that was killed. */
export async function forgetMemoryTablespace(client: pg.Client, port: string): Promise<void> {
  await client.query(`drop tablespace if exists ${name}`)
  if (existsSync(directoryOf(port))) run('rm', '-r', directoryOf(port))
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= enoughBytes
}

function directoryOf(port: string): string {
  return `${memory}/postrider-tests-${port}`
}

function run(...command: [string, ...string[]]): void {
  const [program, ...rest] = asPostgresUser(command)
  execFileSync(program, rest, { cwd: '/', stdio: 'pipe' })
}
