import { setTimeout as sleep } from 'node:timers/promises'
import { inAccount } from '../../server/src/features/account-setup/index.ts'
import { createApiKey } from '../../server/src/features/api-keys/index.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { type Audience, addressOf, createAudience, createPublisher, planNewsletter } from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { natsUrl, startEngineProcess } from '../engine-processes.ts'
import type { BenchOptions } from '../main.ts'
import { startProduct } from '../servers.ts'
import { createOrderMailing, prepareBurst } from '../single-mails.ts'
import { quantile } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { startRecordingRelay } from './recording-relay-process.ts'

const perSecond = 50
// So many that no key comes near its limits, ten a second and ten at once, even when answers are slow.
const keyCount = 40
const warmUpTriggers = 100

interface Trigger {
  url: string
  body(receiver: string): string
  keys: string[]
}

/**
 * How long single mails take from the API's answer to the relay while a newsletter leaves at full speed, and then with another
 * account's burst of single mails beside it.
 */
export async function benchTrigger(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  const count = warmUpTriggers + (options.sample ? 250 : 3000)
  const burstSize = options.sample ? 6000 : 20_000
  try {
    const database = cleanup.later(await openBenchDatabase('bench_trigger', { keep: false }), (it) => it.close())
    const publisher = await createPublisher(database)
    const bulk = await createAudience(database, publisher, { name: 'bulk', size: options.recipients, signed: true })
    const shop = await createAudience(database, publisher, { name: 'shop', size: 2 * count, signed: true })
    const burst = await prepareBurst(database, publisher, burstSize)
    await database.pool.query('vacuum analyze')
    const relay = cleanup.later(await startRecordingRelay(shop), ({ stop }) => stop())
    // The API inherits the environment; the doorbell is the one part of it that the other benchmarks do not need.
    process.env.NATS_URL = natsUrl()
    const api = cleanup.later(await startProduct(database), ({ stop }) => stop())
    const setting = { relayPort: relay.port }
    for (const name of ['dispatcher', 'sender'] as const)
      cleanup.later(await startEngineProcess(name, database, setting), ({ stop }) => stop())
    const trigger = await prepareTrigger(database, shop, api.port)
    const stopBulk = cleanup.later(keepBulkFlowing(database, bulk), (stop) => stop())
    await waitUntil('the newsletter to flow', async () => (await countBulk(database, bulk)) > 0)
    const flowingSince = performance.now()
    const answered = await fireTriggers(trigger, shop, { first: 1, last: count })
    const bulkPerSecond = ((await countBulk(database, bulk)) * 1000) / (performance.now() - flowingSince)
    await relay.received([...answered.keys()])
    const newsletter = `a newsletter at ${bulkPerSecond.toFixed(0)}/s`
    report({ verdicts, answered, acceptedAt: relay.acceptedAt, neighbours: newsletter })
    await burst.begin()
    const besideBurst = await fireTriggers(trigger, shop, { first: count + 1, last: 2 * count })
    await burst.end()
    await relay.received([...besideBurst.keys()])
    await stopBulk()
    const all = `${newsletter} and ${burstSize} single mails of another account`
    report({ verdicts, answered: besideBurst, acceptedAt: relay.acceptedAt, neighbours: all })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

async function prepareTrigger(database: BenchDatabase, shop: Audience, port: number): Promise<Trigger> {
  const { operator } = database
  const triggerTypeId = await createOrderMailing(database, shop)
  const { accountId } = shop
  const keys: string[] = []
  await inAccount(operator, accountId, async (act) => {
    for (let i = 0; i < keyCount; i++)
      keys.push((await createApiKey(act, { name: `shop ${i}`, scopes: ['subscribers'] })).key)
  })
  const body = (email: string) =>
    JSON.stringify({ triggerTypeId, receiver: { email, placeholders: { number: '4711' } } })
  return { url: `http://127.0.0.1:${port}/api/v1/mailings/singleTrigger`, body, keys }
}

/** Plans the next newsletter before the one under way has ended; the result stops that. */
function keepBulkFlowing(database: BenchDatabase, bulk: Audience): () => Promise<void> {
  let stopped = false
  const flow = async () => {
    while (!stopped) {
      const { rows } = await database.pool.query(
        'select coalesce(sum(cnt), 0) as waiting from run_blocks where state = 0',
      )
      if (Number(rows[0].waiting) < bulk.size / 2) await planNewsletter(database, bulk)
      await sleep(500)
    }
  }
  const flowing = flow()
  return async () => {
    stopped = true
    await flowing
  }
}

/** Calls at an even pace whatever the answers do; the times of the answers by address. */
async function fireTriggers(
  { url, body, keys }: Trigger,
  shop: Audience,
  { first, last }: { first: number; last: number },
): Promise<Map<string, number>> {
  const answered = new Map<string, number>()
  const call = async (i: number) => {
    const address = addressOf(shop, i)
    const authorization = `Basic ${Buffer.from(`api:${keys[i % keys.length]}`).toString('base64')}`
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body: body(address) })
    const atMs = Date.now()
    const text = await response.text()
    if (!response.ok) throw new Error(`a trigger was answered ${response.status}: ${text}`)
    if (i >= first + warmUpTriggers) answered.set(address, atMs)
  }
  let failure: unknown
  const calls: Promise<void>[] = []
  const start = performance.now()
  for (let i = first; i <= last && !failure; i++) {
    await sleep(Math.max(0, start + ((i - first) * 1000) / perSecond - performance.now()))
    const failed = (error: unknown) => {
      failure ??= error
    }
    calls.push(call(i).catch(failed))
  }
  await Promise.all(calls)
  if (failure) throw failure
  return answered
}

async function countBulk({ pool }: BenchDatabase, { accountId }: Audience): Promise<number> {
  const { rows } = await pool.query('select count(*) as n from messages where account_id = $1 and state = 3', [
    accountId,
  ])
  return Number(rows[0].n)
}

interface Findings {
  verdicts: Verdicts
  answered: ReadonlyMap<string, number>
  acceptedAt: ReadonlyMap<string, number>
  neighbours: string
}

function report({ verdicts, answered, acceptedAt, neighbours }: Findings): void {
  // The relay may have a mail before its caller has read the answer.
  const delays = Array.from(answered, ([address, atMs]) => Math.max(0, (acceptedAt.get(address) as number) - atMs))
  const sorted = delays.toSorted((a, b) => a - b)
  console.log(`\n${sorted.length} single mails at ${perSecond}/s beside ${neighbours}`)
  verdicts.figure('answer of the API to acceptance by the relay, p50', quantile(sorted, 0.5), 'ms', { atMost: 150 })
  verdicts.figure('the same, p99', quantile(sorted, 0.99), 'ms', { atMost: 1000 })
  verdicts.figure('the same, slowest', sorted.at(-1) as number, 'ms', {})
}
