import { createTrackingTokens } from '../../server/src/features/tracking/index.ts'
import { loadConfig } from '../../server/src/platform/config/config.ts'
import { aTrackedRun } from '../../server/test/tracked-run.ts'
import { Cleanup } from '../cleanup.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { Load } from '../load.ts'
import type { BenchOptions } from '../main.ts'
import { type DuelResult, duel } from '../pairs.ts'
import { type RunningServer, startOwn, startTracking } from '../servers.ts'
import { Verdicts } from '../verdicts.ts'

/** Five thousand readers a second who are 50 ms away; with fewer, everybody mostly waits for the disk. */
const connections = { race: 256, minute: 1024 }
const links = 30
const goals = { share: 0.5, eventsPerSecond: 5000 }
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

interface Stand {
  database: BenchDatabase
  load: Load
  servers: Record<'product' | 'baseline' | 'twin', RunningServer>
  secret: string
  run: { runId: number; contentId: number }
}

/** Opens and clicks that are in the database before the answer, against a server that checks the token and answers. */
export async function benchTracking(options: BenchOptions): Promise<number> {
  const cleanup = new Cleanup()
  const verdicts = new Verdicts(options)
  try {
    const stand = await prepare(cleanup)
    for (const kind of (['click', 'open'] as const).filter((it) => it.startsWith(options.only ?? ''))) {
      const result = await race(stand, kind, options)
      print(kind, result)
      verdicts.control(kind, result.control)
      verdicts.ratio(`${kind}, stored before the answer / token only`, result.ratio, { atLeast: goals.share })
    }
    await endure(stand, verdicts, options)
    return verdicts.exitCode
  } finally {
    await cleanup.run()
  }
}

async function prepare(cleanup: Cleanup): Promise<Stand> {
  const database = cleanup.later(await openBenchDatabase('bench_tracking', { keep: false }), (it) => it.close())
  const urls = Array.from({ length: links }, (_, i) => `https://shop.example/${i}?utm_source=newsletter`)
  const run = await aTrackedRun(async (text, values) => (await database.pool.query(text, values)).rows, urls)
  await database.pool.query('vacuum analyze')
  const secret = loadConfig(process.env).POSTRIDER_SECRET
  const load = cleanup.later(new Load(), (it) => it.stop())
  const start = async (starting: Promise<RunningServer>) => cleanup.later(await starting, (it) => it.stop())
  const servers = {
    product: await start(startTracking(database)),
    baseline: await start(startOwn('token-server.ts', secret)),
    twin: await start(startOwn('token-server.ts', secret)),
  }
  return { database, load, servers, secret, run }
}

/** Every connection is a reader of his own who walks through the links, as in an account that recognises people. */
function requestsOf({ secret, run }: Stand, kind: 'click' | 'open', readers: number): string[][] {
  const tokens = createTrackingTokens(secret)
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: mail.example\r\nUser-Agent: ${userAgent}\r\n\r\n`
  return Array.from({ length: readers }, (_, reader) => {
    const token = tokens.seal({ ...run, messageId: reader + 1 })
    return Array.from({ length: links }, (_, i) =>
      request(kind === 'open' ? `/o/${token}.gif` : `/c/${token}/${i + 1}`),
    )
  })
}

async function race(stand: Stand, kind: 'click' | 'open', options: BenchOptions): Promise<DuelResult> {
  const { load, servers, database } = stand
  const requests = requestsOf(stand, kind, connections.race)
  const enter = async (part: keyof Stand['servers']) => {
    const name = `${part} ${kind}`
    await load.aim(name, { port: servers[part].port, requests })
    return { name, pid: servers[part].pid }
  }
  return duel({
    load,
    product: await enter('product'),
    baseline: await enter('baseline'),
    twin: await enter('twin'),
    postgresPid: database.postgresPid,
    redisPid: database.redisPid,
    pairs: options.sample ? 3 : options.pairs,
    sliceSeconds: options.sample ? 1 : 1.5,
    warmUpSeconds: options.sample ? 1 : 4,
    warmUpRequests: options.sample ? 0 : 20_000,
  })
}

function print(kind: string, { standings, pairs }: DuelResult): void {
  console.log(`\n${kind}: ${pairs} pairs`)
  for (const { name, requestsPerSecond, p50Ms, p99Ms, cpu } of standings) {
    const { median, low, high } = requestsPerSecond
    const rate = `${median.toFixed(0)}/s (${low.toFixed(0)}–${high.toFixed(0)})`
    const cost = `server ${cpu.server.toFixed(0)}, PostgreSQL ${cpu.postgres.toFixed(0)}`
    console.log(
      `  ${name.split(' ')[0]?.padEnd(9)} ${rate.padEnd(24)} p50 ${p50Ms.toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms, CPU µs/event: ${cost}`,
    )
  }
}

/** As fast as it goes for a minute, and then the rows are counted. */
async function endure(stand: Stand, verdicts: Verdicts, { sample }: BenchOptions): Promise<void> {
  const { database, load, servers } = stand
  const requests = requestsOf(stand, 'click', connections.minute)
  await load.aim('crowd', { port: servers.product.port, requests })
  const count = async () =>
    Number((await database.pool.query('select count(*) as stored from tracking_events')).rows[0].stored)
  const before = await count()
  const { answered, seconds, p99Ms } = await load.fire('crowd', sample ? 5 : 60)
  const stored = (await count()) - before
  console.log(`\n${seconds.toFixed(0)} seconds of clicks`)
  verdicts.figure('clicks stored per second', stored / seconds, '/s', { atLeast: goals.eventsPerSecond })
  verdicts.figure('answered and not stored', answered - stored, 'clicks', { atLeast: 0, atMost: 0 })
  verdicts.figure('slowest percent from', p99Ms, 'ms', {})
}
