import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { messageStates } from '../../server/src/features/messages/message-state.rules.ts'
import { checkDelivery, describeVerdict, isClean, waitUntilSettled } from '../delivery/check-delivery.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { strikeUntil } from '../delivery/fault-schedule.ts'
import { countDoubts, longestDoubtSeconds } from '../delivery/state-change-log.ts'
import { onStage } from '../stage/stage.ts'
import type { Supervised } from '../stage/supervised.ts'
import { type ChaosOptions, type Finding, finding, type Verdict } from '../verdict.ts'

interface Result {
  findings: Finding[]
  kills: number
  line: string
}

const full = { recipients: 100_000, kills: 70, seeds: [101, 102, 103] }
const small = { recipients: 3000, kills: 6, seeds: [101] }

const mostDoubtSeconds = 120
/** How far a sender may get with its mail before it is killed. */
const longestStrideMs = 600

/** Two senders that are killed at random: nobody goes without the mail and nobody gets it twice. */
export async function runKills({ sample, seed: asked }: ChaosOptions): Promise<Verdict> {
  const { recipients, kills, seeds: planned } = sample ? small : full
  const seeds = asked === undefined ? planned : [asked]
  const results: Result[] = []
  const rounds = [
    ...seeds.map((seed) => ({ seed, relay: 'record' as const })),
    { seed: seeds[0] as number, relay: 'opaque' as const },
  ]
  for (const { seed, relay } of rounds) {
    console.log(`kills: seed ${seed}, ${recipients} recipients, 2 senders, relay ${relay}, ${kills} kills`)
    results.push(await onStage((stage) => killSenders(stage, { seed, recipients, kills, relay, sample })))
  }
  const total = results.reduce((sum, result) => sum + result.kills, 0)
  return {
    findings: results.flatMap(({ findings }) => findings),
    summary: `${total} kills in ${results.length} runs of ${recipients} recipients`,
    provenIds: ['E-223.1', 'E-223.2'],
    figures: { kills: total, recipients, runs: results.map(({ line }) => line) },
  }
}

interface Round {
  seed: number
  recipients: number
  kills: number
  relay: 'record' | 'opaque'
  sample: boolean
}

async function killSenders(
  stage: Parameters<Parameters<typeof onStage>[0]>[0],
  { seed, recipients, kills, relay, sample }: Round,
): Promise<Result> {
  const delivery = await prepareDelivery(stage, { seed, recipients, relay, senders: 2 })
  try {
    const struck = await strike(delivery, { seed, kills })
    const settledAt = performance.now()
    await waitUntilSettled(delivery.client, delivery.run)
    await delivery.relayIsEmpty()
    const seconds = ((performance.now() - settledAt) / 1000).toFixed(0)
    const verdict = await checkDelivery(delivery.client, delivery.run)
    const lines = describeVerdict(verdict)
    for (const line of lines) console.log(line)
    const line = `seed ${seed}, ${relay} relay, ${struck} kills: ${lines[0]}; at rest ${seconds} s after the last kill`
    const longest = await longestDoubtSeconds(delivery.client, delivery.run.runId)
    const doubt = stage.control.judgeTime(
      { sample },
      longest <= mostDoubtSeconds,
      `seed ${seed}, ${relay} relay: the longest doubt lasted ${longest.toFixed(0)} s`,
    )
    const doubts = await countDoubts(delivery.client, delivery.run.runId)
    const hit = finding(doubts > 0, `seed ${seed}, ${relay} relay: ${doubts} mails were in doubt because of the kills`)
    return { findings: [finding(isClean(verdict), line), hit, doubt], kills: struck, line }
  } finally {
    await delivery.close()
  }
}

/** Kills senders that have mail on the wire, until there have been enough or the run is over. */
async function strike({ senders, client, run }: DeliveryStage, { seed, kills }: { seed: number; kills: number }) {
  const over = new AbortController()
  const random = createRandom(seed)
  let struck = 0
  const untilOnTheWire = async (sender: Supervised) => {
    while (!over.signal.aborted && !(await hasMailOnTheWire(client, run.runId, sender.pid))) await sleep(10)
  }
  const faults = senders.map((sender, i) => ({
    name: `kill sender ${i + 1}`,
    weight: 1,
    strike: async () => {
      // On a busy machine a sender takes longer to start than the pause lasts, and killing it then proves nothing.
      await untilOnTheWire(sender)
      await sleep(random.next() * longestStrideMs)
      await untilOnTheWire(sender)
      if (!over.signal.aborted && sender.signal('SIGKILL')) struck += 1
      if (struck >= kills) over.abort()
    },
  }))
  const watch = (async () => {
    while (!over.signal.aborted) {
      const { rowCount } = await client.query("select 1 from runs where id = $1 and state = 'finished'", [run.runId])
      if (rowCount) over.abort()
      else await sleep(500)
    }
  })()
  await strikeUntil(over.signal, { seed, faults, gapMs: [300, 1200] }, () => {})
  await watch
  return struck
}

async function hasMailOnTheWire(
  client: DeliveryStage['client'],
  runId: number,
  pid: number | undefined,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from messages m join senders s on s.id = m.owner where m.run_id = $1 and m.state = $2 and s.pid = $3 limit 1`,
    [runId, messageStates.onWire, pid ?? 0],
  )
  return rowCount === 1
}
