import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { startChromium } from '../server/test/browser.ts'
import { startPrivateServices } from '../tools/services/private-services.ts'
import { privateServices, serverEnvironment } from '../tools/services/settings.ts'
import { command, startProcess } from './processes.ts'
import { type People, seed } from './seed.ts'

export interface World {
  browser: Browser
  /** Where the application answers. */
  origin: string
  people: People
  stop(): Promise<void>
}

const database = 'postrider_e2e'

/** A database of its own with demo data and users, the process web, and a browser. */
export async function startWorld(): Promise<World> {
  await startPrivateServices(privateServices())
  const environment = await freshEnvironment()
  command(environment, 'migrate')
  command(environment, 'demo')
  const people = seed(environment)
  const logs = mkdtempSync(join(tmpdir(), 'postrider-e2e-'))
  const stopWeb = await startProcess(environment, logs, 'web')
  const browser = await startChromium()
  return {
    browser,
    origin: environment.APP_URL as string,
    people,
    stop: async () => {
      await browser.close()
      await stopWeb()
      rmSync(logs, { recursive: true, force: true })
      await onAdminDatabase((client) => client.query(`drop database if exists ${database} with (force)`))
    },
  }
}

async function freshEnvironment(): Promise<NodeJS.ProcessEnv> {
  await onAdminDatabase(async (client) => {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
  })
  const port = await freePort()
  const urls = Object.entries(serverEnvironment(privateServices()))
    .filter(([name]) => name.includes('DATABASE'))
    .map(([name, url]) => [name, url?.replace(/\/[^/]*$/, `/${database}`)])
  return {
    ...serverEnvironment(privateServices()),
    ...Object.fromEntries(urls),
    REQUIRE_HTTPS: 'false',
    REQUIRE_SENDER_DOMAIN: 'false',
    WEB_PORT: `${port}`,
    // A cookie for a secure origin is kept for this name, without a certificate.
    APP_URL: `http://localhost:${port}`,
  }
}

async function onAdminDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = serverEnvironment(privateServices()).DATABASE_ADMIN_URL?.replace(/\/[^/]*$/, '/postgres')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.on('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
