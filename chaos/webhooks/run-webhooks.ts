import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/process-control.ts'
import { provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import { type Finding, finding, type Verdict } from '../verdict.ts'
import { Audience, Listener } from './audience.ts'
import { EventLoad, pauseMs, perRequest } from './event-load.ts'

const receivers = 20
const full = { rounds: 4, eventsEach: 260, killed: 2900, kills: 20 }
const small = { rounds: 2, eventsEach: 80, killed: 120, kills: 2 }
const warmUp = 60
const mostExtraMs = 1000

type Plan = typeof full
interface Scene {
  load: EventLoad
  listeners: Listener[]
  workers: Supervised[]
  /** As the operator would, after an outage. */
  enable(listener: Listener): Promise<void>
  judgeTime(passed: boolean, text: string): Finding
}

/** Twenty receivers, of which one dies and one is slow, and workers that are killed: who is well waits for nobody. */
export function runWebhooks({ sample }: { sample: boolean }): Promise<Verdict> {
  return onStage((stage) => tellTwenty(stage, sample))
}

async function tellTwenty(stage: Stage, sample: boolean): Promise<Verdict> {
  const plan = sample ? small : full
  await stage.engines.start('nats')
  const [account] = await provisionAccounts(stage, { accounts: 1, keysEach: 1 })
  if (!account) throw new Error('there is no account')
  const audience = new Audience(stage.environment)
  const { port } = await stage.startApi()
  const load = new EventLoad(port, account.keys[0]?.key as string)
  const listeners: Listener[] = []
  for (let i = 1; i <= receivers; i += 1)
    listeners.push(await Listener.hired(audience, account.accountId, `receiver ${i}`))
  const environment = { ...stage.environment, WEBHOOK_ALLOW_PRIVATE: 'true' }
  const workers = [1, 2].map((n) => new Supervised('webhooks', { dir: stage.dir, environment, name: `webhooks-${n}` }))
  const enable = (listener: Listener) => audience.enable(account.accountId, listener.hookId)
  try {
    const judgeTime = (passed: boolean, text: string) => stage.control.judgeTime({ sample }, passed, text)
    return await play({ load, listeners, workers, enable, judgeTime }, plan)
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await Promise.all(listeners.map((listener) => listener.goAway().catch(() => {})))
    await audience.close()
  }
}

/** Calm and trouble take turns, so that a busy moment of the machine does not count for one of them alone. */
async function play(scene: Scene, plan: Plan): Promise<Verdict> {
  const { load, listeners } = scene
  const well = listeners.slice(2)
  await load.begin()
  // The first events meet code and connections that are not warm yet.
  await load.write(warmUp)
  await arrived(scene, listeners)
  console.log(`webhooks: ${receivers} receivers, 2 workers`)
  const calm: number[] = []
  const troubled: number[] = []
  for (let round = 1; round <= plan.rounds; round += 1) {
    calm.push(...(await measured(scene, well, plan.eventsEach)))
    await trouble(scene)
    troubled.push(...(await measured(scene, well, plan.eventsEach)))
    if (round < plan.rounds) await recover(scene)
  }
  const kills = await writeUnderKills(scene, plan)
  await arrived(scene, well)
  await recover(scene)
  return judge(scene, { calm: inOrder(calm), troubled: inOrder(troubled), kills })
}

async function trouble({ listeners: [dead, slow] }: Scene): Promise<void> {
  await dead?.goAway()
  slow?.behave((_received, response) => {
    setTimeout(() => response.writeHead(204).end(), 3000)
    return undefined
  })
}

async function recover(scene: Scene): Promise<void> {
  const [dead, slow] = scene.listeners as [Listener, Listener]
  slow.behave(() => 204)
  await dead.comeBack()
  await scene.enable(dead)
  await arrived(scene, scene.listeners)
}

/** How late each event arrived at each receiver. */
async function measured({ load }: Scene, well: Listener[], events: number): Promise<number[]> {
  const first = load.last + 1
  await load.write(events)
  await arrived({ load }, well)
  const delays: number[] = []
  for (let sequence = first; sequence <= load.last; sequence += 1)
    for (const listener of well)
      delays.push(Math.max(0, (listener.arrivalOf(sequence) as number) - load.committedMs(sequence)))
  return delays
}

function inOrder(delays: number[]): number[] {
  return delays.sort((a, b) => a - b)
}

async function writeUnderKills({ load, workers }: Scene, { killed, kills }: Plan): Promise<number> {
  const writing = load.write(killed)
  const betweenMs = ((killed / perRequest) * pauseMs) / (kills + 1)
  let struck = 0
  for (let i = 0; i < kills; i += 1) {
    await sleep(betweenMs)
    if (workers[i % workers.length]?.signal('SIGKILL')) struck += 1
  }
  await writing
  return struck
}

function arrived({ load }: Pick<Scene, 'load'>, listeners: Listener[]): Promise<void> {
  const nobodyMisses = () => listeners.every((listener) => listener.missing(1, load.last) === 0)
  return waitUntil('every event at every receiver', nobodyMisses, 300)
}

function judge(
  { load, listeners, judgeTime }: Scene,
  { calm, troubled, kills }: { calm: number[]; troubled: number[]; kills: number },
): Verdict {
  const sum = (count: (listener: Listener) => number) => listeners.reduce((total, one) => total + count(one), 0)
  const missing = sum((listener) => listener.missing(1, load.last))
  const [forged, renamed, repeated] = [
    sum(({ forged }) => forged),
    sum(({ renamed }) => renamed),
    sum(({ repeated }) => repeated),
  ]
  const at = (delays: number[], share: number) =>
    delays[Math.min(delays.length - 1, Math.floor(delays.length * share))] as number
  const extra = (share: number) => at(troubled, share) - at(calm, share)
  const shown = (delays: number[]) => `median ${at(delays, 0.5)}, 99 % ${at(delays, 0.99)}, longest ${at(delays, 1)} ms`
  const findings: Finding[] = [
    finding(
      missing === 0,
      `${load.last} events, ${listeners.length} receivers, ${kills} kills: ${missing} missing by sequence`,
    ),
    finding(
      forged === 0 && renamed === 0,
      `every signature is genuine (${forged} not), every event keeps its id (${renamed} not)`,
    ),
    judgeTime(
      extra(0.5) <= mostExtraMs && extra(0.99) <= mostExtraMs,
      `one dead and one slow receiver delay the others by ${extra(0.5)} ms (median), ${extra(0.99)} ms (99 %); at most ${mostExtraMs}`,
    ),
  ]
  return {
    findings,
    note: `delay without trouble: ${shown(calm)}; with: ${shown(troubled)}; delivered more than once: ${repeated}`,
    summary: `${load.last * listeners.length} deliveries`,
    provenIds: ['D-WHK-4.1', 'E-280.2'],
    control: `the same receivers before any trouble: ${shown(calm)}`,
    figures: {
      deliveries: load.last * listeners.length,
      kills,
      missing,
      repeated,
      calm: shown(calm),
      troubled: shown(troubled),
    },
  }
}
