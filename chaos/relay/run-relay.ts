import { setTimeout as sleep } from 'node:timers/promises'
import { waitUntil } from '../../tools/services/process-control.ts'
import { checkDelivery, describeVerdict, isClean, waitUntilSettled } from '../delivery/check-delivery.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { countDoubts } from '../delivery/state-change-log.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { type ChaosOptions, type Finding, finding, type Verdict } from '../verdict.ts'
import { fullLogDisk, hungDaemons, mountLogDisk, type RelayFault } from './relay-faults.ts'

interface Round {
  seed: number
  fault: RelayFault
  recipients: number
}
interface Result {
  findings: Finding[]
  doubts: number
}

const full = { recipients: 20_000, seeds: [501, 502, 503] }
const small = { recipients: 3000, seeds: [501] }

/** The relay hangs in one of its parts while senders die: nothing is concluded from its silence. */
export async function runRelay({ sample, seed: asked }: ChaosOptions): Promise<Verdict> {
  const { seeds: planned, recipients } = sample ? small : full
  const seeds = asked === undefined ? planned : [asked]
  const results: Result[] = []
  for (const seed of seeds)
    for (const fault of [hungDaemons, fullLogDisk]) {
      console.log(`relay: seed ${seed}, ${recipients} recipients, ${fault.name} for ${fault.seconds} s`)
      results.push(await onStage((stage) => hang(stage, { recipients, seed, fault })))
    }
  const doubts = results.reduce((sum, result) => sum + result.doubts, 0)
  return {
    findings: results.flatMap(({ findings }) => findings),
    summary: `${doubts} doubts in ${results.length} runs of ${recipients} recipients`,
    provenIds: [],
    figures: { doubts, runs: results.length, recipients },
  }
}

async function hang(stage: Stage, round: Round): Promise<Result> {
  const disk = mountLogDisk(stage.dir)
  try {
    const { logFile } = disk
    const delivery = await prepareDelivery(stage, { ...round, relay: 'record', senders: 2, logFile })
    try {
      const lasting = await strike(delivery, round)
      await waitUntilSettled(delivery.client, delivery.run)
      await delivery.relayIsEmpty()
      return await judge(delivery, { ...round, lasting })
    } finally {
      await delivery.close()
    }
  } finally {
    disk.unmount()
  }
}

/** Returns how many doubts lasted as long as the fault: all others could be settled in spite of it, and show nothing. */
async function strike(delivery: DeliveryStage, { fault, recipients }: Round): Promise<number> {
  const { postfix, senders } = delivery
  if (!postfix) throw new Error('there is no relay that could hang')
  await waitUntil('the first mails', async () => (await countMails(delivery, 'true')) > recipients / 20)
  const end = await fault.begin(delivery, postfix)
  try {
    for (const sender of senders) sender.signal('SIGKILL')
    const isDue = 'state = 6 and due_at < now()'
    await waitUntil('doubts that have had their rest', async () => (await countMails(delivery, isDue)) > 0)
    await sleep(1000 * fault.seconds)
    return await countMails(delivery, isDue)
  } finally {
    await end()
  }
}

async function countMails({ client, run }: DeliveryStage, condition: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from messages where run_id = $1 and ${condition}`,
    [run.runId],
  )
  return rows[0]?.count as number
}

async function judge(
  { client, run }: DeliveryStage,
  { seed, fault, lasting }: Round & { lasting: number },
): Promise<Result> {
  const verdict = await checkDelivery(client, run)
  const lines = describeVerdict(verdict)
  for (const line of lines) console.log(line)
  const doubts = await countDoubts(client, run.runId)
  const { unknown = 0 } = verdict.figures.rows
  const name = `seed ${seed}, ${fault.name}`
  return {
    findings: [
      finding(lasting > 0, `${name}: ${doubts} doubts, ${lasting} lasted as long, ${unknown} ended as unknown`),
      finding(isClean(verdict), `${name}: ${lines[0]}`),
    ],
    doubts,
  }
}
