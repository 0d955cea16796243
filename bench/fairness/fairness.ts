import { cancelRun } from '../../server/src/features/runs/index.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import {
  type Audience,
  createAudience,
  createPublisher,
  draftNewsletter,
  planDraft,
  planNewsletter,
} from '../audience.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { openEngine, startEngineProcess } from '../engine-processes.ts'
import type { BenchOptions } from '../main.ts'
import { type Burst, prepareBurst } from '../single-mails.ts'
import { type Sink, startSink } from '../sink/build-sink.ts'
import { spreadOf } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { untilSent } from './until-sent.ts'

const sizes = { whole: { big: 1_000_000, small: 50, burst: 20_000 }, sample: { big: 50_000, small: 4, burst: 6000 } }
const smallSize = 1000

interface Stage {
  database: BenchDatabase
  sink: Sink
  big: Audience
  small: Audience[]
  burst: Burst
}

/** Small accounts beside one that sends to a million, and beside one with a burst of single mails, through one dispatcher and one sender; all mail is signed. */
export async function benchFairness(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  try {
    const stage = await setStage(options, cleanup)
    const { database, small, burst } = stage
    const few = small.slice(0, options.sample ? 2 : 15)
    await sendInTurn(database, few)
    const alone = await sendInTurn(database, few)
    const togetherAlone = await sendAtOnce(database, small)
    const bigRun = await startBig(stage)
    const beside = await sendInTurn(database, small)
    const togetherBeside = await sendAtOnce(database, small)
    await bigRun.end()
    const aloneAgain = await sendInTurn(database, few)
    await burst.begin()
    const besideBurst = await sendInTurn(database, few)
    await burst.end()
    report(stage, verdicts, { alone, aloneAgain, beside, besideBurst, togetherAlone, togetherBeside })
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

/** Seconds. */
interface Times {
  alone: number[]
  aloneAgain: number[]
  beside: number[]
  besideBurst: number[]
  togetherAlone: number
  togetherBeside: number
}

function report({ big, small }: Stage, verdicts: Verdicts, times: Times): void {
  const { alone, aloneAgain, beside, besideBurst, togetherAlone, togetherBeside } = times
  const usual = spreadOf(alone).median
  const title = `${small.length} accounts of ${smallSize} beside one of ${big.size}`
  console.log(`\n${title}; times from the plan to the last outcome`)
  console.log(`  alone ${usual.toFixed(2)} s, beside the big one ${spreadOf(beside).median.toFixed(2)} s`)
  console.log(`  all at once ${togetherAlone.toFixed(2)} s, beside the big one ${togetherBeside.toFixed(2)} s`)
  const control = spreadOf(aloneAgain.map((seconds, i) => seconds / (alone[i] as number)))
  verdicts.control('alone, before and after the big one', control)
  verdicts.ratio('a. beside the big one / alone', spreadOf(beside.map((seconds) => seconds / usual)), { atMost: 3 })
  verdicts.figure('a. the same, slowest account', Math.max(...beside) / usual, 'times', { atMost: 3 })
  verdicts.figure('b. all at once beside the big one / without it', togetherBeside / togetherAlone, 'times', {})
  // Half of the sender is the burst's own; of the other half eight tenths are enough.
  const pairs = besideBurst.map((seconds, i) => seconds / (aloneAgain[i] as number))
  verdicts.ratio('c. beside a burst of single mails / alone', spreadOf(pairs), { atMost: 2.5 })
}

async function setStage({ sample }: BenchOptions, cleanup: Cleanup): Promise<Stage> {
  const count = sample ? sizes.sample : sizes.whole
  const database = cleanup.later(await openBenchDatabase('bench_fairness', { keep: false }), (it) => it.close())
  const publisher = await createPublisher(database)
  const small: Audience[] = []
  for (let i = 1; i <= count.small; i++)
    small.push(await createAudience(database, publisher, { name: `small${i}`, size: smallSize, signed: true }))
  const big = await createAudience(database, publisher, { name: 'big', size: count.big, signed: true })
  const burst = await prepareBurst(database, publisher, count.burst)
  await database.pool.query('vacuum analyze')
  const sink = cleanup.later(await startSink(), ({ stop }) => stop())
  for (const name of ['dispatcher', 'sender'] as const)
    cleanup.later(await startEngineProcess(name, database, { relayPort: sink.port }), ({ stop }) => stop())
  return { database, sink, big, small, burst }
}

async function sendInTurn(database: BenchDatabase, audiences: readonly Audience[]): Promise<number[]> {
  const seconds: number[] = []
  for (const audience of audiences) seconds.push(await sendAtOnce(database, [audience]))
  return seconds
}

/** Seconds from the first plan until everybody has got the mail. */
async function sendAtOnce(database: BenchDatabase, audiences: readonly Audience[]): Promise<number> {
  const drafts: { audience: Audience; id: number }[] = []
  for (const audience of audiences) drafts.push({ audience, id: await draftNewsletter(database, audience) })
  const start = performance.now()
  for (const { audience, id } of drafts) await planDraft(database, audience, id)
  await untilSent(
    database,
    drafts.map(({ id }) => id),
  )
  return (performance.now() - start) / 1000
}

/** Returns when it flows; `end` cancels it and fails when it had ended by itself, because then nobody was beside it. */
async function startBig({ database, sink, big }: Stage): Promise<{ end(): Promise<void> }> {
  const before = await sink.count()
  const mailingId = await planNewsletter(database, big)
  await waitUntil('the big run to flow', async () => (await sink.count()) > before + 2000)
  return {
    end: async () => {
      const engine = openEngine(database)
      const { rows } = await database.pool.query('select id from runs where mailing_id = $1', [mailingId])
      const canceled = await engine.db.transaction(big, (tx) => cancelRun({ tx }, Number(rows[0].id)))
      await engine.close()
      if (!canceled) throw new Error('the big run ended before the small ones had been measured')
      await waitUntil('the end of the big run', async () => {
        const held = await database.pool.query('select from run_blocks where state = 1 limit 1')
        return held.rowCount === 0
      })
    },
  }
}
