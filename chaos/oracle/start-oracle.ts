import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { FaultRule } from './fault-rule.rules.ts'
import { type OracleLog, readOracleLogs } from './oracle-log.ts'

export interface OracleCounts {
  accepted: number
  faults: number
  connections: number
}

/** A running SMTP sink whose log says what was accepted, whatever became of the answer. */
export interface Oracle {
  port: number
  pid: number
  logFile: string
  /** Replaces all rules; in force when the promise resolves. */
  arm(rules: readonly FaultRule[]): Promise<void>
  counts(): Promise<OracleCounts>
  readLog(): Promise<OracleLog>
  stop(): Promise<void>
}

const program = fileURLToPath(new URL('./run-oracle.ts', import.meta.url))

export async function startOracle(options: { logFile: string; port?: number; seed?: number }): Promise<Oracle> {
  const { logFile, port = 0, seed = 1 } = options
  const args = [program, '--log', logFile, '--port', String(port), '--seed', String(seed)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const started = await Promise.race([once(child.stdout, 'data'), ended.then(() => undefined)])
  if (!started) throw new Error('the oracle ended by itself')
  const ports = JSON.parse(String(started[0])) as { port: number; controlPort: number }
  const control = (init?: RequestInit) => fetch(`http://127.0.0.1:${ports.controlPort}/`, init)
  return {
    port: ports.port,
    pid: child.pid as number,
    logFile,
    arm: async (rules) => void (await (await control({ method: 'PUT', body: JSON.stringify(rules) })).text()),
    counts: async () => (await (await control()).json()) as OracleCounts,
    readLog: () => readOracleLogs([logFile]),
    stop: async () => {
      child.stdin.end()
      await ended
    },
  }
}
