import { loadFullAccount } from '../server/src/features/account-setup/index.ts'
import { readReaders } from '../server/src/features/account-statistics/read-readers.ts'
import type { Condition } from '../server/src/features/conditions/condition.rules.ts'
import { previewConditions } from '../server/src/features/conditions/preview-conditions.ts'
import { Database } from '../server/src/platform/db/database.ts'
import { leaveResult } from '../tools/conformance/leave-result.ts'
import { afterChanging, anyOf, linesByKind, twentyLines } from './condition-lines.ts'
import { familyCpuMicrosOf } from './cpu-time.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { type ListsAccount, openListsAccount } from './lists-account.ts'
import { fillMailHistory } from './mail-history.ts'
import type { BenchOptions } from './main.ts'
import { quantile } from './statistics.ts'

const goalMs = 1000
/** Above this a question about nothing says that the machine is busy, and no time means anything. */
const busyMs = 50
const rounds = { sample: 5, whole: 30 }
/** A first count on a busy machine may take longer than an installation would wait. */
const patienceMs = 300_000
/** Processes that have counted nothing yet. */
const openings = 3
const newPerKind = 3
const changedBetween = 20

interface Counts {
  people: number
  ms: number[]
  /** Processor time of the database and of this process. */
  cpuMs: number[]
}

/** What a builder of groups waits for: the exact count with what each line leaves, by kind and for twenty lines together. */
export async function benchConditions({ full, sample, people, only }: BenchOptions): Promise<number> {
  const size = people ?? (full ? 10_000_000 : sample ? 100_000 : 1_000_000)
  const database = await openBenchDatabase(`bench_lists_${size}`, { keep: true })
  const bench = await openBench(database, size)
  try {
    console.log(`\nCounting ${size} people, ms of the whole preview, and of the processors for it`)
    if (!only) await countByKind(bench)
    await countReaders(bench)
    const figures = await countAsBuilt(bench, rounds[sample ? 'sample' : 'whole'])
    const idle = await measure(bench, 30, () =>
      bench
        .db()
        .outsideTenants([{ text: 'select 1', values: [] }])
        .then(() => 0),
    )
    const idleMs = quantile(idle.ms, 0.95)
    console.log(`  control: an empty question takes ${idleMs.toFixed(1)} ms at p95`)
    const isReached = quantile(figures.built.ms, 0.95) <= goalMs && idleMs <= busyMs
    leaveResult('bench-conditions', {
      ...{ command: 'npm run bench -- conditions', sample: sample || size < 1_000_000, figures: { size, ...figures } },
      control: `an empty question, ${idleMs.toFixed(1)} ms at p95`,
      proofs: [{ id: 'W-039.2', passed: isReached }],
    })
    console.log(`  goal: p95 of twenty lines while they are built ≤ ${goalMs} ms: ${isReached ? 'reached' : 'MISSED'}`)
    return sample || isReached ? 0 : 1
  } finally {
    await bench.db().close()
    await database.close()
  }
}

interface Bench {
  database: BenchDatabase
  account: ListsAccount
  db(): Database
  /** A process that has counted nothing yet. */
  startAnew(): Promise<void>
  count(condition: Condition): Promise<number>
  /** How many still read. */
  countReaders(): Promise<number>
}

async function openBench(database: BenchDatabase, size: number): Promise<Bench> {
  const account = await openListsAccount(database, size)
  await fillMailHistory(database, account)
  const { rows } = await database.pool.query('select customer_id from accounts where id = $1', [account.id])
  const tenant = { accountId: account.id, customerId: Number(rows[0].customer_id) }
  const url = database.servingUrl
  const open = () => new Database({ url, poolSize: 1, preparedStatements: true, answerTimeoutMs: patienceMs })
  const heavy = { limitMs: patienceMs, signal: new AbortController().signal }
  const clock = { now: () => new Date() }
  let db = open()
  const reader = () => db.heavyReader(tenant, heavy)
  return {
    ...{ database, account, db: () => db },
    startAnew: async () => {
      await db.close()
      db = open()
    },
    count: async (condition) => (await previewConditions({ reader: reader(), clock }, condition)).people,
    countReaders: async () => {
      const whole = await loadFullAccount(reader())
      if (!whole) throw new Error(`there is no account ${account.id}`)
      const { classes } = await readReaders({ reader: reader(), account: whole, clock }, null)
      return classes.reduce((sum, { days, people }) => sum + (days === null ? 0 : people), 0)
    },
  }
}

