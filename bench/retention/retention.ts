import { setTimeout as sleep } from 'node:timers/promises'
import { keepMonths, prepareMonths } from '../../server/src/features/months/index.ts'
import { cancelRun, startDueRuns } from '../../server/src/features/runs/index.ts'
import { type Audience, createAudience, createPublisher, planNewsletter } from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { openEngine, startEngineProcess } from '../engine-processes.ts'
import type { BenchOptions } from '../main.ts'
import { startProduct } from '../servers.ts'
import { startSink } from '../sink/build-sink.ts'
import { quantile } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { type Answer, watchAnswers } from './watched-answers.ts'

const sizes = { whole: 50_000_000, sample: 1_000_000 }
const windowMs = { whole: 30_000, sample: 5000 }
const chunk = 1_000_000
const goalMs = 200
/** After so many months the one of today has been kept for long enough. */
const monthsLater = 14

/** What callers of the API notice when a month of messages goes, while a newsletter and single mails write new ones. */
export async function benchRetention(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  const size = options.sample ? 'sample' : 'whole'
  try {
    const database = cleanup.later(await openBenchDatabase('bench_retention', { keep: false }), (it) => it.close())
    const publisher = await createPublisher(database)
    const past = await createAudience(database, publisher, { name: 'past', size: 1000, signed: false })
    await fillMonth(database, past, sizes[size])
    const parts = partsOf(database, cleanup)
    // From here on every run begins in the later month.
    await prepareMonths(parts)
    const shop = await createAudience(database, publisher, { name: 'shop', size: options.recipients, signed: true })
    await database.pool.query('vacuum analyze subscribers')
    const answers = await underLoad(database, shop, cleanup)
    const watch = async <T>(work: () => Promise<T>) => {
      const from = performance.now()
      const result = await work()
      return { result, answers: answers.since(from) }
    }
    const quiet = () => watch(() => sleep(windowMs[size]))
    const before = await quiet()
    const began = performance.now()
    // Files are unlinked after the answer, and what that costs others comes after it, too.
    const during = await watch(async () => {
      const dropped = await keepMonths(parts)
      const seconds = (performance.now() - began) / 1000
      await sleep(windowMs[size] / 3)
      return { dropped: dropped.filter(({ table }) => table === 'messages').length, seconds }
    })
    const after = await quiet()
    report(verdicts, { messages: sizes[size], before: before.answers, during, after: after.answers })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

/** A run the product has begun, and so many of its messages. */
async function fillMonth(database: BenchDatabase, past: Audience, messages: number): Promise<void> {
  const { pool } = database
  const mailingId = await planNewsletter(database, past)
  const engine = openEngine(database)
  await startDueRuns(engine)
  const { rows } = await pool.query('select id from runs where mailing_id = $1', [mailingId])
  const runId = Number(rows[0].id)
  await engine.db.transaction(past, (tx) => cancelRun({ tx }, runId))
  await engine.close()
  const client = await pool.connect()
  await client.query('set synchronous_commit = off')
  for (let first = 1; first <= messages; first += chunk) {
    await client.query(
      `insert into messages (account_id, run_id, id, subscriber_id, created_at, wire_at, lane, state)
       select $1, $2, n, n, now(), now(), 1, 3 from generate_series($3::bigint, $4::bigint) n`,
      [past.accountId, runId, first, Math.min(messages, first + chunk - 1)],
    )
    if (first % (10 * chunk) === 1) console.log(`filling: ${first - 1} of ${messages}`)
  }
  await client.query('checkpoint')
  client.release()
}

/** The dispatcher of a later month, for whom nothing but messages has been kept for long enough. */
function partsOf(database: BenchDatabase, cleanup: Cleanup) {
  const engine = cleanup.later(openEngine(database), (it) => it.close())
  const later = new Date()
  later.setUTCMonth(later.getUTCMonth() + monthsLater, 1)
  const config = { ...engine.config, EVENT_RETENTION_DAYS: 3650 }
  return { ...engine, config, clock: { now: () => later } }
}

async function underLoad(database: BenchDatabase, shop: Audience, cleanup: Cleanup) {
  const sink = cleanup.later(await startSink(), ({ stop }) => stop())
  const api = cleanup.later(await startProduct(database), ({ stop }) => stop())
  for (const name of ['dispatcher', 'sender'] as const)
    cleanup.later(await startEngineProcess(name, database, { relayPort: sink.port }), ({ stop }) => stop())
  const answers = cleanup.later(await watchAnswers(database, shop, api.port), ({ stop }) => stop())
  await planNewsletter(database, shop)
  return answers
}

interface Seen {
  messages: number
  before: Answer[]
  during: { answers: Answer[]; result: { dropped: number; seconds: number } }
  after: Answer[]
}

function report(verdicts: Verdicts, { messages, before, during, after }: Seen): void {
  const { dropped, seconds } = during.result
  if (dropped === 0) throw new Error('no month of messages was dropped, so nothing was measured')
  console.log(`\nA month of ${messages} messages goes in ${seconds.toFixed(2)} s, its files a little later`)
  const slowest = (answers: Answer[]) => Math.max(...answers.map(({ ms }) => ms))
  const p99 = (answers: Answer[]) =>
    quantile(
      answers.map(({ ms }) => ms).toSorted((a, b) => a - b),
      0.99,
    )
  for (const [name, answers] of Object.entries({ before, 'while it goes': during.answers, after })) {
    verdicts.figure(`${name}: p99 of ${answers.length} answers`, p99(answers), 'ms', {})
    verdicts.figure(`${name}: the slowest`, slowest(answers), 'ms', name === 'while it goes' ? { atMost: goalMs } : {})
  }
  const kinds = [...new Set(during.answers.map(({ what }) => what))]
  for (const what of kinds)
    verdicts.figure(
      `while it goes: slowest ${what}`,
      slowest(during.answers.filter((one) => one.what === what)),
      'ms',
      {},
    )
}
