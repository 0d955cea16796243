import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '../../../tools/services/process-control.ts'
import { anAccount, anEmail, type TestAccount } from '../../test/factories.ts'
import { proving } from '../../test/proves.ts'
import { serviceUrls } from '../../test/service-urls.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { basic } from '../platform/http/testing/raw-request.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Only for its database and the account in it; requests go to a process of their own. */
let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const started: ChildProcess[] = []
afterEach(() => {
  for (const process of started.splice(0)) process.kill('SIGKILL')
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

interface Running {
  url: string
  metricsUrl: string
  output: () => string
  stop(signal: NodeJS.Signals): Promise<number | null>
}

async function startProcess(environment: Record<string, string> = {}): Promise<Running> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [main, 'api'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: api.database.servingUrl,
      REDIS_URL: serviceUrls().redis,
      REQUIRE_HTTPS: 'false',
      API_PORT: String(port),
      METRICS_PORT: String(metricsPort),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  const exited = once(child, 'exit')
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('API is listening')) resolve()
      })
    void exited.then(() => resolve())
  })
  return {
    url: `http://127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}`,
    output: () => output,
    async stop(signal) {
      child.kill(signal)
      return (await exited)[0]
    },
  }
}

const headers = () => ({ authorization: basic(account.key), 'content-type': 'application/json' })

/** Holds up every write to subscribers until it is let go. */
async function holdWrites(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: api.database.adminUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table subscribers in access exclusive mode')
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

async function untilSomebodyWaits(): Promise<void> {
  const isWaiting = async () => (await api.database.query('select 1 from pg_locks where not granted')).length > 0
  await waitUntil('somebody who waits for a lock', isWaiting)
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'on %s a running request is finished, no new one begins, exit code 0',
  async (signal) => {
    const running = await startProcess()
    expect((await fetch(`${running.url}/api/v1/whoami`, { headers: headers() })).status).toBe(200)
    const letGo = await holdWrites()
    const body = JSON.stringify({ email: anEmail() })
    const slow = fetch(`${running.url}/api/v1/subscribers`, { method: 'POST', headers: headers(), body })
    await untilSomebodyWaits()
    const exit = running.stop(signal)
    await waitUntil('the refusal of new connections', () =>
      fetch(`${running.url}/health`, { headers: { connection: 'close' } }).then(
        () => false,
        () => true,
      ),
    )
    await letGo()
    const answer = await slow
    expect(answer.status).toBe(201)
    expect(((await answer.json()) as { data: { objectType: string } }).data.objectType).toBe('Subscriber')
    expect(await exit).toBe(0)
    expect(running.output()).toContain('shutting down')
  },
)

test('the process logs neither keys nor addresses', proving('E-021.2'), async () => {
  const running = await startProcess({ LOG_LEVEL: 'debug' })
  const email = anEmail('logged')
  await fetch(`${running.url}/api/v1/subscribers`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ email }),
  })
  await fetch(`${running.url}/api/v1/subscribers?filter[email]=${email}`, { headers: headers() })
  expect(await running.stop('SIGTERM')).toBe(0)
  expect(running.output()).toContain('"route":"/subscribers"')
  expect(running.output()).not.toContain(account.key.slice(9))
  expect(running.output()).not.toContain(basic(account.key).slice(6))
  expect(running.output()).not.toContain('logged.')
  for (const line of running.output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('level')
})

test('health, readiness and metrics answer without a key', async () => {
  const running = await startProcess()
  await fetch(`${running.url}/api/v1/whoami`, { headers: headers() })
  const read = async (url: string) => {
    const answer = await fetch(url)
    return [answer.status, await answer.text()] as const
  }
  expect(await read(`${running.url}/health`)).toEqual([200, '{"status":"up"}'])
  expect(await read(`${running.url}/ready`)).toEqual([200, '{"status":"ready","limiter":"shared"}'])
  const [status, metrics] = await read(`${running.metricsUrl}/metrics`)
  expect(status).toBe(200)
  expect(metrics).toMatch(/postrider_http_request_seconds_count\{method="GET",route="\/whoami",status="200"\} 1/)
  expect(metrics).toContain('postrider_limiter_local 0')
  expect(metrics).not.toContain(account.prefix)
})

test('without a secret of its own a process that serves HTTPS does not start', async () => {
  const running = await startProcess({ REQUIRE_HTTPS: 'true' })
  expect(running.output()).toContain('POSTRIDER_SECRET')
  expect(running.output()).not.toContain('API is listening')
})

test('a process that would serve past row-level security does not start', async () => {
  const running = await startProcess({ DATABASE_URL: api.database.adminUrl })
  expect(running.output()).not.toContain('API is listening')
  expect(running.output()).not.toBe('')
})
