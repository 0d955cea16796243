import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { takesQueries } from '../../../tools/services/takes-queries.ts'
import { asPostgresUser } from '../../../tools/services/unprivileged.ts'

export interface PrivatePgBouncer {
  port: number
  /** `api` becomes the name of this database for clients. */
  start(database: { url: string; serverConnections: number }): Promise<void>
  stop(): Promise<void>
}

const binary = '/usr/sbin/pgbouncer'

/** A PgBouncer in transaction mode for one test file, on a free port, known before it starts. */
export async function preparePgBouncer(): Promise<PrivatePgBouncer> {
  if (!existsSync(binary)) {
    throw new Error('PgBouncer is not installed. Install it with: apt-get install --no-install-recommends pgbouncer')
  }
  const port = await freePort()
  const dir = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  let server: ChildProcess | undefined
  return {
    port,
    async start({ url, serverConnections }) {
      await writeConfiguration(dir, port, new URL(url), serverConnections)
      const [command, ...rest] = asPostgresUser([binary, '--quiet', join(dir, 'pgbouncer.ini')])
      server = spawn(command, rest, { stdio: 'ignore' })
      await waitUntil(`PgBouncer answering on port ${port}`, () =>
        takesQueries(`postgres://${new URL(url).username}@127.0.0.1:${port}/api`),
      )
    },
    async stop() {
      if (server && server.exitCode === null) {
        const exited = once(server, 'exit')
        server.kill('SIGKILL')
        await exited
      }
      await rm(dir, { recursive: true })
    },
  }
}

async function writeConfiguration(dir: string, port: number, target: URL, serverConnections: number): Promise<void> {
  const lines = [
    '[databases]',
    `api = host=${target.hostname} port=${target.port} dbname=${target.pathname.slice(1)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'pool_mode = transaction',
    `default_pool_size = ${serverConnections}`,
    'max_client_conn = 200',
    'auth_type = trust',
    `auth_file = ${join(dir, 'users.txt')}`,
  ]
  await writeFile(join(dir, 'users.txt'), `"${target.username}" ""\n`)
  await writeFile(join(dir, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  // Not a secret, and the unprivileged user must read it.
  await chmod(dir, 0o755)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
