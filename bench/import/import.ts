import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { Cleanup } from '../cleanup.ts'
import { cpuMicrosOf, familyCpuMicrosOf } from '../cpu-time.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { peakMegabytesOf, startEngineProcess } from '../engine-processes.ts'
import type { BenchOptions } from '../main.ts'
import { startProduct } from '../servers.ts'
import { spreadOf } from '../statistics.ts'
import { Verdicts } from '../verdicts.ts'
import { copyRowFiles, type Marks, writeRowFiles } from './bare-copy.ts'
import { BenchImport, createImporter, rulesOfPeople, rulesOfThoseWhoLeft } from './importing-account.ts'
import { expectedCounts, listOfPeople, listOfThoseWhoLeft } from './list-file.ts'
import { createNeighbour, Neighbour } from './neighbour.ts'

const sizes = { whole: 1_000_000, sample: 20_000 }
const quietMs = { whole: 20_000, sample: 5000 }
const copies = 3
const goals = { ratio: { atLeast: 0.4 }, megabytes: { atMost: 300 }, neighbour: { atMost: 1.5 } }
const name = 'bench_import'
const nowhere = { relayPort: 25 }

/** A long list by the worker, beside COPY of the very rows that came of it, while somebody else works on. */
export async function benchImport(options: BenchOptions): Promise<number> {
  const verdicts = new Verdicts(options)
  const rows = options.people ?? (options.sample ? sizes.sample : sizes.whole)
  if (rows % 1000 !== 0) throw new Error('the list has whole thousands of rows')
  const checked = await prepare(rows)
  await cutTwins(checked.adminUrl)
  const seen = await measure(checked, options.sample ? quietMs.sample : quietMs.whole)
  report(verdicts, rows, { ...checked, ...seen })
  return verdicts.exitCode
}

interface Checked {
  adminUrl: string
  keys: string[]
  accountId: number
  importId: number
  checkSeconds: number
  checkMegabytes: number
  marks: Marks
}

/** Everything up to the end of the dry run. */
async function prepare(rows: number): Promise<Checked> {
  const cleanup = new Cleanup()
  try {
    const database = cleanup.later(await openBenchDatabase(name, { keep: false }), (it) => it.close())
    const worker = cleanup.later(await startEngineProcess('worker', database, nowhere), (it) => it.stop())
    const keys = await createNeighbour(database)
    const { accountId, fieldId } = await createImporter(database)
    const left = await BenchImport.bring(database, accountId, listOfThoseWhoLeft(rows))
    await left.check(rulesOfThoseWhoLeft)
    await left.run()
    const list = await BenchImport.bring(database, accountId, listOfPeople(rows))
    const checkSeconds = await list.check(rulesOfPeople(fieldId))
    const checkMegabytes = peakMegabytesOf(worker.pid)
    const { adminUrl } = database
    return { adminUrl, keys, accountId, importId: list.id, checkSeconds, checkMegabytes, marks: await list.marks() }
  } finally {
    await cleanup.run()
  }
}

const twins = Array.from({ length: copies }, (_, i) => `${name}_bare_${i}`)

/** Whoever is compared begins with the same bytes. */
async function cutTwins(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: onDatabase(adminUrl, 'postgres') })
  await client.connect()
  for (const twin of twins) {
    await client.query(`drop database if exists ${twin} with (force)`)
    await client.query(`create database ${twin} template ${name}`)
  }
  await client.end()
}

function onDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

interface Seen {
  seconds: number
  megabytes: number
  /** CPU time by who has used it. */
  cpu: { worker: number; postgres: number; copy: number }
  copySeconds: number[]
  copiedRows: number
  neighbour: Neighbour
}

