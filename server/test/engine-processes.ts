import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { waitUntil } from '../../tools/services/process-control.ts'
import type { TestApi } from './test-api.ts'

const main = join(import.meta.dirname, '../src/main.ts')

interface Surroundings {
  api: TestApi
  relayPort: number
  connections: number
  nodeOptions?: readonly string[]
  /** Settings beside the usual ones. */
  environment?: Record<string, string>
}

/** Processes of the engine on a test's database, as an operator starts them. */
export class EngineProcesses {
  private readonly around: Surroundings
  private readonly started: ChildProcess[] = []

  constructor(around: Surroundings) {
    this.around = around
  }

  /** Returns when it is at work. */
  async start(name: 'sender' | 'dispatcher'): Promise<ChildProcess> {
    const { api, relayPort, connections, nodeOptions = [], environment = {} } = this.around
    const env = {
      PATH: process.env.PATH,
      ENGINE_DATABASE_URL: api.app.config.ENGINE_DATABASE_URL,
      LEDGER_HEADS_FOLDER: api.app.config.LEDGER_HEADS_FOLDER,
      NATS_URL: api.app.config.NATS_URL,
      RELAY_URL: `smtp://127.0.0.1:${relayPort}`,
      RELAY_CONNECTIONS: `${connections}`,
      REQUIRE_SENDER_DOMAIN: 'false',
      QUIESCENCE_SECONDS: '1',
      ...environment,
    }
    const child = spawn(process.execPath, [...nodeOptions, main, name], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.started.push(child)
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text
    })
    await waitUntil(`start of the ${name}`, () => output.includes('is ready'), 60)
    return child
  }

  async killAll(): Promise<void> {
    await Promise.all(this.started.splice(0).map(kill))
  }
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
