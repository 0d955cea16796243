import { cpuMicrosOf, familyCpuMicrosOf } from './cpu-time.ts'
import type { Load } from './load.ts'
import type { Volley } from './load-generator.ts'
import { type Spread, spreadOf } from './statistics.ts'

/** A running server and the name under which the load generator knows it. */
export interface Contestant {
  name: string
  pid: number
}

export interface Duel {
  load: Load
  product: Contestant
  baseline: Contestant
  /** A second, identical baseline: what separates the two is the noise of the machine. */
  twin: Contestant
  postgresPid: number
  redisPid: number
  pairs: number
  sliceSeconds: number
  /** At least so long, and at least so many requests. */
  warmUpSeconds: number
  warmUpRequests: number
}

export interface Standing {
  name: string
  requestsPerSecond: Spread
  p50Ms: number
  p99Ms: number
  /** CPU microseconds per request. */
  cpu: { server: number; postgres: number; redis: number }
}

export interface DuelResult {
  /** Product against baseline, pair by pair. */
  ratio: Spread
  p99Ratio: Spread
  /** Twin against baseline, pair by pair, in the same rounds. */
  control: Spread
  pairs: number
  standings: Standing[]
}

const longestWarmUpSeconds = 20
const controlBounds = { low: 0.9, high: 1.1 }

/** Outside these bounds the machine was too uneven for any ratio of this run to mean something. */
export function isVoid({ control }: Pick<DuelResult, 'control'>): boolean {
  return control.median < controlBounds.low || control.median > controlBounds.high
}

interface Slice extends Volley {
  cpu: Standing['cpu']
}

/**
 * Short slices of load in turn: product, baseline, twin, and the other way round in the next round, so that a machine
 * that slows down or speeds up hits all alike. The baseline stands next to both, which makes two pairs per round.
 */
export async function duel(settings: Duel): Promise<DuelResult> {
  const { product, baseline, twin } = settings
  const contestants = [product, baseline, twin]
  await warmUp(settings, contestants)
  const slices = new Map<Contestant, Slice[]>(contestants.map((contestant) => [contestant, []]))
  for (let round = 0; round < settings.pairs; round++) {
    const order = round % 2 === 0 ? contestants : contestants.toReversed()
    for (const contestant of order) slices.get(contestant)?.push(await measure(settings, contestant))
  }
  const of = (contestant: Contestant) => slices.get(contestant) as Slice[]
  return {
    ratio: ratioOf(of(product), of(baseline), rateOf),
    p99Ratio: ratioOf(of(product), of(baseline), ({ p99Ms }) => p99Ms),
    control: ratioOf(of(twin), of(baseline), rateOf),
    pairs: settings.pairs,
    standings: contestants.map((contestant) => standingOf(contestant.name, of(contestant))),
  }
}

/** Code that has not run some thousand times is not compiled yet and costs twice as much. */
async function warmUp({ load, warmUpSeconds, warmUpRequests }: Duel, contestants: Contestant[]): Promise<void> {
  const answered = new Map(contestants.map(({ name }) => [name, 0]))
  const isCold = (name: string) => (answered.get(name) ?? 0) < warmUpRequests
  for (let second = 0; second < longestWarmUpSeconds; second++) {
    const cold = contestants.filter(({ name }) => second < warmUpSeconds || isCold(name))
    if (cold.length === 0) return
    for (const { name } of cold) answered.set(name, (answered.get(name) ?? 0) + (await load.fire(name, 1)).answered)
  }
}

async function measure({ load, sliceSeconds, postgresPid, redisPid }: Duel, { name, pid }: Contestant): Promise<Slice> {
  const clocks = () => [cpuMicrosOf(pid), familyCpuMicrosOf(postgresPid), cpuMicrosOf(redisPid)] as const
  const before = clocks()
  const volley = await load.fire(name, sliceSeconds)
  const [server, postgres, redis] = clocks().map((micros, i) => micros - (before[i] as number)) as [
    number,
    number,
    number,
  ]
  return { ...volley, cpu: { server, postgres, redis } }
}

function rateOf({ answered, seconds }: Volley): number {
  return answered / seconds
}

function ratioOf(above: Slice[], below: Slice[], figure: (slice: Slice) => number): Spread {
  return spreadOf(above.map((slice, round) => figure(slice) / figure(below[round] as Slice)))
}

function standingOf(name: string, slices: Slice[]): Standing {
  const answered = slices.reduce((sum, slice) => sum + slice.answered, 0)
  const perRequest = (part: keyof Standing['cpu']) => slices.reduce((sum, { cpu }) => sum + cpu[part], 0) / answered
  return {
    name,
    requestsPerSecond: spreadOf(slices.map(rateOf)),
    p50Ms: spreadOf(slices.map(({ p50Ms }) => p50Ms)).median,
    p99Ms: spreadOf(slices.map(({ p99Ms }) => p99Ms)).median,
    cpu: { server: perRequest('server'), postgres: perRequest('postgres'), redis: perRequest('redis') },
  }
}
