import {
  type AccountSet,
  bareReads,
  bareWrites,
  createAccountSet,
  productReads,
  productWrites,
} from './api-accounts.ts'
import { type BenchDatabase, openBenchDatabase } from './database.ts'
import { Load } from './load.ts'
import type { BenchOptions } from './main.ts'
import { type Contestant, type DuelResult, duel, isVoid } from './pairs.ts'
import { type RunningServer, startBare, startProduct } from './servers.ts'
import type { Spread } from './statistics.ts'

interface Trial {
  title: string
  floor: number
  requests: Record<'product' | 'baseline' | 'twin', string[][]>
}

/** One request of the API against a server that does nothing but the same row. */
export async function benchApi(options: BenchOptions): Promise<number> {
  const database = await openBenchDatabase('bench_api', { keep: false })
  const load = new Load()
  const servers: RunningServer[] = []
  try {
    const sets = {
      product: await createAccountSet(database, true),
      baseline: await createAccountSet(database, false),
      twin: await createAccountSet(database, false),
    }
    await database.pool.query('vacuum analyze')
    const start = async (starting: Promise<RunningServer>) => servers[servers.push(await starting) - 1] as RunningServer
    const contestants = {
      product: await start(startProduct(database)),
      baseline: await start(startBare(database)),
      twin: await start(startBare(database)),
    }
    let code = 0
    for (const trial of trialsOf(sets).filter(({ title }) => !options.only || title.startsWith(options.only)))
      code = Math.max(code, await run(trial, contestants, { database, load, options }))
    return code
  } finally {
    for (const server of servers) await server.stop()
    load.stop()
    await database.close()
  }
}

function trialsOf({ product, baseline, twin }: Record<'product' | 'baseline' | 'twin', AccountSet>): Trial[] {
  return [
    {
      title: 'GET /subscribers/{id}',
      floor: 0.4,
      // Everybody reads the same rows, so that nobody profits from warmer pages.
      requests: { product: productReads(product), baseline: bareReads(product), twin: bareReads(product) },
    },
    {
      title: 'POST /subscribers',
      floor: 0.5,
      requests: { product: productWrites(product), baseline: bareWrites(baseline), twin: bareWrites(twin) },
    },
  ]
}

async function run(
  { title, floor, requests }: Trial,
  servers: Record<'product' | 'baseline' | 'twin', RunningServer>,
  { database, load, options }: { database: BenchDatabase; load: Load; options: BenchOptions },
): Promise<number> {
  const enter = async (part: keyof typeof requests): Promise<Contestant> => {
    const name = `${part} ${title}`
    await load.aim(name, { port: servers[part].port, requests: requests[part] })
    return { name, pid: servers[part].pid }
  }
  const result = await duel({
    load,
    product: await enter('product'),
    baseline: await enter('baseline'),
    twin: await enter('twin'),
    postgresPid: database.postgresPid,
    redisPid: database.redisPid,
    pairs: options.sample ? 3 : options.pairs,
    sliceSeconds: options.sample ? 1 : 1.5,
    warmUpSeconds: options.sample ? 1 : 4,
    warmUpRequests: options.sample ? 0 : 5_000,
  })
  print(title, floor, result)
  return options.sample ? 0 : judge(floor, result)
}

function print(title: string, floor: number, { ratio, p99Ratio, control, pairs, standings }: DuelResult): void {
  console.log(`\n${title}: ${pairs} pairs`)
  for (const { name, requestsPerSecond, p50Ms, p99Ms, cpu } of standings) {
    const { median, low, high } = requestsPerSecond
    const rate = `${median.toFixed(0)}/s (${low.toFixed(0)}–${high.toFixed(0)})`
    const cost = `server ${cpu.server.toFixed(0)}, PostgreSQL ${cpu.postgres.toFixed(0)}, Redis ${cpu.redis.toFixed(0)}`
    const latency = `p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`
    console.log(`  ${name.split(' ')[0]?.padEnd(9)} ${rate.padEnd(22)} ${latency}, CPU µs/request: ${cost}`)
  }
  const text = ({ median, low, high }: Spread) => `${median.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`
  console.log(`  A/A control    ${text(control)}`)
  console.log(`  product / bare ${text(ratio)}, goal ≥ ${floor}; p99 ratio ${text(p99Ratio)}`)
}

/** 0 = reached, 1 = missed, 2 = void. */
function judge(floor: number, result: DuelResult): number {
  if (isVoid(result)) {
    console.log('  VOID: the A/A control is outside 0.9–1.1; the machine was too uneven, run again')
    return 2
  }
  console.log(result.ratio.median >= floor ? '  reached' : '  MISSED')
  return result.ratio.median >= floor ? 0 : 1
}
