import { openBenchDatabase } from './database.ts'
import { openListsAccount } from './lists-account.ts'
import { type Ask, caller } from './lists-caller.ts'
import { type Case, casesOf, countBySql, pageBySql, type SqlSide } from './lists-cases.ts'
import { benchOrders } from './lists-orders.ts'
import type { BenchOptions } from './main.ts'
import { startProduct } from './servers.ts'
import { spreadOf } from './statistics.ts'

const limit = 100
const rounds = 30
const bounds = { lastToFirst: 6, lastMs: 40 }

type Place = 'first' | 'middle' | 'last'

/** Pages of one large account through HTTP, next to what OFFSET and count(*) take for the same. */
export async function benchLists({ full, sample, only, people }: BenchOptions): Promise<number> {
  const size = people ?? (full ? 10_000_000 : 1_000_000)
  const database = await openBenchDatabase(`bench_lists_${size}`, { keep: true })
  const account = await openListsAccount(database, size)
  const server = await startProduct(database)
  const ask = caller(server.port, account)
  try {
    if (only === 'orders') return await benchOrders(ask, account, { size, rounds: sample ? 5 : rounds, sample })
    const sqlSide = { pool: database.pool, account, limit }
    const trials: Trial[] = []
    for (const listCase of casesOf(account)) trials.push(await prepare(ask, sqlSide, listCase))
    await measure(ask, trials, sample ? 3 : rounds)
    const depth = report(trials, size, sample)
    const orders = await benchOrders(ask, account, { size, rounds: sample ? 5 : rounds, sample })
    return Math.max(depth, orders)
  } finally {
    await server.stop()
    await database.close()
  }
}

interface Trial {
  title: string
  total: number
  calls: { place: Place | 'first again'; path: string; ms: number[] }[]
  sqlMs: { count: number; lastPage: number }
}

/** Compares total and ids with plain SQL before anything is timed: a fast wrong answer is worth nothing. */
async function prepare(ask: Ask, sqlSide: SqlSide, listCase: Case): Promise<Trial> {
  const count = await countBySql(sqlSide, listCase)
  const pages = Math.max(1, Math.ceil(count.total / limit))
  const places: Record<Place, number> = { first: 1, middle: Math.ceil(pages / 2), last: pages }
  const pathOf = (page: number) => `/api/v1/subscribers?limit=${limit}&page=${page}${listCase.query}`
  let lastPage = 0
  for (const page of Object.values(places)) {
    const expected = await pageBySql(sqlSide, listCase, page)
    const answer = await ask(pathOf(page))
    if (answer.total !== count.total) throw new Error(`${listCase.title}: total ${answer.total}, not ${count.total}`)
    if (answer.ids.join() !== expected.ids.join()) throw new Error(`${listCase.title}, page ${page}: other subscribers`)
    lastPage = expected.ms
  }
  const calls = Object.entries({ ...places, 'first again': 1 })
  return {
    title: listCase.title,
    total: count.total,
    calls: calls.map(([place, page]) => ({ place: place as Place, path: pathOf(page), ms: [] })),
    sqlMs: { count: count.ms, lastPage },
  }
}

/** All calls in turn, round after round and back again, so that a slow moment of the machine hits all alike. */
async function measure(ask: Ask, trials: Trial[], times: number): Promise<void> {
  const calls = trials.flatMap((trial) => trial.calls)
  for (let warmUp = 0; warmUp < 5; warmUp++) for (const { path } of calls) await ask(path)
  for (let round = 0; round < times; round++) {
    for (const call of round % 2 === 0 ? calls : calls.toReversed()) call.ms.push((await ask(call.path)).ms)
  }
}

/** Prints the figures; 0 = reached, 1 = missed, 2 = void. */
function report(trials: Trial[], size: number, sample: boolean): number {
  console.log(
    `\nGET /subscribers, ${size} subscribers, limit=${limit}, median ms through HTTP (SQL: OFFSET and count(*))`,
  )
  let missed = false
  const controls: number[] = []
  for (const { title, total, calls, sqlMs } of trials) {
    const [first, middle, last, again] = calls.map(({ ms }) => spreadOf(ms).median) as [number, number, number, number]
    controls.push(again / first)
    const good = last <= bounds.lastToFirst * first && last < bounds.lastMs
    if (!good) missed = true
    const figures = `first ${first.toFixed(1)}  middle ${middle.toFixed(1)}  last ${last.toFixed(1)}  last/first ${(last / first).toFixed(2)}`
    const plain = `SQL: last page ${sqlMs.lastPage.toFixed(0)}, total ${sqlMs.count.toFixed(0)}`
    console.log(
      `  ${title.padEnd(28)} ${String(total).padStart(8)}  ${figures}  ${good ? 'reached' : 'MISSED'}  (${plain})`,
    )
  }
  const control = spreadOf(controls).median
  console.log(`  A/A control (the first page, asked twice per round): ${control.toFixed(2)}`)
  console.log(`  goal: last ≤ ${bounds.lastToFirst} × first and < ${bounds.lastMs} ms; totals and ids equal plain SQL`)
  if (sample) return 0
  if (control < 0.9 || control > 1.1) {
    console.log('  VOID: the A/A control is outside 0.9–1.1; the machine was too uneven, run again')
    return 2
  }
  return missed ? 1 : 0
}
