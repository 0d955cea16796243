import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { installShippedPostfix } from '../../../tools/services/shipped-postfix.ts'
import { freePort } from '../../src/features/relay/testing/plain-smtp.ts'
import { type LocalDns, startLocalDns } from '../../src/features/sender-domains/testing/local-dns.ts'
import { openPersonsPage, startChromium } from '../browser.ts'
import { runPostrider } from '../command-line.ts'
import { serviceUrls } from '../service-urls.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { type CustomerSite, startCustomerSite } from './customer-site.ts'
import { type MailWorld, startMailWorld, worldDomain } from './mail-world.ts'
import { type Environment, startProcesses } from './processes.ts'
import { connectTwoNetworks, type TwoNetworks } from './two-networks.ts'

const serviceDomain = 'bounces.postrider.example'
export const senderDomain = 'nord.example'
type DnsRecords = Parameters<LocalDns['publish']>[0]

/** Postrider as it is operated, a mailbox provider in another network, a customer's site and a person's browser. */
export interface WholeSystem {
  dir: string
  apiUrl: string
  networks: TwoNetworks
  dns: LocalDns
  world: MailWorld
  site: CustomerSite
  /** In a person's browser. */
  page: Page
  /** Publishes records beside those the system itself needs. */
  publish(records: DnsRecords): Promise<void>
  /** Runs a command that must succeed, and reads its JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: every command prints another shape
  command(...args: string[]): Promise<any>
}

/** What is started goes on the list of `closers` at once, so that it also ends when something after it fails. */
export async function startWholeSystem(people: string[], closers: (() => unknown)[]): Promise<WholeSystem> {
  const dir = mkdtempSync('/var/tmp/whole-system-')
  closers.push(() => rmSync(dir, { recursive: true, force: true }))
  // Postfix runs as another user.
  chmodSync(dir, 0o755)
  const networks = connectTwoNetworks(dir)
  closers.push(() => networks.close())
  const dns = await startLocalDns({ host: networks.ourAddress, port: 53 })
  closers.push(() => dns.stop())
  const publish = (records: DnsRecords) => dns.publish([...recordsOf(networks), ...records])
  await publish([])
  const world = await startMailWorld(dir, networks, people)
  closers.push(() => world.postfix.stop())
  const database = await createTestDatabase()
  closers.push(() => database.drop())
  const environment = await environmentOf(database, dir, dns)
  const relay = await installRelay(dir, networks, environment)
  await relay.start()
  closers.push(() => relay.stop())
  const processes = await startProcesses(dir, environment, ['api', 'pages', 'dispatcher', 'sender', 'inbound'])
  closers.push(() => processes.stop())
  const site = await startCustomerSite(environment.PUBLIC_URL)
  closers.push(() => site.close())
  const browser = await startChromium()
  closers.push(() => browser.close())
  const page = await openPersonsPage(browser)
  const apiUrl = `${environment.BASE_URL}/api/v1`
  return { dir, apiUrl, networks, dns, world, site, page, publish, command: commandsFor(database, environment) }
}

function recordsOf({ ourAddress, worldAddress }: TwoNetworks): DnsRecords {
  return [
    { type: 'A', name: serviceDomain, value: ourAddress },
    { type: 'TXT', name: serviceDomain, value: `v=spf1 ip4:${ourAddress} -all` },
    { type: 'MX', name: worldDomain, value: `10 mx.${worldDomain}` },
    { type: 'A', name: `mx.${worldDomain}`, value: worldAddress },
  ]
}

async function environmentOf(
  { servingUrl, adminUrl, engineUrl, headsFolder }: TestDatabase,
  dir: string,
  dns: LocalDns,
) {
  const [api, pages, relay, inbound] = [await freePort(), await freePort(), await freePort(), await freePort()]
  return {
    PATH: process.env.PATH ?? '',
    DATABASE_URL: servingUrl,
    DATABASE_ADMIN_URL: adminUrl,
    ENGINE_DATABASE_URL: engineUrl,
    LEDGER_HEADS_FOLDER: headsFolder,
    REDIS_URL: serviceUrls().redis,
    NATS_URL: serviceUrls().nats,
    POSTRIDER_SECRET: 'a-secret-for-the-whole-system-and-nothing-else',
    REQUIRE_HTTPS: 'false',
    API_PORT: `${api}`,
    BASE_URL: `http://127.0.0.1:${api}`,
    PAGES_PORT: `${pages}`,
    PUBLIC_URL: `http://127.0.0.1:${pages}`,
    RELAY_URL: `smtp://127.0.0.1:${relay}`,
    RELAY_LOG: join(dir, 'relay/mail.log'),
    INBOUND_PORT: `${inbound}`,
    BOUNCE_DOMAIN: serviceDomain,
    DNS_SERVERS: dns.address,
  } satisfies Environment
}

async function installRelay(parent: string, networks: TwoNetworks, { RELAY_URL, INBOUND_PORT }: Environment) {
  const dir = join(parent, 'relay')
  mkdirSync(dir)
  const port = Number(new URL(RELAY_URL as string).port)
  return installShippedPostfix({
    dir,
    port,
    transactionalPort: await freePort(),
    world: `${networks.ourAddress}:25`,
    inboundPort: Number(INBOUND_PORT),
    reportDomains: [serviceDomain, `b.${senderDomain}`],
    parameters: [`myhostname=${serviceDomain}`, 'inet_protocols=ipv4'],
    within: networks.here,
  })
}

function commandsFor(database: TestDatabase, environment: Environment): WholeSystem['command'] {
  return async (...args) => {
    const { status, stdout, stderr } = await runPostrider(database, [...args, '--json'], environment)
    if (status !== 0) throw new Error(`postrider ${args.join(' ')}: ${stderr}`)
    return JSON.parse(stdout)
  }
}
