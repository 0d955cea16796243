import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runPostrider, spawnPostrider } from '../../test/command-line.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { processTerminal } from '../platform/command-line/terminal.ts'
import { createProgram } from './commands.ts'
import { createCommandLine } from './create-command-line.ts'

// All other tests of commands run them in the test's process; these show that a shell gets the same.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const topics = createProgram(createCommandLine(processTerminal())).commands.map((command) => command.name())

test('every command explains itself', async () => {
  expect(topics.length).toBeGreaterThan(15)
  for (const topic of topics) {
    const { status, stdout, stderr } = await runPostrider(api.database, [topic, '--help'])
    expect([topic, status, stderr]).toEqual([topic, 0, ''])
    expect(stdout).toContain(`postrider ${topic}`)
  }
  const inAShell = await spawnPostrider(api.database, ['--help'])
  expect(inAShell).toEqual(await runPostrider(api.database, ['--help']))
})

test('what is done, what is not possible and what was asked for wrongly end with 0, 1 and 2', async () => {
  const created = await spawnPostrider(api.database, ['customer', 'create', 'Reederei', '--json'])
  expect(created).toMatchObject({ status: 0, stderr: '' })
  expect(JSON.parse(created.stdout)).toMatchObject({ id: expect.any(Number) })
  const missing = await spawnPostrider(api.database, ['account', 'tracking', '999', 'none'])
  expect(missing).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('999') })
  const wrong = await spawnPostrider(api.database, ['customer', 'sink'])
  expect(wrong).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('sink') })
})

test('a process whose port is taken says so and ends', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const port = String((taken.address() as { port: number }).port)
  const settings = {
    REQUIRE_HTTPS: 'false',
    ENGINE_DATABASE_URL: api.database.engineUrl,
    TRACKING_DATABASE_URL: api.database.trackingUrl,
  }
  for (const name of ['api', 'pages', 'tracking', 'inbound']) {
    const variable = `${name.toUpperCase()}_PORT`
    const outcome = await spawnPostrider(api.database, [name], { ...settings, [variable]: port })
    const remedy = `Port ${port} of 127.0.0.1 is taken. End the program that listens there, or set ${variable}.`
    expect([name, outcome.status, outcome.stderr]).toEqual([name, 1, expect.stringContaining(remedy)])
  }
  taken.close()
})
