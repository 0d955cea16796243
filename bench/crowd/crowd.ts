import { examineSending } from '../../server/src/features/health/index.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { openEngine } from '../engine-processes.ts'
import type { BenchOptions } from '../main.ts'
import { quantile } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { type CrowdSize, loadCrowd } from './crowd-stage.ts'
import { type Look, looksOfDispatcher, looksOfDoctor, looksOfSender, looksOfWebhooks } from './looks.ts'
import { createModel } from './model-account.ts'

const whole: CrowdSize = {
  accounts: 100_000,
  hooks: 100_000,
  canceled: 220_000,
  runs: 1000,
  blocksPerRun: 100,
  reportsPerRun: 300,
  waiting: 2_000_000,
  overdue: 1_000_000,
}
const sample: CrowdSize = {
  accounts: 1000,
  hooks: 1000,
  canceled: 2200,
  runs: 50,
  blocksPerRun: 20,
  reportsPerRun: 100,
  waiting: 20_000,
  overdue: 10_000,
}
const warmUps = 5
const times = { whole: 100, sample: 5 }
const mostMs = 20

/** Every look of the engine in an installation with a crowd of accounts, of which hardly anybody has something to do. */
export async function benchCrowd(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  const size = options.sample ? sample : whole
  try {
    const database = cleanup.later(await openBenchDatabase('bench_crowd', { keep: false }), (it) => it.close())
    const engine = cleanup.later(openEngine(database), (it) => it.close())
    await loadCrowd(database, await createModel(database, engine), size)
    console.log(`\n${JSON.stringify(size)}; p99 of ${options.sample ? times.sample : times.whole} looks`)
    // A sender that was silent for the others' looks would be given up.
    const processes = {
      doctor: looksOfDoctor,
      dispatcher: looksOfDispatcher,
      sender: looksOfSender,
      webhooks: looksOfWebhooks,
    }
    await time(verdicts, 'control: an empty question', asking(database), options)
    for (const [process, looks] of Object.entries(processes))
      for (const look of await looks(engine)) await time(verdicts, `${process}: ${look.name}`, look, options)
    await time(verdicts, 'control: an empty question', asking(database), options)
    await timeExamination(engine)
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

/** All looks of the doctor in a row, with every account that has mail waiting: no single statement, so no limit of one. */
async function timeExamination(engine: Parameters<typeof examineSending>[0]): Promise<void> {
  const start = performance.now()
  const { waiting } = await examineSending(engine)
  const { priority, bulk } = waiting
  console.log(
    `a whole examination: ${(performance.now() - start).toFixed(0)} ms, with ${priority.accounts} and ${bulk.accounts} accounts that have mail due`,
  )
}

function asking({ pool }: BenchDatabase): Look {
  return { name: 'nothing', everyMs: 0, once: () => pool.query('select 1') }
}

async function time(verdicts: Verdicts, name: string, { once, undo }: Look, options: BenchOptions): Promise<void> {
  const taken: number[] = []
  for (let turn = -warmUps; turn < (options.sample ? times.sample : times.whole); turn++) {
    const start = performance.now()
    await once()
    if (turn >= 0) taken.push(performance.now() - start)
    await undo?.()
  }
  const sorted = taken.toSorted((a, b) => a - b)
  const label = `${name} (p50 ${quantile(sorted, 0.5).toFixed(1)} ms)`
  verdicts.figure(label, quantile(sorted, 0.99), 'ms', { atMost: mostMs })
}
