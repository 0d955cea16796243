import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresBinaries } from './binaries.ts'
import { childrenOf, exists, livingPid, refuseTakenPort, sendSignal, statusOf, waitUntil } from './process-control.ts'
import { postgresCanEnter, type ServiceSettings } from './settings.ts'
import { asPostgresUser } from './unprivileged.ts'

export interface PostgresSettings extends ServiceSettings {
  /** Lines for postgresql.conf that replace the usual ones, such as `{ shared_buffers: "'64MB'" }`. */
  configuration?: Record<string, string>
}

const usualConfiguration = {
  listen_addresses: "'127.0.0.1'",
  unix_socket_directories: "''",
  timezone: "'UTC'",
  log_timezone: "'UTC'",
  max_connections: '300',
  shared_buffers: "'512MB'",
  // Benchmarks and fault tests are only worth something when a commit is really on the disk.
  fsync: 'on',
}

/** Returns when PostgreSQL answers on the port. Harmless when it already runs. */
export async function startPostgres(settings: PostgresSettings): Promise<void> {
  const { port, dir } = settings
  const running = postgresStatus(settings)
  if (running.state === 'stopped') {
    await refuseTakenPort('PostgreSQL', port, 'SERVICES_PG_PORT')
    createCluster(dir)
    configure(settings)
    run('pg_ctl', ['start', '-w', '-t', '60', '-s', '-D', dataIn(dir), '-l', join(dir, 'postgres.log')], dir)
  } else if (runningPort(dir) !== port) {
    throw new Error(
      `PostgreSQL in ${dir} runs on port ${runningPort(dir)}, not ${port}. Stop it before changing its port.`,
    )
  }
  await waitUntil(`PostgreSQL accepting connections on port ${port}`, () => answers(port))
  createDatabase(port)
}

export async function stopPostgres({ dir }: Pick<ServiceSettings, 'dir'>): Promise<void> {
  if (postgresStatus({ dir }).state === 'stopped') return
  run('pg_ctl', ['stop', '-w', '-t', '60', '-s', '-m', 'fast', '-D', dataIn(dir)], dir)
}

export function postgresStatus({ dir }: Pick<ServiceSettings, 'dir'>) {
  return statusOf(livingPid(join(dataIn(dir), 'postmaster.pid'), 'postgres'))
}

/** SIGKILL takes every process of the cluster at once, as a power cut would; others go to the postmaster alone. */
export async function killPostgres({ dir, signal }: { dir: string; signal: NodeJS.Signals }): Promise<void> {
  const running = postgresStatus({ dir })
  if (running.state === 'stopped') return
  const targets = signal === 'SIGKILL' ? [running.pid, ...childrenOf(running.pid)] : [running.pid]
  for (const pid of targets) sendSignal(pid, signal)
  if (signal === 'SIGSTOP' || signal === 'SIGCONT' || signal === 'SIGHUP') return
  await waitUntil(`end of PostgreSQL in ${dir} after ${signal}`, () => !targets.some(exists))
}

function createCluster(dir: string): void {
  if (existsSync(join(dataIn(dir), 'PG_VERSION'))) return
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  if (!postgresCanEnter(dir)) {
    throw new Error(
      `The user postgres cannot enter ${dir}. Set SERVICES_DIR to a directory it can reach (under /var/tmp).`,
    )
  }
  giveToPostgres(dir)
  const identity = ['-U', 'postrider_admin', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  run('initdb', ['-D', dataIn(dir), ...identity, '--no-instructions'], dir)
  appendFileSync(join(dataIn(dir), 'postgresql.conf'), "\ninclude = 'postrider.conf'\n")
}

function configure({ port, dir, configuration }: PostgresSettings): void {
  const lines = Object.entries({ ...usualConfiguration, port: String(port), ...configuration })
  const file = join(dataIn(dir), 'postrider.conf')
  writeFileSync(file, lines.map(([name, value]) => `${name} = ${value}\n`).join(''))
  giveToPostgres(file)
}

function createDatabase(port: number): void {
  const known = "SELECT 1 FROM pg_database WHERE datname = 'postrider'"
  if (run('psql', [...connectionTo(port), '-d', 'postgres', '-tAc', known]).trim() === '1') return
  run('createdb', [...connectionTo(port), 'postrider'])
}

function answers(port: number): boolean {
  try {
    run('pg_isready', ['-q', ...connectionTo(port), '-d', 'postgres'])
    return true
  } catch {
    return false
  }
}

function connectionTo(port: number): string[] {
  return ['-h', '127.0.0.1', '-p', String(port), '-U', 'postrider_admin']
}

function runningPort(dir: string): number {
  return Number(readFileSync(join(dataIn(dir), 'postmaster.pid'), 'utf8').split('\n')[3])
}

function run(program: string, args: string[], cwd = '/'): string {
  const [command, ...rest] = asPostgresUser([join(postgresBinaries(), program), ...args])
  // pg_ctl hands its standard streams to the server, so a pipe would stay open for as long as the server lives.
  const output = program === 'pg_ctl' ? 'ignore' : 'pipe'
  try {
    return execFileSync(command, rest, { cwd, encoding: 'utf8', stdio: ['ignore', output, output] }) ?? ''
  } catch (error) {
    const said = (error as { stderr?: string | null }).stderr ?? ''
    throw new Error(`${program} failed. ${said || `See ${join(cwd, 'postgres.log')}`}`.trim(), { cause: error })
  }
}

function giveToPostgres(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = postgresOwner()
  chownSync(path, uid, gid)
}

function postgresOwner(): { uid: number; gid: number } {
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => line.startsWith('postgres:'))
  const [, , uid, gid] = (entry ?? '').split(':')
  if (!uid || !gid) throw new Error('There is no user postgres. Install it with: apt-get install postgresql')
  return { uid: Number(uid), gid: Number(gid) }
}

function dataIn(dir: string): string {
  return join(dir, 'data')
}
