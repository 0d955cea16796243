import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../chaos/stage/free-port.ts'
import type { BenchDatabase } from './database.ts'

export interface RunningServer {
  port: number
  pid: number
  stop(): Promise<void>
}

const repository = resolve(import.meta.dirname, '..')

/** The API as it is shipped: its own process, its usual log level, its limits on. */
export async function startProduct({ servingUrl, redisUrl }: BenchDatabase): Promise<RunningServer> {
  const port = await freePort()
  const env = { DATABASE_URL: servingUrl, REDIS_URL: redisUrl, API_PORT: String(port) }
  return startShipped('api', { env, port, readyPath: '/ready' })
}

/** The process of the web application as it is shipped, but for its address. */
export async function startWeb({ servingUrl, redisUrl, natsUrl }: BenchDatabase): Promise<RunningServer> {
  const port = await freePort()
  const env = {
    ...{ DATABASE_URL: servingUrl, REDIS_URL: redisUrl, NATS_URL: natsUrl },
    ...{ WEB_PORT: String(port), APP_URL: `http://127.0.0.1:${port}` },
  }
  return startShipped('web', { env, port, readyPath: '/ready' })
}

/** The tracking process as it is shipped. */
export async function startTracking({ trackingUrl, natsUrl }: BenchDatabase): Promise<RunningServer> {
  const port = await freePort()
  const env = { TRACKING_DATABASE_URL: trackingUrl, NATS_URL: natsUrl, TRACKING_PORT: String(port) }
  return startShipped('tracking', { env, port, readyPath: '/health' })
}

async function startShipped(
  command: string,
  { env, port, readyPath }: { env: Record<string, string>; port: number; readyPath: string },
): Promise<RunningServer> {
  const nodeOptions = (process.env.BENCH_NODE_OPTIONS ?? '').split(' ').filter(Boolean)
  const child = spawn(process.execPath, [...nodeOptions, 'server/src/main.ts', command], {
    cwd: repository,
    env: { ...process.env, ...env, REQUIRE_HTTPS: 'false' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const server = running(child, port)
  try {
    await untilReady(`http://127.0.0.1:${port}${readyPath}`, child)
  } catch (error) {
    await server.stop()
    throw error
  }
  return server
}

export function startBare({ adminUrl }: BenchDatabase): Promise<RunningServer> {
  return startOwn('bare-server.ts', adminUrl)
}

/** A server of the benchmarks themselves, which tells when it listens. */
export async function startOwn(file: string, ...settings: string[]): Promise<RunningServer> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, file), [String(port), ...settings])
  await once(child, 'message')
  return running(child, port)
}

function running(child: ChildProcess, port: number): RunningServer {
  return {
    port,
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** A machine may be busy: only a process that never comes is given up. */
const startMs = 120_000

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + startMs
  while (performance.now() < giveUpAt && child.exitCode === null) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await sleep(50)
  }
  throw new Error('the process did not become ready')
}
