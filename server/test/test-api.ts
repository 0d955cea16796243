import type { FastifyInstance } from 'fastify'
import type { Operator } from '../src/features/accounts/index.ts'
import type { App } from '../src/platform/app/app.ts'
import { createDoorbell } from '../src/platform/broker/doorbell.ts'
import { type Config, loadConfig } from '../src/platform/config/config.ts'
import { Database } from '../src/platform/db/database.ts'
import type { Route } from '../src/platform/http/route.ts'
import { createLimiter } from '../src/platform/limiter/limiter.ts'
import { createLog } from '../src/platform/log/log.ts'
import { createApi } from '../src/processes/api.ts'
import { createApp } from '../src/processes/create-app.ts'
import { createOperator } from '../src/processes/create-operator.ts'
import { knockAtDoors } from '../src/processes/knock-at-doors.ts'
import { checkAgainstOpenApi } from './openapi-check.ts'
import { serviceUrls } from './service-urls.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

export interface Answer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any
  text: string
}

export interface CallOptions {
  key?: string | null
  body?: unknown
  /** Sent as it is instead of `body`. */
  rawBody?: string | Uint8Array
  headers?: Record<string, string>
}

export interface TestApi {
  url: string
  app: App
  server: FastifyInstance
  operator: Operator
  database: TestDatabase
  clock: { now(): Date; set(time: string): void; advance(ms: number): void }
  logLines: string[]
  /** Every answer is compared with the OpenAPI document on the way. */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  stop(): Promise<void>
}

export interface TestApiOptions {
  config?: Record<string, string>
  minuteLimit?: number
  concurrentLimit?: number
  tenantFilters?: boolean
  /** Serve as superuser, so that row-level security is off and only the queries' own filters hold. */
  bypassRowSecurity?: boolean
  routes?: readonly Route[]
  /** Committed changes knock over NATS, as those of a serving process do. */
  knocks?: boolean
  /** Of another one, which goes on to own it. */
  database?: TestDatabase
  parts?: Partial<App>
}

/** The real API over HTTP, on a database of its own. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await createTestDatabase())
  const config = testConfig(database, options)
  const clock = settableClock()
  const logLines: string[] = []
  const log = createLog('debug', { write: (line) => void logLines.push(line) })
  const doorbell = options.parts?.doorbell ?? createDoorbell(config.NATS_URL, log)
  const db = new Database({
    url: config.DATABASE_URL,
    poolSize: 20,
    answerTimeoutMs: 60_000,
    ...(options.knocks && { knock: knockAtDoors({ doorbell }) }),
    preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
    tenantFilters: options.tenantFilters ?? true,
  })
  const limiter = createLimiter({
    redisUrl: config.REDIS_URL,
    patienceMs: config.REDIS_PATIENCE_MS,
    processName: 'test',
    log,
    minuteLimit: options.minuteLimit ?? 1_000_000,
    concurrentLimit: options.concurrentLimit ?? 1000,
  })
  const app = createApp(config, { clock, log, db, limiter, doorbell, ...options.parts })
  const server = await createApi(app, options.routes)
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  // Named, so that a test can tell its connections from those of the API.
  const operatorUrl = `${database.servingUrl}&application_name=operator`
  const operator = createOperator({ ...config, DATABASE_URL: operatorUrl }, { limiter, clock })
  return {
    url,
    app,
    server,
    operator,
    database,
    clock,
    logLines,
    call: (method, path, callOptions) => call(url, method, path, callOptions),
    stop: async () => {
      await server.close()
      await operator.close()
      await app.doorbell.close()
      await limiter.close()
      await db.close()
      if (!options.database) await database.drop()
    },
  }
}

function testConfig(database: TestDatabase, options: TestApiOptions): Config {
  return loadConfig({
    DATABASE_URL: options.bypassRowSecurity ? database.adminUrl : database.servingUrl,
    DATABASE_ADMIN_URL: database.adminUrl,
    ENGINE_DATABASE_URL: database.engineUrl,
    TRACKING_DATABASE_URL: database.trackingUrl,
    CONSOLE_DATABASE_URL: database.consoleUrl,
    LEDGER_HEADS_FOLDER: database.headsFolder,
    REDIS_URL: serviceUrls().redis,
    // On a busy machine limits are exact only while nobody loses patience.
    REDIS_PATIENCE_MS: '20000',
    NATS_URL: serviceUrls().nats,
    REQUIRE_HTTPS: 'false',
    BASE_URL: 'https://api.postrider.example',
    ...options.config,
  })
}

function settableClock() {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (time: string) => {
      offsetMs = Date.parse(`${time.replace(' ', 'T')}Z`) - Date.now()
    },
    advance: (ms: number) => {
      offsetMs += ms
    },
  }
}

async function call(
  url: string,
  method: string,
  path: string,
  { key, body, rawBody, headers = {} }: CallOptions = {},
): Promise<Answer> {
  const sent: Record<string, string> = { ...headers }
  if (key) sent.authorization ??= `Basic ${Buffer.from(`api:${key}`).toString('base64')}`
  if (body !== undefined) sent['content-type'] ??= 'application/json'
  const full = path.startsWith('/api/') || path.startsWith('//') ? path : `/api/v1${path}`
  const response = await fetch(`${url}${full}`, {
    method,
    headers: sent,
    redirect: 'manual',
    body: rawBody === undefined ? (body === undefined ? undefined : JSON.stringify(body)) : (rawBody as string),
  })
  const text = await response.text()
  const answer = { status: response.status, headers: response.headers, text, body: parse(text) }
  checkAgainstOpenApi(method, full, answer)
  return answer
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
