import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/process-control.ts'
import { freePort } from './free-port.ts'

const repository = resolve(import.meta.dirname, '../..')

/** One real API process. */
export interface ApiProcess {
  pid: number
  port: number
  /** One metric without labels, as Prometheus would read it. */
  metric(name: string): Promise<number>
  log(): string
  hasEnded(): boolean
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startApiProcess(dir: string, environment: Record<string, string>): Promise<ApiProcess> {
  const port = await freePort()
  const metricsPort = await freePort()
  const logFile = join(dir, `api-${port}.log`)
  const output = openSync(logFile, 'a')
  const child = spawn(process.execPath, ['server/src/main.ts', 'api'], {
    cwd: repository,
    env: { ...environment, API_PORT: String(port), METRICS_PORT: String(metricsPort) },
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const log = () => readFileSync(logFile, 'utf8')
  try {
    await waitUntil('answer of an API process', () => answers(`http://127.0.0.1:${port}/ready`, child))
  } catch (error) {
    await end(child, 'SIGKILL')
    throw new Error(`${(error as Error).message}\n${log()}`, { cause: error })
  }
  return {
    pid: child.pid as number,
    port,
    metric: (name) => readMetric(metricsPort, name),
    log,
    hasEnded: () => hasEnded(child),
    kill: () => end(child, 'SIGKILL'),
    stop: () =>
      Promise.race([end(child, 'SIGTERM'), sleep(5000, undefined, { ref: false }).then(() => end(child, 'SIGKILL'))]),
  }
}

export async function migrateDatabase(environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['server/src/main.ts', 'migrate'], {
    cwd: repository,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the migrations ended with status ${code}`)
}

async function answers(url: string, child: ChildProcess): Promise<boolean> {
  if (hasEnded(child)) throw new Error('the API process ended by itself')
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function readMetric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `))
  if (line === undefined) throw new Error(`there is no metric ${name}`)
  return Number(line.slice(name.length + 1))
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
