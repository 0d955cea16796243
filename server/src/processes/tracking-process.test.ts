import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../test/command-line.ts'
import { serviceUrls } from '../../test/service-urls.ts'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { aTrackedRun, type TrackedRun } from '../../test/tracked-run.ts'
import { createTrackingTokens } from '../features/tracking/index.ts'

// Every command is a process of its own, which takes its time on a busy machine.
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const secret = 'a secret of the tests that is long enough'
let database: TestDatabase
let run: TrackedRun
const started: ChildProcess[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  run = await aTrackedRun(database.query, ['https://shop.example/'])
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => database.drop())

async function startTrackingProcess(settings: Record<string, string> = {}) {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  await once(probe, 'close')
  const env = {
    PATH: process.env.PATH,
    TRACKING_DATABASE_URL: database.trackingUrl,
    NATS_URL: serviceUrls().nats,
    TRACKING_PORT: String(port),
    POSTRIDER_SECRET: secret,
    ...settings,
  }
  const child = spawn(process.execPath, [main, 'tracking'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  const exited = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('tracking is listening')) resolve()
      })
    void exited.then(() => resolve())
  })
  return { child, exited, url: `http://127.0.0.1:${port}`, output: () => output }
}

test('the process counts a click, says nothing about it in its log, and ends at once when asked to', async () => {
  const { child, exited, url, output } = await startTrackingProcess()
  const token = createTrackingTokens(secret).seal({ ...run, messageId: 0 })
  const answer = await fetch(`${url}/c/${token}/1`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://shop.example/'])
  child.kill('SIGTERM')
  expect((await exited)[0]).toBe(0)
  expect(await database.query('select link from tracking_events where run_id = $1', [run.runId])).toEqual([{ link: 1 }])
  expect(output()).toContain('shutting down')
  expect(output()).not.toContain(token)
})

test('without a secret of its own it does not start', async () => {
  const { output } = await startTrackingProcess({ POSTRIDER_SECRET: 'development-only-secret-change-it-in-production' })
  expect(output()).toContain('POSTRIDER_SECRET')
  expect(output()).not.toContain('tracking is listening')
})

test('the operator sets a mode and judges anew', async () => {
  const mode = await runPostrider(database, ['account', 'tracking', `${run.accountId}`, 'individual'])
  expect([mode.status, mode.stdout]).toEqual([0, `account ${run.accountId}: tracking is individual\n`])
  expect(await database.query('select tracking from accounts where id = $1', [run.accountId])).toEqual([
    { tracking: 'individual' },
  ])
  expect((await runPostrider(database, ['account', 'tracking', `${run.accountId}`, 'everything'])).status).toBe(2)

  const rejudge = (since: string) =>
    runPostrider(database, ['tracking', 'rejudge', '--since', since], { ENGINE_DATABASE_URL: database.engineUrl })
  expect((await rejudge('2026-01-01')).stdout).toBe('0 opens and clicks are seen differently now\n')
  expect((await rejudge('yesterday')).status).toBe(2)
})
