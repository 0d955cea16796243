import type { ApiUnderFire, ProcessState } from './api-under-fire.ts'
import { emptyTally, Gunner, KnownIds, type Plan, runLane, type Tally } from './barrage.ts'
import { basic, describe } from './fuzz-request.ts'
import { fireRaw, openSlowSockets, rawRequests } from './raw-sockets.ts'
import { fuzzRequests, type Target } from './requests.ts'
import { columnsOf, watchRows } from './row-check.ts'
import { targetOf } from './target.ts'
import type { World } from './world.ts'

const lanes = 12
const rawShare = 0.002
const rawLanes = 4
const mostHeapGrowth = 96 * 1024 * 1024
/** Time to read a head, and the interval at which the server looks for those who exceed it. */
const slowSocketsGoneAfterMs = 60_000

/** Fires everything, then looks at what is left of the server and its rows. True when nothing was found. */
export async function attack(world: World, api: ApiUnderFire, { requests, seed, path }: Plan): Promise<boolean> {
  const startedAt = performance.now()
  const columns = await columnsOf(world)
  const target = targetOf(world, [...new Set(columns.map(({ name }) => name))])
  // One-word tables are words of the API as well.
  const tables = [...new Set(columns.map(({ table }) => table))].filter((name) => name.includes('_'))
  const tally = emptyTally()
  console.log(`fuzz: ${requests} requests over ${lanes} connections, --seed ${seed}`)
  await plantBystanders(world, api.port)
  const rows = await watchRows(world)
  const slow = openSlowSockets(api.port, 10)
  const progress = setInterval(() => show(tally, startedAt), 10_000)
  const warmUp = path === undefined ? Math.min(2000, Math.floor(requests / 4)) : 0
  await barrage(target, api.port, tables, { requests: warmUp, seed: seed + 500 }, tally)
  const early = await api.state()
  await barrage(target, api.port, tables, { requests: requests - warmUp, seed, path }, tally)
  clearInterval(progress)
  show(tally, startedAt)
  const stillOpen = slow.stop()
  const late = await api.state()
  const faults = [
    ...(stillOpen > 0 && performance.now() - startedAt > slowSocketsGoneAfterMs
      ? [`${stillOpen} connections with half a head are still open`]
      : []),
    ...processFaults(early, late),
    ...api.errors.map((line) => `logged: ${line.trim().slice(0, 600)}`),
    ...(await rows.faults()),
    ...(late ? await stillAnswers(world, api.port) : []),
  ]
  return conclude(tally, faults)
}

async function barrage(target: Target, port: number, tables: string[], plan: Plan, tally: Tally): Promise<void> {
  const { requests, seed } = plan
  const [only, path] = plan.path?.split('/') ?? []
  const rawCount = only === 'http' ? 0 : only === 'socket' ? 1 : Math.ceil(requests * rawShare)
  const values = fuzzRequests(target)
  const known = new KnownIds()
  const running = Array.from({ length: lanes }, async (_, lane) => {
    const gunner = new Gunner(port, known, tables, tally)
    const share = only ? Number(only === 'http' && lane === 0) : Math.floor((requests - rawCount + lane) / lanes)
    const fire = { name: 'http', values, fire: gunner.fire.bind(gunner), show: describe }
    await runLane(fire, { requests: share, seed: seed + lane * 104_729, path }, tally)
    gunner.close()
  })
  const raw = {
    name: 'socket',
    values: rawRequests(target.keys),
    fire: (request: Parameters<typeof fireRaw>[1]) => {
      tally.requests++
      return fireRaw(port, request, tables)
    },
    show: ({ name, bytes }: { name: string; bytes: string }) => `${name}: ${JSON.stringify(bytes.slice(0, 2000))}`,
  }
  const rawRunning = Array.from({ length: only ? 1 : rawLanes }, (_, lane) => {
    const share = only ? rawCount : Math.floor((rawCount + lane) / rawLanes)
    return runLane(raw, { requests: share, seed: seed + lane * 15_485_863, path }, tally)
  })
  await Promise.all([...running, ...rawRunning])
}

function processFaults(early: ProcessState | null, late: ProcessState | null): string[] {
  if (!early || !late) return ['the API process ended']
  const grown = late.heapUsed - early.heapUsed
  const mib = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MiB`
  console.log(`heap of the API after collection: ${mib(early.heapUsed)} early, ${mib(late.heapUsed)} late`)
  return [
    ...(late.polluted ? ['a prototype was polluted'] : []),
    ...(grown > mostHeapGrowth ? [`the heap of the API grew by ${mib(grown)}`] : []),
  ]
}

/** Rows in accounts that nobody attacks, so that there is something to lose. */
async function plantBystanders({ bystanders }: World, port: number): Promise<void> {
  for (const { key } of bystanders) {
    for (let n = 0; n < 5; n++) await call(port, key, '/subscribers', { email: `p${n}@example.com`, city: 'Kiel' })
    await call(port, key, '/subscriberGroups', { name: 'Stammkunden' })
  }
}

async function stillAnswers({ keys }: World, port: number): Promise<string[]> {
  const status = await call(port, keys.plain, '/whoami')
  return status === 200 ? [] : [`afterwards whoami is answered ${status}`]
}

async function call(port: number, key: string, path: string, body?: object): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
    headers: { authorization: basic(key), 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  await response.text()
  return response.status
}

function show({ requests, serverErrors, mismatches, byStatus }: Tally, startedAt: number): void {
  const seconds = (performance.now() - startedAt) / 1000
  const good = [...byStatus].filter(([name]) => / 2\d\d$/.test(name)).reduce((sum, [, count]) => sum + count, 0)
  const rate = `${Math.round(requests / seconds)}/s, ${Math.round((100 * good) / requests)} % succeeded`
  console.log(
    `${requests} requests in ${seconds.toFixed(0)} s (${rate}), ${serverErrors} ≥ 500, ${mismatches} mismatches`,
  )
}

function conclude({ requests, serverErrors, mismatches, byStatus, slowestMs }: Tally, faults: string[]): boolean {
  for (const [name, count] of [...byStatus].sort()) console.log(`  ${name.padEnd(20)} ${count}`)
  console.log(`slowest answer: ${Math.round(slowestMs)} ms`)
  for (const fault of faults) console.log(`\n${fault}`)
  const found = mismatches + faults.length
  console.log(`fuzz: ${requests} requests, ${serverErrors} answers ≥ 500, ${found} mismatches`)
  return serverErrors === 0 && found === 0
}
