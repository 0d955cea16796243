import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { createMailing, importContent, planMailing } from '../../server/src/features/mailings/index.ts'
import { systemClock, timestamp } from '../../server/src/platform/clock/clock.ts'
import { Database } from '../../server/src/platform/db/database.ts'
import { OperatorDatabase } from '../../server/src/platform/db/operator-database.ts'
import { type PrivatePostfix, startPostfix } from '../../tools/services/postfix.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { startProxy, type ToxicProxy } from '../oracle/proxy.ts'
import { type Oracle, startOracle } from '../oracle/start-oracle.ts'
import { freePort } from '../stage/free-port.ts'
import { type ProvisionedAccount, provisionAccounts } from '../stage/provision.ts'
import type { Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import type { DeliveryRun } from './check-delivery.ts'
import { writeExpectedSet } from './expected-set.ts'
import { loadRecipients, tokenMark } from './load-recipients.ts'
import { recipients } from './recipients.ts'
import { installStateChangeLog } from './state-change-log.ts'

export interface DeliverySettings {
  seed: number
  recipients: number
  /** `record` = Postfix, whose log settles doubts; `opaque` = the oracle itself, which nobody can ask. */
  relay: 'record' | 'opaque'
  senders: number
  /** Puts a proxy in front of the relay whose connections can be poisoned. */
  proxied?: boolean
  environment?: Record<string, string>
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
  const postfix = settings.relay === 'record' ? await startRelay(dir, oracle.port) : undefined
  const proxy = settings.proxied ? await startProxy(postfix?.port ?? oracle.port) : undefined
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
  const account = await prepareAccount(stage, settings)
  const mailingId = await planNewsletter(stage, db, account, settings)
  const dispatcher = new Supervised('dispatcher', { dir, environment })
  const runId = await startedRun(client, mailingId)
  const names = Array.from({ length: settings.senders }, (_, i) => `sender-${i + 1}`)
  const senders = names.map((name) => new Supervised('sender', { dir, environment, name }))
  return {
    oracle,
    postfix,
    proxy,
    environment,
    senders,
    dispatcher,
    account,
    client,
    db,
    relayIsEmpty: () => (postfix ? untilEmpty(postfix.queueDirectory) : Promise.resolve()),
    run: { expectedFile: expectedFile(dir), oracleLogs: [oracle.logFile], accountId: account.accountId, runId },
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
  const waiting = () =>
    queues.flatMap((queue) =>
      readdirSync(join(queueDirectory, queue), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ),
    ).length
  await waitUntil('an empty queue of the relay', () => waiting() === 0, 300).catch(() => {})
}

async function startRelay(dir: string, oraclePort: number): Promise<PrivatePostfix> {
  const settings = { dir: join(dir, 'postfix'), port: await freePort() }
  return startPostfix({ ...settings, relayTo: { host: '127.0.0.1', port: oraclePort } })
}

async function prepareAccount({ adminUrl, dir }: Stage, { seed, recipients: count }: DeliverySettings) {
  const [account] = await provisionAccounts(adminUrl, { accounts: 1, keysEach: 3 })
  if (!account) throw new Error('there is no account')
  await writeExpectedSet(expectedFile(dir), recipients({ seed, count }))
  return account
}

function expectedFile(dir: string): string {
  return join(dir, 'expected.jsonl')
}

async function planNewsletter(
  { adminUrl, servingUrl }: Stage,
  db: Database,
  { accountId, customerId }: ProvisionedAccount,
  { seed, recipients: count }: DeliverySettings,
): Promise<number> {
  const operatorDb = new OperatorDatabase(adminUrl)
  const operator = { operatorDb, clock: systemClock, announce: async () => {} }
  try {
    const people = recipients({ seed, count })
    const { tokenFieldId } = await loadRecipients(operator, { servingUrl, accountId, people })
    return await db.transaction({ accountId, customerId }, async (tx) => {
      const wishes = { senderName: 'Reisebüro Nord', senderEmail: 'news@nord.example', languageIso: 'de' }
      const id = await createMailing(operator, tx, { type: 'standard', name: 'Neuigkeiten', ...wishes })
      await importContent(operator, tx, id, newsletter(tokenFieldId))
      await planMailing(operator, tx, id, timestamp(systemClock.now()))
      return id
    })
  } finally {
    await operatorDb.close()
  }
}

/** About eight kilobytes, with the variables that the nasty names try to break out of. */
function newsletter(tokenFieldId: number) {
  const story = '<p>Neue Reisen für {{V:2:Sie}}, von Küste zu Küste und zurück.</p>\n'.repeat(90)
  return {
    subject: 'Neues für {{V:2:Sie}} {{V:3:}}',
    html: `<h1>Hallo {{V:2:Sie}} {{V:3:}}</h1>\n${story}<p>${tokenMark(tokenFieldId)}</p>`,
    plainText: `Hallo {{V:2:Sie}} {{V:3:}}\n\n${tokenMark(tokenFieldId)}\n`,
  }
}

async function startedRun(client: pg.Client, mailingId: number): Promise<number> {
  let id: number | undefined
  await waitUntil('the start of the run', async () => {
    const { rows } = await client.query<{ id: number }>(
      "select id::float8 as id from runs where mailing_id = $1 and occurrence <> 'standing'",
      [mailingId],
    )
    id = rows[0]?.id
    return id !== undefined
  })
  return id as number
}
