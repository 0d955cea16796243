import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { natsStatus, startNats, stopNats } from './nats.ts'
import { postgresStatus, startPostgres, stopPostgres } from './postgres.ts'
import { exists, type ServiceStatus, waitUntil } from './process-control.ts'
import { redisStatus, startRedis, stopRedis } from './redis.ts'
import type { PrivateServices, ServiceSettings } from './settings.ts'

interface Service {
  name: keyof PrivateServices
  start(settings: ServiceSettings): Promise<void>
  stop(settings: ServiceSettings): Promise<void>
  status(settings: ServiceSettings): ServiceStatus
}

const services: Service[] = [
  { name: 'postgres', start: startPostgres, stop: stopPostgres, status: postgresStatus },
  { name: 'redis', start: startRedis, stop: stopRedis, status: redisStatus },
  { name: 'nats', start: startNats, stop: stopNats, status: natsStatus },
]

/** Starts what is not running and returns the names of what it had to start. */
export function startPrivateServices(settings: PrivateServices): Promise<string[]> {
  return withLock(dirname(settings.postgres.dir), async () => {
    const started: string[] = []
    for (const { name, start, status } of services) {
      if (status(settings[name]).state === 'stopped') started.push(name)
      await start(settings[name])
    }
    return started
  })
}

export function stopPrivateServices(settings: PrivateServices): Promise<void> {
  return withLock(dirname(settings.postgres.dir), async () => {
    for (const { name, stop } of services.toReversed()) await stop(settings[name])
  })
}

export function describePrivateServices(settings: PrivateServices): string[] {
  return services.map(({ name, status }) => {
    const { port, dir } = settings[name]
    const found = status(settings[name])
    const condition = found.state === 'running' ? `running  pid ${found.pid}  127.0.0.1:${port}` : 'stopped'
    return `${name.padEnd(9)} ${condition}  ${dir}`
  })
}

/** Two commands in the same tree may start services at the same moment. */
async function withLock<T>(root: string, action: () => Promise<T>): Promise<T> {
  mkdirSync(root, { recursive: true, mode: 0o755 })
  const file = join(root, 'starting.pid')
  await waitUntil(`release of ${file}`, () => takeLock(file), 90)
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const holder = Number.parseInt(readFileSync(file, 'utf8'), 10)
  if (!Number.isNaN(holder) && !exists(holder)) rmSync(file, { force: true })
  return false
}
