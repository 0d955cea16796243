import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type ServiceStatus = { state: 'running'; pid: number } | { state: 'stopped' }

/** The living process a pid file names. The program's name guards against a number that was given out again. */
export function livingPid(pidFile: string, program: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10)
    const stat = readStat(pid)
    return stat?.program === program && stat.state !== 'Z' ? pid : undefined
  } catch {
    return undefined
  }
}

export function statusOf(pid: number | undefined): ServiceStatus {
  return pid === undefined ? { state: 'stopped' } : { state: 'running', pid }
}

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => readStat(pid)?.parent === parent)
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** True also for a dead process nobody has collected yet: PostgreSQL would take its number for a running server. */
export function exists(pid: number): boolean {
  return readStat(pid) !== undefined
}

/** Looks 20 times in every second of patience: a busy machine, on which everything takes longer, gets longer too. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> {
  for (let looks = 20 * seconds; !(await condition()); looks -= 1) {
    if (looks === 0) throw new Error(`${what} did not happen within ${seconds} s`)
    await sleep(50)
  }
}

/** Sends text to a port, of this machine unless said otherwise, and returns the first answer, or undefined when nobody answers. */
export function ask(port: number, text = '', host = '127.0.0.1'): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 })
    const finish = (answer: string | undefined) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => (text === '' ? undefined : socket.write(text)))
    socket.once('data', (data) => finish(data.toString()))
    socket.once('error', () => finish(undefined))
    socket.once('timeout', () => finish(undefined))
    socket.once('close', () => finish(undefined))
  })
}

export async function refuseTakenPort(service: string, port: number, variable: string): Promise<void> {
  if (!(await accepts(port))) return
  throw new Error(
    `Port ${port} for ${service} is taken by another process. Stop that process, or set ${variable} to a free port.`,
  )
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1000 })
    const finish = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
    socket.once('timeout', () => finish(false))
  })
}

function readStat(pid: number): { program: string; state: string; parent: number } | undefined {
  try {
    const match = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return match ? { program: match[1] ?? '', state: match[2] ?? '', parent: Number(match[3]) } : undefined
  } catch {
    return undefined
  }
}
