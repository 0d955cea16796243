import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { serviceUrls } from '../service-urls.ts'
import type { TestDatabase } from '../test-database.ts'

const main = join(import.meta.dirname, '../../src/main.ts')

/** A worker in a process of its own, which can be killed as anything can. */
export async function startWorkerProcess(database: TestDatabase, name = 'worker') {
  const child = spawn(process.execPath, [main, 'worker'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.servingUrl,
      ENGINE_DATABASE_URL: database.engineUrl,
      REDIS_URL: serviceUrls().redis,
      NATS_URL: serviceUrls().nats,
      REQUIRE_HTTPS: 'false',
      // The database shows its connections under this name.
      PGAPPNAME: name,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
  return {
    name,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Neither works nor dies until it goes on. */
    freeze: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk)
    if (text.includes('worker is ready')) break
  }
  if (!text.includes('worker is ready')) throw new Error(`the worker did not start: ${text}`)
  child.stdout?.resume()
}
