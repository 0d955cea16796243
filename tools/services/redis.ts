import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { redisBinary } from './binaries.ts'
import { ask, exists, livingPid, refuseTakenPort, sendSignal, statusOf, waitUntil } from './process-control.ts'
import type { ServiceSettings } from './settings.ts'

/** Returns when Redis answers on the port. Harmless when it already runs. */
export async function startRedis(settings: ServiceSettings): Promise<void> {
  const { port, dir } = settings
  if (redisStatus(settings).state === 'stopped') {
    await refuseTakenPort('Redis', port, 'SERVICES_REDIS_PORT')
    mkdirSync(dir, { recursive: true })
    const network = ['--port', String(port), '--bind', '127.0.0.1']
    const files = ['--dir', dir, '--pidfile', pidFileIn(dir), '--logfile', join(dir, 'redis.log')]
    // Only counters and leases live in Redis; the product must survive their loss, so nothing is written to disk.
    const memoryOnly = ['--save', '', '--appendonly', 'no']
    execFileSync(redisBinary(), [...network, ...files, ...memoryOnly, '--daemonize', 'yes'], { stdio: 'ignore' })
  }
  await waitUntil(`Redis answering on port ${port}`, async () => (await ask(port, 'PING\r\n')) === '+PONG\r\n')
}

export async function stopRedis({ dir }: Pick<ServiceSettings, 'dir'>): Promise<void> {
  await killRedis({ dir, signal: 'SIGTERM' })
}

export function redisStatus({ dir }: Pick<ServiceSettings, 'dir'>) {
  return statusOf(livingPid(pidFileIn(dir), 'redis-server'))
}

export async function killRedis({ dir, signal }: { dir: string; signal: NodeJS.Signals }): Promise<void> {
  const running = redisStatus({ dir })
  if (running.state === 'stopped') return
  sendSignal(running.pid, signal)
  if (signal === 'SIGSTOP' || signal === 'SIGCONT') return
  await waitUntil(`end of Redis in ${dir} after ${signal}`, () => !exists(running.pid))
}

function pidFileIn(dir: string): string {
  return join(dir, 'redis.pid')
}
