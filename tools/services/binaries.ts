import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const oldestPostgres = 15

/** Directory of the newest PostgreSQL that Debian's packages have put on this machine. */
export function postgresBinaries(): string {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  const newestFirst = versions.filter((version) => version >= oldestPostgres).sort((a, b) => b - a)
  const found = newestFirst
    .map((version) => join(root, String(version), 'bin'))
    .find((dir) => existsSync(`${dir}/initdb`))
  return found ?? missing(`PostgreSQL ${oldestPostgres} or newer`, 'postgresql')
}

export function redisBinary(): string {
  return inPath('redis-server') ?? missing('redis-server', 'redis-server')
}

export function natsBinary(): string {
  return inPath('nats-server') ?? missing('nats-server', 'nats-server')
}

/** Without its window the same browser opens a page three times as fast. */
export function chromiumBinary(): string {
  return inPath('chromium-headless-shell') ?? inPath('chromium') ?? missing('chromium', 'chromium-headless-shell')
}

function inPath(program: string): string | undefined {
  const directories = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin']
  return directories.map((dir) => join(dir, program)).find((path) => existsSync(path))
}

function missing(what: string, debianPackage: string): never {
  throw new Error(
    `${what} is not installed. Install it with: apt-get install ${debianPackage}\n` +
      'All engines at once: apt-get install postgresql redis-server nats-server',
  )
}
