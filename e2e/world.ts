import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright-core'
import { type LocalDns, startLocalDns } from '../server/src/features/sender-domains/testing/local-dns.ts'
import { startChromium } from '../server/test/browser.ts'
import { type CompanyProvider, settingsFor, startCompanyProvider } from '../server/test/company-provider.ts'
import { startPrivateServices } from '../tools/services/private-services.ts'
import { privateServices, serverEnvironment } from '../tools/services/settings.ts'
import type { MailRoute } from './mail-route.ts'
import { openPostOffice } from './post-office.ts'
import { command, startProcess } from './processes.ts'
import { type People, seed } from './seed.ts'

export interface World {
  browser: Browser
  /** Where the application answers. */
  origin: string
  /** Where the console of the operators does. */
  consoleOrigin: string
  people: People
  /** What the processes ask about domains. */
  dns: LocalDns
  /** What the company of the people signs them in by. */
  provider: CompanyProvider
  /** On the database of the world, as whoever owns it. */
  query(text: string, values: unknown[]): Promise<void>
  /** The link of the last mail to this address, once it has come; by a word of its path where it has several. */
  linkFor(email: string, word?: string): Promise<string>
  /** The last mail to this address as it came, once it has. */
  mailTo(email: string): Promise<string>
  /** What an operator types; its answer as JSON. */
  command<T>(...words: string[]): T
  /** The API answers only while this lasts; `call` is what a program of a customer does, at the origin given beside it. */
  withApi(work: (call: ApiCall, origin: string) => Promise<void>): Promise<void>
  /** Mail leaves only while this lasts, by the post office or another relay. */
  withSender(work: () => Promise<void>, relay?: MailRoute['environment']): Promise<void>
  /** Events are carried to webhooks only while this lasts. */
  withWebhooks(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

/** A request with a key; its answer as JSON. */
export type ApiCall = (key: string, method: string, path: string, body?: object) => Promise<unknown>

const database = 'postrider_e2e'

/** A database of its own with demo data and users, the process web, and a browser. */
export async function startWorld(): Promise<World> {
  await startPrivateServices(privateServices())
  const postOffice = await openPostOffice()
  const dns = await startLocalDns()
  const plain = await freshEnvironment({ relayPort: postOffice.port, dnsServers: dns.address })
  const provider = await startCompanyProvider(`${plain.APP_URL}/company-sign-in`)
  const environment = { ...plain, ...settingsFor(provider), OIDC_NAME: 'Lindhof' }
  command(environment, 'migrate')
  command(environment, 'demo')
  const people = await seed(environment)
  const logs = mkdtempSync(join(tmpdir(), 'postrider-e2e-'))
  const stops = await Promise.all(
    ['dispatcher', 'web', 'console', 'pages', 'worker'].map((name) => startProcess(environment, logs, name)),
  )
  const browser = await startChromium()
  return {
    browser,
    origin: plain.APP_URL as string,
    consoleOrigin: plain.CONSOLE_URL as string,
    people,
    dns,
    provider,
    query: (text, values) => onDatabase(database, async (client) => void (await client.query(text, values))),
    linkFor: postOffice.linkFor,
    mailTo: postOffice.mailTo,
    command: (...words) => JSON.parse(command(environment, ...words, '--json')),
    withApi: async (work) => {
      const port = await freePort()
      const stopApi = await startProcess({ ...environment, API_PORT: `${port}` }, logs, 'api')
      const call: ApiCall = async (key, method, path, body) => {
        const headers = { authorization: `Basic ${btoa(`me:${key}`)}`, 'content-type': 'application/json' }
        const url = `http://127.0.0.1:${port}/api/v1${path}`
        const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
        return answer.json()
      }
      await work(call, `http://127.0.0.1:${port}`).finally(stopApi)
    },
    withSender: async (work, relay) => {
      const stopSender = await startProcess({ ...environment, ...relay }, logs, 'sender')
      await work().finally(stopSender)
    },
    withWebhooks: async (work) => {
      const stopWebhooks = await startProcess(environment, logs, 'webhooks')
      await work().finally(stopWebhooks)
    },
    stop: async () => {
      await browser.close()
      await Promise.all(stops.map((stop) => stop()))
      await postOffice.close()
      await dns.stop()
      await provider.stop()
      rmSync(logs, { recursive: true, force: true })
      await onDatabase('postgres', (client) => client.query(`drop database if exists ${database} with (force)`))
    },
  }
}

async function freshEnvironment({
  relayPort,
  dnsServers,
}: {
  relayPort: number
  dnsServers: string
}): Promise<NodeJS.ProcessEnv> {
  await onDatabase('postgres', async (client) => {
    await client.query(`drop database if exists ${database} with (force)`)
    await client.query(`create database ${database}`)
  })
  const [port, consolePort, pagesPort] = [await freePort(), await freePort(), await freePort()]
  const urls = Object.entries(serverEnvironment(privateServices()))
    .filter(([name]) => name.includes('DATABASE'))
    .map(([name, url]) => [name, url?.replace(/\/[^/]*$/, `/${database}?connect_timeout=60`)])
  return {
    ...serverEnvironment(privateServices()),
    ...Object.fromEntries(urls),
    REQUIRE_HTTPS: 'false',
    REQUIRE_SENDER_DOMAIN: 'false',
    DNS_SERVERS: dnsServers,
    ARCHIVE_HOST_TARGET: 'hosts.postrider.example',
    WEB_PORT: `${port}`,
    CONSOLE_PORT: `${consolePort}`,
    CONSOLE_URL: `http://localhost:${consolePort}`,
    PAGES_PORT: `${pagesPort}`,
    // Another name than the application has, so that its frames are of another origin in every sense.
    PUBLIC_URL: `http://127.0.0.1:${pagesPort}`,
    MEDIA_FOLDER: mkdtempSync(join(tmpdir(), 'postrider-e2e-media-')),
    LEDGER_HEADS_FOLDER: mkdtempSync(join(tmpdir(), 'postrider-e2e-heads-')),
    INSTALLATION_NAME: 'eu-1',
    RELAY_URL: `smtp://127.0.0.1:${relayPort}`,
    // A cookie for a secure origin is kept for this name, without a certificate.
    APP_URL: `http://localhost:${port}`,
  }
}

async function onDatabase<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = serverEnvironment(privateServices()).DATABASE_ADMIN_URL?.replace(/\/[^/]*$/, `/${name}`)
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