/** Of each kind: a line that nobody has asked before, and the same once more. */
async function countByKind(bench: Bench): Promise<void> {
  await bench.count(anyOf({ source: 'id', operator: 'less', values: ['0'] }))
  for (const title of Object.keys(linesByKind(bench.account, 0))) {
    const lineOf = (n: number) => anyOf(linesByKind(bench.account, n)[title] as Condition)
    const first = await measure(bench, newPerKind, (n) => bench.count(lineOf(n)))
    const again = await measure(bench, newPerKind, (n) => bench.count(lineOf(n)))
    console.log(
      `  ${title.padEnd(16)} ${String(first.people).padStart(8)} people  new: ${told(first)}  known: ${told(again)}`,
    )
  }
}

/** What the page of statistics asks: who read something in the last 30, 90 and 180 days, and who did not. */
async function countReaders(bench: Bench): Promise<void> {
  const opened = await measure(
    bench,
    openings,
    () => bench.countReaders(),
    () => bench.startAnew(),
  )
  const again = await measure(bench, newPerKind, () => bench.countReaders())
  console.log(
    `  who still reads  ${String(opened.people).padStart(8)} people  first: ${told(opened)}  again: ${told(again)}`,
  )
}

/** Twenty lines: opened by a process that knows nothing, looked at again, and changed line by line while people change, too. */
async function countAsBuilt(bench: Bench, times: number): Promise<Record<'opened' | 'again' | 'built', Counts>> {
  const twenty = () => bench.count(anyOf(...twentyLines(bench.account)))
  const opened = await measure(bench, openings, twenty, () => bench.startAnew())
  const again = await measure(bench, times, twenty)
  const built = await measure(
    bench,
    times,
    (n) => bench.count(anyOf(...afterChanging(bench.account, n + 1))),
    () => changePeople(bench),
  )
  console.log(`  twenty lines, ${opened.people} people`)
  console.log(`    opened, by a process that has counted nothing: ${told(opened)}`)
  console.log(`    as they are, ${times} times: ${told(again)}`)
  console.log(`    one of them new, ${changedBetween} people changed in between, ${times} times: ${told(built)}`)
  return { opened, again, built }
}

/** People all over the account move to another city. */
async function changePeople({ database, account }: Bench): Promise<void> {
  await database.pool.query(
    `update subscribers set city = reverse(city) where account_id = $1 and id in (
       select (random() * h.last_subscriber_id)::bigint from account_heads h, generate_series(1, $2) where h.account_id = $1)`,
    [account.id, changedBetween],
  )
}

async function measure(
  { database }: Pick<Bench, 'database'>,
  times: number,
  count: (n: number) => Promise<number>,
  before = async () => {},
): Promise<Counts> {
  const counts: Counts = { people: 0, ms: [], cpuMs: [] }
  for (let n = 0; n < times; n += 1) {
    await before()
    const [begun, used] = [performance.now(), usedMs(database)]
    counts.people = await count(n)
    counts.ms.push(performance.now() - begun)
    counts.cpuMs.push(usedMs(database) - used)
  }
  return { ...counts, ms: counts.ms.toSorted((a, b) => a - b), cpuMs: counts.cpuMs.toSorted((a, b) => a - b) }
}

function usedMs({ postgresPid }: BenchDatabase): number {
  const { user, system } = process.cpuUsage()
  return (familyCpuMicrosOf(postgresPid) + user + system) / 1000
}

function told({ ms, cpuMs }: Counts): string {
  const [median, p95] = [quantile(ms, 0.5), quantile(ms, 0.95)]
  return `median ${median.toFixed(0)} p95 ${p95.toFixed(0)} (processors ${quantile(cpuMs, 0.5).toFixed(0)}, ${quantile(cpuMs, 0.95).toFixed(0)})`
}
