import { type Dirent, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { Database } from '../../server/src/platform/db/database.ts'
import { type PrivatePostfix, startPostfix } from '../../tools/services/postfix.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { startProxy, type ToxicProxy } from '../oracle/proxy.ts'
import { type Oracle, startOracle } from '../oracle/start-oracle.ts'
import { freePort } from '../stage/free-port.ts'
import type { JumpingClock } from '../stage/jumping-clock.ts'
import { type ProvisionedAccount, provisionAccounts } from '../stage/provision.ts'
import type { Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import type { DeliveryRun } from './check-delivery.ts'
import { gatherReadership, planNewsletter, type Readership, startedRun } from './readership.ts'
import { installStateChangeLog } from './state-change-log.ts'

export interface DeliverySettings {
  seed: number
  recipients: number
  /** `record` = Postfix, whose log settles doubts; `opaque` = the oracle itself, which nobody can ask. */
  relay: 'record' | 'opaque'
  senders: number
  /** Where the relay writes its log, if not beside its queue. */
  logFile?: string
  /** Puts a proxy in front of the relay whose connections can be poisoned. */
  proxied?: boolean
  environment?: Record<string, string>
  /** What the dispatcher, or the first sender, sees differently. */
  ofDispatcher?: Record<string, string>
  ofFirstSender?: Record<string, string>
  /** The dispatcher and the first sender live by it. */
  clock?: JumpingClock
}

/** A newsletter to many people, about to leave: everything that can be killed, and everything that knows the truth. */
export interface DeliveryStage {
  oracle: Oracle
  postfix: PrivatePostfix | undefined
  proxy: ToxicProxy | undefined
  environment: Record<string, string>
  senders: Supervised[]
  dispatcher: Supervised
  account: ProvisionedAccount
  readership: Readership
  run: DeliveryRun
  /** Resolves when the relay has passed on all it had, or has stopped doing so. */
  relayIsEmpty(): Promise<void>
  /** Reads everything, past row-level security. */
  client: pg.Client
  /** As the engine and the command line see it. */
  db: Database
  close(): Promise<void>
}

const quiescenceSeconds = 5

export async function prepareDelivery(stage: Stage, settings: DeliverySettings): Promise<DeliveryStage> {
  const { dir, adminUrl } = stage
  const oracle = await startOracle({ logFile: join(dir, 'oracle.jsonl'), seed: settings.seed })
  const relay = settings.relay === 'record' ? await startRelay(dir, oracle.port, settings.logFile) : undefined
  const postfix = relay?.postfix
  const proxy = settings.proxied ? await standBetween(relay, oracle) : undefined
  const environment: Record<string, string> = {
    ...stage.environment,
    RELAY_URL: `smtp://127.0.0.1:${proxy?.port ?? postfix?.port ?? oracle.port}`,
    ...(postfix && { RELAY_LOG: postfix.logFile }),
    REQUIRE_SENDER_DOMAIN: 'false',
    QUIESCENCE_SECONDS: String(quiescenceSeconds),
    RELAY_CONNECTIONS: '16',
    ...settings.environment,
  }
  const client = new pg.Client({ connectionString: adminUrl })
  client.on('error', () => {})
  await client.connect()
  await installStateChangeLog(client)
  const db = new Database({ url: environment.ENGINE_DATABASE_URL as string, poolSize: 4, preparedStatements: true })
  const readership = await prepareReadership(stage, settings)
  const { account, expectedFile } = readership
  const mailingId = await planNewsletter(db, readership)
  const jumping = { ...environment, ...settings.clock?.environment }
  const dispatcher = new Supervised('dispatcher', { dir, environment: { ...jumping, ...settings.ofDispatcher } })
  const runId = await startedRun(client, mailingId)
  const ofFirst = { ...jumping, ...settings.ofFirstSender }
  const names = Array.from({ length: settings.senders }, (_, i) => `sender-${i + 1}`)
  const senders = names.map(
    (name, i) => new Supervised('sender', { dir, environment: i === 0 ? ofFirst : environment, name }),
  )
  return {
    oracle,
    postfix,
    proxy,
    environment,
    senders,
    dispatcher,
    account,
    readership,
    client,
    db,
    relayIsEmpty: () => (postfix ? untilEmpty(postfix.queueDirectory) : Promise.resolve()),
    run: { expectedFile, oracleLogs: [oracle.logFile], accountId: account.accountId, runId },
    close: async () => {
      await Promise.all([...senders, dispatcher].map((process) => process.stop()))
      await proxy?.close()
      await postfix?.stop()
      await oracle.stop()
      await db.close()
      await client.end()
    },
  }
}

const queues = ['maildrop', 'incoming', 'active', 'deferred']

async function untilEmpty(queueDirectory: string): Promise<void> {
  const isEmpty = () => queues.every((queue) => mailsIn(join(queueDirectory, queue)) === 0)
  await waitUntil('an empty queue of the relay', isEmpty, 300).catch(() => {})
}

/** Postfix makes a file executable once the mail in it is whole; what a killed one had begun stays as it is for days. */
function mailsIn(queue: string): number {
  const files = readdirSync(queue, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const mode = ({ parentPath, name }: Dirent) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.mode ?? 0
  return files.filter((file) => (mode(file) & 0o100) !== 0).length
}

interface Relay {
  postfix: PrivatePostfix
  /** Where it hears from a proxy who the client is, by whose port it knows the session. */
  proxiedPort: number
}

async function startRelay(dir: string, oraclePort: number, logFile?: string): Promise<Relay> {
  const [port, proxiedPort] = [await freePort(), await freePort()]
  const services = `127.0.0.1:${proxiedPort} inet n - n - - smtpd\n  -o smtpd_upstream_proxy_protocol=haproxy\n`
  const relayTo = { host: '127.0.0.1', port: oraclePort }
  return {
    postfix: await startPostfix({ dir: join(dir, 'postfix'), port, relayTo, services, ...(logFile && { logFile }) }),
    proxiedPort,
  }
}

function standBetween(relay: Relay | undefined, oracle: Oracle): Promise<ToxicProxy> {
  return relay ? startProxy(relay.proxiedPort, { namesClient: true }) : startProxy(oracle.port)
}

async function prepareReadership(stage: Stage, { seed, recipients: count }: DeliverySettings): Promise<Readership> {
  const [account] = await provisionAccounts(stage, { accounts: 1, keysEach: 3 })
  if (!account) throw new Error('there is no account')
  return gatherReadership(stage, { account, seed, count, expectedFile: join(stage.dir, 'expected.jsonl') })
}