async function measure({ adminUrl, keys, accountId, importId, marks }: Checked, quiet: number): Promise<Seen> {
  const cleanup = new Cleanup()
  try {
    const database = cleanup.later(await openBenchDatabase(name, { keep: true }), (it) => it.close())
    const worker = cleanup.later(await startEngineProcess('worker', database, nowhere), (it) => it.stop())
    const api = cleanup.later(await startProduct(database), (it) => it.stop())
    const neighbour = cleanup.later(new Neighbour(keys, api.port), (it) => it.end())
    await neighbour.begin()
    await sleep(quiet)
    await database.pool.query('checkpoint')
    neighbour.enter('import')
    const list = new BenchImport(database, { accountId, id: importId })
    const clocks = () => [cpuMicrosOf(worker.pid), familyCpuMicrosOf(database.postgresPid)] as const
    const [workerAtFirst, postgresAtFirst] = clocks()
    const seconds = await list.run()
    const [workerInTheEnd, postgresInTheEnd] = clocks()
    const megabytes = peakMegabytesOf(worker.pid)
    neighbour.enter('after')
    await checkReport(database, list)
    await sleep(quiet)
    const files = cleanup.later(await writeRowFiles(database.pool, marks), (it) => it.remove())
    neighbour.enter('copy')
    const copySeconds: number[] = []
    const beforeCopies = familyCpuMicrosOf(database.postgresPid)
    for (const twin of twins) copySeconds.push(await copyRowFiles(onDatabase(adminUrl, twin), files, marks))
    const cpu = {
      worker: workerInTheEnd - workerAtFirst,
      postgres: postgresInTheEnd - postgresAtFirst,
      copy: (familyCpuMicrosOf(database.postgresPid) - beforeCopies) / copies,
    }
    await neighbour.end()
    return { cpu, seconds, megabytes, copySeconds, copiedRows: files.rows, neighbour }
  } finally {
    await cleanup.run()
  }
}

/** A fast import that leaves somebody out is worth nothing. */
async function checkReport({ pool }: BenchDatabase, list: BenchImport): Promise<void> {
  const { counts, rowCount } = await list.read()
  const expected = expectedCounts(rowCount ?? 0)
  if (!isDeepStrictEqual(counts, expected))
    throw new Error(`${JSON.stringify(counts)}, not ${JSON.stringify(expected)}`)
  const { rows } = await pool.query<{ letters: number; created: number; people: number; listed: number }>(
    `select sum(length(outcomes))::int as letters,
            sum(length(outcomes) - length(replace(outcomes, 'c', '')))::int as created,
            (select count(*)::int from subscriptions s where s.account_id = b.account_id and s.status = 1) as people,
            (select sum(f.cnt)::int from subscriber_facets f where f.account_id = b.account_id and f.facet = 'all') as listed
     from import_blocks b where import_id = $1 group by b.account_id`,
    [list.id],
  )
  const { created, closed } = expected
  const wanted = { letters: rowCount, created, people: created, listed: created + closed }
  if (!isDeepStrictEqual(rows[0], wanted)) throw new Error(`${JSON.stringify(rows[0])}, not ${JSON.stringify(wanted)}`)
}

function report(verdicts: Verdicts, rows: number, seen: Checked & Seen): void {
  const { seconds, checkSeconds, copySeconds, neighbour } = seen
  const copy = spreadOf(copySeconds).median
  const [first = 0, ...others] = copySeconds
  console.log(`\n${rows} rows of a list become ${seen.copiedRows} rows of tables; the report adds up to the row`)
  verdicts.figure('import: rows of the list a second', rows / seconds, '/s', {})
  verdicts.figure('bare COPY of what it wrote: rows of the list a second', rows / copy, '/s', {})
  verdicts.control('bare COPY beside itself', spreadOf(others.map((other) => other / first)))
  verdicts.figure('import beside bare COPY', copy / seconds, 'times', goals.ratio)
  verdicts.figure('CPU of a row, worker', seen.cpu.worker / rows, 'µs', {})
  verdicts.figure('CPU of a row, PostgreSQL beside the worker', seen.cpu.postgres / rows, 'µs', {})
  verdicts.figure('CPU of a row, PostgreSQL by bare COPY', seen.cpu.copy / rows, 'µs', {})
  verdicts.figure('dry run: rows of the list a second', rows / checkSeconds, '/s', {})
  verdicts.figure('peak memory of the worker, dry run', seen.checkMegabytes, 'MB', goals.megabytes)
  verdicts.figure('peak memory of the worker, import', seen.megabytes, 'MB', goals.megabytes)
  for (const phase of ['before', 'import', 'after', 'copy'] as const)
    verdicts.figure(`neighbour, p95 of ${neighbour.callsIn(phase)} calls: ${phase}`, neighbour.p95Of(phase), 'ms', {})
  verdicts.figure('neighbour, calls that were not served', neighbour.refusals, '', { atMost: 0 })
  const quiet = Math.max(neighbour.p95Of('before'), neighbour.p95Of('after'))
  verdicts.figure('neighbour, p95 meanwhile beside quiet', neighbour.p95Of('import') / quiet, 'times', goals.neighbour)
}
