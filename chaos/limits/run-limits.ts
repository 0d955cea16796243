import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/process-control.ts'
import type { ApiProcess } from '../stage/api-process.ts'
import { call } from '../stage/http-call.ts'
import { provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import type { Verdict } from '../verdict.ts'
import { DecisionLog } from './decision-log.ts'
import { clientCount, Hammer } from './hammer.ts'
import { judge } from './judge-limits.ts'
import { WritersAtOnce } from './writers-at-once.ts'

const timelines = {
  full: { burstsUntil: 35, killAt: 15, restartAt: 27, end: 90 },
  sample: { burstsUntil: 12, killAt: 2, restartAt: 10, end: 25 },
}
const processCount = 3
const subscriberCount = 60

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
export function runLimits({ sample }: { sample: boolean }): Promise<Verdict> {
  return onStage((stage) => hammerOneKey(stage, sample))
}

async function hammerOneKey(stage: Stage, sample: boolean): Promise<Verdict> {
  const timeline = sample ? timelines.sample : timelines.full
  const [account] = await provisionAccounts(stage, { accounts: 1, keysEach: 2 })
  const [hammered, preparing] = account?.keys ?? []
  if (!hammered || !preparing) throw new Error('there are no keys')
  const processes = await Promise.all(Array.from({ length: processCount }, () => stage.startApi()))
  const ports = processes.map(({ port }) => port)
  const subscriberIds = await createSubscribers(ports[0] as number, preparing.key)
  const decisions = await DecisionLog.of(stage.engines.ports.redis, hammered.key.slice(0, 8))
  const writers = await WritersAtOnce.watch(stage.adminUrl)
  const hammer = new Hammer(hammered.key, subscriberIds, ports)
  console.log(`limits: ${processCount} processes, ${clientCount} clients, one key, ${timeline.end} s`)

  const startedAt = performance.now()
  const second = (seconds: number) => startedAt + seconds * 1000
  const bursts = hammer.inBursts(second(timeline.burstsUntil))
  const death = await killOne(processes, hammer, decisions, second(timeline.killAt))
  await sleep(second(timeline.restartAt) - performance.now())
  processes.push(await stage.startApi())
  const living = processes.filter(({ pid }) => pid !== death.pid)
  hammer.aimAt(living.map(({ port }) => port))
  await bursts
  // The dead process may still hold slots; how soon they are free is judged apart.
  await waitUntil('slots of the dead process', () => decisions.inFlight === 0, 15).catch(() => {})
  // A sample ends with a minute that is used up, and would have to wait for room.
  const early = sample ? await probeSlots(hammer, decisions) : undefined
  await hammer.withoutPause(second(timeline.end))
  await sleep(500)
  const slotsLeft = decisions.inFlight
  const probe = early ?? (await waitForRoom(hammer, () => probeSlots(hammer, decisions)))
  await writers.stop()
  decisions.close()
  return judge({ sample, decisions, writers, answers: hammer.answers, death, slotsLeft, probe, living })
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
  while (decisions.heldBy(victim.pid).length < 3) await sleep(5)
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
  const ten = Array.from({ length: 10 }, () => hammer.slow(1500))
  await waitUntil('ten held slots', () => decisions.inFlight >= 10, 1).catch(() => {})
  const eleventh = await hammer.quick()
  const admitted = (await Promise.all(ten)).filter(({ status }) => status < 300 && status > 0).length
  return { admitted, eleventh: `${eleventh.status} ${eleventh.body?.code}` }
}
