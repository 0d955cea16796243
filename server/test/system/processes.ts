import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { waitUntil } from '../../../tools/services/process-control.ts'

const repository = resolve(import.meta.dirname, '../../..')
const patienceMs = 20_000

export type ProcessName = 'api' | 'pages' | 'tracking' | 'dispatcher' | 'sender' | 'inbound'
export type Environment = Record<string, string>

/** Starts processes of Postrider as an operator does, and returns when all of them are at work. */
export async function startProcesses(
  dir: string,
  environment: Environment,
  names: readonly ProcessName[],
): Promise<{ stop(): Promise<void> }> {
  const children = names.map((name) => {
    const output = openSync(logOf(dir, name), 'w')
    const child = spawn(process.execPath, ['server/src/main.ts', name], {
      cwd: repository,
      env: environment,
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    return child
  })
  const stop = async () => {
    await Promise.all(children.map(end))
  }
  try {
    await Promise.all(names.map((name, i) => isAtWork(dir, name, children[i] as ChildProcess)))
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}

function logOf(dir: string, name: string): string {
  return join(dir, `${name}.log`)
}

async function isAtWork(dir: string, name: ProcessName, child: ChildProcess): Promise<void> {
  const log = () => readFileSync(logOf(dir, name), 'utf8')
  await waitUntil(
    `start of ${name}`,
    () => {
      if (child.exitCode !== null) throw new Error(`${name} ended by itself:\n${log()}`)
      return / is (ready|listening)"/.test(log())
    },
    60,
  )
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  await gone
  clearTimeout(timer)
}
