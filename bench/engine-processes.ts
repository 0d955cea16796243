import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { systemClock } from '../server/src/platform/clock/clock.ts'
import { loadConfig } from '../server/src/platform/config/config.ts'
import { createEngine, type Engine } from '../server/src/processes/create-engine.ts'
import { privateServices } from '../tools/services/settings.ts'
import type { BenchDatabase } from './database.ts'

export interface EngineProcess {
  pid: number
  stop(): Promise<void>
}

/**
 * Where mail goes. A sender may have more on its way at once where the relay's log can be read, as in the shipped
 * configuration; a sink has none, so that an empty file stands for it.
 */
export interface Relay {
  relayPort: number
  relayLog?: string
}

/** As many as a sender is shipped with; everybody who is compared has the same. */
export const connections = 32
const repository = resolve(import.meta.dirname, '..')
const patienceMs = 30_000
/** What the Dockerfile sets: a sender with less room for young objects takes 50 MB less and is as fast, a worker with less for old ones 80. */
const asInTheImage = '--max-semi-space-size=8 --max-old-space-size=1024'

/** A process as it is shipped, with its usual log level; it is ready when this returns. */
export async function startEngineProcess(
  name: 'sender' | 'dispatcher' | 'worker',
  database: BenchDatabase,
  relay: Relay,
  core?: number,
): Promise<EngineProcess> {
  const nodeOptions = (process.env.BENCH_NODE_OPTIONS ?? asInTheImage).split(' ').filter(Boolean)
  const confined = core === undefined ? [] : ['taskset', '--cpu-list', String(core)]
  const command = [...confined, process.execPath, ...nodeOptions, 'server/src/main.ts', name]
  const child = spawn(command[0] as string, command.slice(1), {
    cwd: repository,
    env: { ...process.env, ...engineSettings(database, relay) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilSaid(child, `${name} is ready`).catch((error) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    pid: child.pid as number,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** The same parts in this process, for what an operator does: start, pause and resume runs. */
export function openEngine(database: BenchDatabase): Engine {
  const config = loadConfig({ ...process.env, ...engineSettings(database, { relayPort: 25 }), LOG_LEVEL: 'warn' })
  return createEngine(config, { clock: systemClock })
}

/** Memory a living process has had in use at most. */
export function peakMegabytesOf(pid: number): number {
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

export function natsUrl(): string {
  return `nats://127.0.0.1:${privateServices().nats.port}`
}

function engineSettings(
  { servingUrl, engineUrl }: BenchDatabase,
  { relayPort, relayLog = emptyLog() }: Relay,
): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: servingUrl,
    ENGINE_DATABASE_URL: engineUrl,
    LEDGER_HEADS_FOLDER: join(tmpdir(), 'postrider-bench-heads'),
    NATS_URL: natsUrl(),
    RELAY_URL: `smtp://127.0.0.1:${relayPort}`,
    RELAY_LOG: relayLog,
    RELAY_CONNECTIONS: String(connections),
    // The accounts without a sender domain send unsigned.
    REQUIRE_SENDER_DOMAIN: 'false',
  }
}

function emptyLog(): string {
  const path = join(tmpdir(), 'postrider-bench-empty.log')
  writeFileSync(path, '')
  return path
}

/** Reads the log to its end, shows what went wrong in it and resolves at the line that says it is ready. */
function untilSaid(child: ChildProcess, message: string): Promise<void> {
  return new Promise((done, fail) => {
    const late = setTimeout(() => fail(new Error(`"${message}" was not said within ${patienceMs} ms`)), patienceMs)
    child.once('exit', (code) => fail(new Error(`the process ended with ${code} before "${message}"`)))
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      if (/"level":"(warn|error|fatal)"/.test(line)) console.error(line)
      if (!line.includes(message)) return
      clearTimeout(late)
      done()
    })
  })
}
