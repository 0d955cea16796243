import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import type { ApiProcess } from '../stage/api-process.ts'
import { call } from '../stage/http-call.ts'
import { provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import type { ChaosOptions, Verdict } from '../verdict.ts'
import { DecisionLog } from './decision-log.ts'
import { clientCount, Hammer } from './hammer.ts'
import { judge } from './judge-limits.ts'
import { WritersAtOnce } from './writers-at-once.ts'

/** A sample uses up a smaller minute, so that it needs neither a minute nor a quick machine. */
const plans = {
  full: { minuteLimit: 600, killAt: 15, restartAt: 27, burstsUntil: 35, end: 90 },
  sample: { minuteLimit: 240, killAt: 2, restartAt: 8, burstsUntil: 9, end: 0 },
}
/** So many requests find the minute used up. */
const refusedAtTheEnd = 40
const processCount = 3
const subscriberCount = 60
/** A process that loses patience with Redis counts alone for a while; here all of them shall be counted together. */
const patient = { REDIS_PATIENCE_MS: '20000' }

export interface Death {
  pid: number
  /** By the system's clock, which is also that of Redis. */
  at: number
  /** Names of the leases the process held when it died. */
  held: string[]
  countedThen: number
}

export interface SlotProbe {
  admitted: number
  eleventh: string
}

/** One key, three processes, twenty clients, one kill -9. */
export function runLimits({ sample, seed = randomInt(1_000_000) }: ChaosOptions): Promise<Verdict> {
  return onStage((stage) => hammerOneKey(stage, sample, seed))
}

async function hammerOneKey(stage: Stage, sample: boolean, seed: number): Promise<Verdict> {
  const { minuteLimit, killAt, restartAt, burstsUntil, end } = sample ? plans.sample : plans.full
  const [account] = await provisionAccounts(stage, { accounts: 1, keysEach: 2 })
  const [hammered, preparing] = account?.keys ?? []
  if (!hammered || !preparing) throw new Error('there are no keys')
  await limitKey(stage.adminUrl, hammered.id, minuteLimit)
  const processes = await Promise.all(Array.from({ length: processCount }, () => stage.startApi(patient)))
  const ports = processes.map(({ port }) => port)
  const subscriberIds = await createSubscribers(ports[0] as number, preparing.key)
  const decisions = await DecisionLog.of(stage.engines.ports.redis, hammered.key.slice(0, 8))
  const writers = await WritersAtOnce.watch(stage.adminUrl)
  const hammer = new Hammer(hammered.key, subscriberIds, ports, createRandom(seed))
  console.log(
    `limits: seed ${seed}, ${processCount} processes, ${clientCount} clients, one key, ${minuteLimit} a minute`,
  )

  const startedAt = performance.now()
  const second = (seconds: number) => startedAt + seconds * 1000
  let victim: number | undefined
  const isHealed = () => victim !== undefined && decisions.heldBy(victim).length === 0
  const bursts = hammer.inBursts(() => performance.now() > second(burstsUntil) && isHealed())
  const death = await killOne(processes, hammer, decisions, second(killAt))
  victim = death.pid
  await sleep(Math.max(0, second(restartAt) - performance.now()))
  processes.push(await stage.startApi(patient))
  const living = processes.filter(({ pid }) => pid !== death.pid)
  hammer.aimAt(living.map(({ port }) => port))
  await bursts
  await waitUntil('the end of all requests', () => decisions.inFlight === 0).catch(() => {})
  // A sample ends with a minute that is used up, and would have to wait for room.
  const early = sample ? await probeSlots(hammer, decisions) : undefined
  const isUsedUp = () => hammer.refusedByMinute >= refusedAtTheEnd
  await hammer.withoutPause(() => performance.now() > second(end) && isUsedUp())
  await waitUntil('the end of all requests', () => decisions.inFlight === 0, 10).catch(() => {})
  const slotsLeft = decisions.inFlight
  const probe = early ?? (await waitForRoom(hammer, () => probeSlots(hammer, decisions)))
  await writers.stop()
  decisions.close()
  const seen = { decisions, writers, answers: hammer.answers, death, slotsLeft, probe, living }
  return judge({ sample, control: stage.control, minuteLimit, ...seen })
}

async function limitKey(adminUrl: string, id: number, minuteLimit: number): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  await client.query('update api_keys set minute_limit = $2 where id = $1', [id, minuteLimit])
  await client.end()
}

async function createSubscribers(port: number, key: string): Promise<number[]> {
  const ids: number[] = []
  for (let i = 1; i <= subscriberCount; i += 1) {
    const body = { email: `person.${i}@example.com`, status: 1 }
    const answer = await call({ port, method: 'POST', path: '/subscribers', key, body })
    if (answer.status !== 201) throw new Error(`could not create a subscriber: ${JSON.stringify(answer.body)}`)
    ids.push(answer.body.data.id)
  }
  return ids
}

/** At the first moment from then on at which the process holds several slots. */
async function killOne(processes: ApiProcess[], hammer: Hammer, decisions: DecisionLog, from: number): Promise<Death> {
  const victim = processes[1] as ApiProcess
  await sleep(from - performance.now())
  for (let looks = 0; decisions.heldBy(victim.pid).length < 3 && looks < 12_000; looks += 1) await sleep(5)
  const at = Date.now()
  const killed = victim.kill()
  hammer.aimAt(processes.filter(({ pid }) => pid !== victim.pid).map(({ port }) => port))
  await killed
  // What the process had written to its socket before it died may still be on the way to us.
  await sleep(50)
  const held = decisions.heldBy(victim.pid).map(({ name }) => name)
  return { pid: victim.pid, at, held, countedThen: countedAt(decisions, at) }
}

function countedAt(decisions: DecisionLog, at: number): number {
  return decisions.acceptedAt.filter((time) => time / 1000 > at - 60_000 && time / 1000 <= at).length
}

async function waitForRoom<T>(hammer: Hammer, act: () => Promise<T>): Promise<T> {
  await waitUntil('room for 12 requests in the minute', async () => {
    const { headers } = await hammer.quick()
    if (Number(headers['x-ratelimit-remaining']) >= 12) return true
    await sleep(500)
    return false
  })
  return act()
}

/** Ten requests at once fill all slots, so none was lost; one more finds none. */
async function probeSlots(hammer: Hammer, decisions: DecisionLog): Promise<SlotProbe> {
  const released = Promise.withResolvers<void>()
  const ten = Array.from({ length: 10 }, () => hammer.held(released.promise))
  await waitUntil('ten held slots', () => decisions.inFlight >= 10, 5).catch(() => {})
  const eleventh = await hammer.quick()
  released.resolve()
  const admitted = (await Promise.all(ten)).filter(({ status }) => status < 300 && status > 0).length
  return { admitted, eleventh: `${eleventh.status} ${eleventh.body?.code}` }
}
