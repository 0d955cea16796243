import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom, type Random } from '../../server/src/features/demo/random.rules.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { judgeRuns, sendWhile, untilAllAtRest } from '../delivery/many-runs.ts'
import { countDoubts } from '../delivery/state-change-log.ts'
import { startProxy, type ToxicProxy } from '../oracle/proxy.ts'
import { JumpingClock } from '../stage/jumping-clock.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import type { Supervised } from '../stage/supervised.ts'
import { type ChaosOptions, type Finding, finding, type Verdict } from '../verdict.ts'
import { type Cut, cutsAt } from './cut-faults.ts'

interface Round {
  seed: number
  recipients: number
  runs: number
  /** How often each cut is made. */
  times: number
}
interface Result {
  findings: Finding[]
  cuts: number
  doubts: number
}

const full = { recipients: 40, runs: 60, times: 5, seeds: [701, 702, 703] }
const small = { recipients: 40, runs: 8, times: 1, seeds: [701] }
const gapMs = 4000

/** Parts that do not hear each other, and machines that sleep: nothing is lost, doubled or stuck. */
export async function runCuts({ sample, seed: asked }: ChaosOptions): Promise<Verdict> {
  const { seeds: planned, ...size } = sample ? small : full
  const results: Result[] = []
  for (const seed of asked === undefined ? planned : [asked]) {
    console.log(
      `cuts: seed ${seed}, each ${size.times} times, at least ${size.runs} runs of ${size.recipients} recipients`,
    )
    results.push(await onStage((stage) => cutAll(stage, { ...size, seed })))
  }
  const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0)
  const [cuts, doubts] = [sum((result) => result.cuts), sum((result) => result.doubts)]
  return {
    findings: results.flatMap(({ findings }) => findings),
    summary: `${cuts} cuts and ${doubts} doubts in ${results.length} rounds`,
    provenIds: [],
    figures: { cuts, doubts, rounds: results.length },
  }
}

async function cutAll(stage: Stage, round: Round): Promise<Result> {
  const { environment, engines } = stage
  await engines.start('nats')
  const senderDatabase = await startProxy(engines.ports.postgres)
  const dispatcherDatabase = await startProxy(engines.ports.postgres)
  const senderNats = await startProxy(engines.ports.nats)
  const clock = new JumpingClock(stage.dir)
  const url = environment.ENGINE_DATABASE_URL as string
  const delivery = await prepareDelivery(stage, {
    ...round,
    relay: 'record',
    senders: 2,
    proxied: true,
    clock,
    ofDispatcher: { ENGINE_DATABASE_URL: through(dispatcherDatabase, url) },
    ofFirstSender: {
      ENGINE_DATABASE_URL: through(senderDatabase, url),
      NATS_URL: through(senderNats, environment.NATS_URL as string),
    },
  })
  try {
    const [firstSender, relay] = [delivery.senders[0] as Supervised, delivery.proxy as ToxicProxy]
    const cuts = cutsAt({ senderDatabase, dispatcherDatabase, relay, senderNats, firstSender, clock })
    let isOver = false
    const striking = strikeAll(cuts, round).finally(() => {
      isOver = true
    })
    const runIds = await sendWhile(delivery, delivery.db, round, () => !isOver)
    const felt = await striking
    await untilAllAtRest(delivery, runIds)
    const doubts = await doubtsOf(delivery, runIds)
    const name = `seed ${round.seed}`
    const findings = [
      ...felt,
      finding(doubts > 0, `${name}: ${doubts} mails were in doubt`),
      ...(await judgeRuns(delivery, runIds)),
    ]
    return { findings, cuts: cuts.length * round.times, doubts }
  } finally {
    await delivery.close()
    await Promise.all([senderDatabase, dispatcherDatabase, senderNats].map((proxy) => proxy.close()))
  }
}

function through({ port }: ToxicProxy, address: string): string {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

/** One after the other, in an order the seed decides. A cut that nobody has felt shows nothing. */
async function strikeAll(cuts: readonly Cut[], { seed, times }: Round): Promise<Finding[]> {
  const random = createRandom(seed)
  const findings: Finding[] = []
  for (let round = 0; round < times; round++)
    for (const cut of shuffled(cuts, random)) {
      await sleep(gapMs)
      const { shortestSeconds: shortest, longestSeconds: longest } = cut
      const seconds = Math.round(shortest * (longest / shortest) ** (times === 1 ? 0 : random.next()))
      const felt = await cut.strike(seconds)
      const text = `seed ${seed}: ${cut.name} apart for ${seconds} s, felt ${felt} times`
      console.log(`  ${text}`)
      findings.push(finding(felt > 0, text))
    }
  return findings
}

function shuffled<T>(values: readonly T[], random: Random): T[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value)
}

async function doubtsOf({ client }: DeliveryStage, runIds: readonly number[]): Promise<number> {
  let sum = 0
  for (const runId of runIds) sum += await countDoubts(client, runId)
  return sum
}
