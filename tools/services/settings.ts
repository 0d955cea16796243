import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { asPostgresUser } from './unprivileged.ts'

export interface ServiceSettings {
  port: number
  /** The service's own directory: data, log and pid file live in it. */
  dir: string
}

export interface PrivateServices {
  postgres: ServiceSettings
  redis: ServiceSettings
  nats: ServiceSettings
}

const repository = resolve(import.meta.dirname, '../..')

export function privateServices(env: NodeJS.ProcessEnv = process.env): PrivateServices {
  const root = env.SERVICES_DIR ? resolve(env.SERVICES_DIR) : defaultDirectory()
  return {
    postgres: { port: portFrom(env, 'SERVICES_PG_PORT', 54329), dir: join(root, 'postgres') },
    redis: { port: portFrom(env, 'SERVICES_REDIS_PORT', 63799), dir: join(root, 'redis') },
    nats: { port: portFrom(env, 'SERVICES_NATS_PORT', 42299), dir: join(root, 'nats') },
  }
}

/** Where the server finds these services; what the environment already says wins. */
export function serverEnvironment(services: PrivateServices, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { postgres, redis, nats } = services
  return {
    DATABASE_URL: `postgres://postrider@127.0.0.1:${postgres.port}/postrider`,
    DATABASE_ADMIN_URL: `postgres://postrider_admin@127.0.0.1:${postgres.port}/postrider`,
    ENGINE_DATABASE_URL: `postgres://postrider_sender@127.0.0.1:${postgres.port}/postrider`,
    TRACKING_DATABASE_URL: `postgres://postrider_tracker@127.0.0.1:${postgres.port}/postrider`,
    CONSOLE_DATABASE_URL: `postgres://postrider_console@127.0.0.1:${postgres.port}/postrider`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}`,
    NATS_URL: `nats://127.0.0.1:${nats.port}`,
    MEDIA_FOLDER: join(dirname(postgres.dir), 'media'),
    LEDGER_HEADS_FOLDER: join(dirname(postgres.dir), 'heads'),
    ...env,
  }
}

function portFrom(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error(`${name}=${text} is not a port number`)
  return port
}

function defaultDirectory(): string {
  if (process.getuid?.() !== 0 || postgresCanEnter(repository)) return join(repository, '.services')
  const name = createHash('sha256').update(repository).digest('hex').slice(0, 12)
  return `/var/tmp/postrider-services-${name}`
}

/** PostgreSQL refuses to run as root, so its own user must be able to walk to the directory. */
export function postgresCanEnter(dir: string): boolean {
  let existing = dir
  while (!existsSync(existing)) existing = dirname(existing)
  const [command, ...args] = asPostgresUser(['test', '-x', existing])
  try {
    execFileSync(command, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
