import { join } from 'node:path'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { strikeUntil } from '../delivery/fault-schedule.ts'
import { mailsOfRuns } from '../delivery/mails-of-runs.ts'
import { gatherReadership, type Readership } from '../delivery/readership.ts'
import type { FaultRule } from '../oracle/fault-rule.rules.ts'
import type { OracleLog } from '../oracle/oracle-log.ts'
import { JumpingClock } from '../stage/jumping-clock.ts'
import { lastingClient } from '../stage/lasting-client.ts'
import { provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { type Finding, finding } from '../verdict.ts'
import { type CanceledRun, startAndCancel } from './cancel-runs.ts'
import { judgeCanceled, untilAllSettled } from './judge-canceled.ts'
import { clockJumps, fault } from './mixed-faults.ts'
import { hurry } from './run-storms.ts'

/** Slow enough that a run lasts for seconds, and with refusals that leave mail waiting when the run is canceled. */
const slowAndMoody: FaultRule[] = [
  { at: 'dot', probability: 0.03, action: { kind: 'reply', code: 451, text: '4.3.0 come back later' } },
  { at: 'mail', probability: 0.01, action: { kind: 'reply', code: 421, text: '4.3.2 closing' } },
  { at: 'dot', delayMs: [20, 80] },
]

const people = 1000
/** An account sends one run after the other, so runs that shall be under way at once need one each. */
const accounts = 3
const withinMs = 2500

/**
 * Small runs that are canceled while they are being sent, without NATS from beginning to end. The oracle itself is the
 * relay here: only then the moment of an acceptance can be compared with that of the cancel.
 */
export function runCancels({ seed, sample }: { seed: number; sample: boolean }): Promise<Finding[]> {
  return onStage(async (stage) => {
    const clock = new JumpingClock(stage.dir)
    const delivery = await prepareDelivery(stage, { seed, recipients: people, relay: 'opaque', senders: 2, clock })
    try {
      await delivery.oracle.arm(slowAndMoody)
      const readerships = await gatherReaderships(stage, seed)
      const over = new AbortController()
      const kills = delivery.senders.map((sender) => fault('kill', 1, async () => sender.signal('SIGKILL')))
      const plan = { seed, faults: [...kills, ...clockJumps(clock)], gapMs: [500, 3000] as [number, number] }
      const strikes = strikeUntil(over.signal, plan, () => {})
      const { client, close } = lastingClient(stage.adminUrl)
      const place = { client, db: delivery.db }
      const canceled = await cancelMany(place, readerships, { seed, each: sample ? 6 : 12 }).finally(close)
      over.abort()
      await strikes
      const judgeTime = (passed: boolean, text: string) => stage.control.judgeTime({ sample }, passed, text)
      return await judge(delivery, `seed ${seed}, without NATS`, canceled, judgeTime)
    } finally {
      await delivery.close()
    }
  })
}

async function gatherReaderships(stage: Stage, seed: number): Promise<Readership[]> {
  const readerships: Readership[] = []
  for (const account of await provisionAccounts(stage, { accounts, keysEach: 1 })) {
    const expectedFile = join(stage.dir, `expected-${account.accountId}.jsonl`)
    readerships.push(await gatherReadership(stage, { account, expectedFile, seed, count: people }))
  }
  return readerships
}

/** In each account one after the other. */
async function cancelMany(
  place: Pick<DeliveryStage, 'client' | 'db'>,
  readerships: readonly Readership[],
  { seed, each }: { seed: number; each: number },
): Promise<CanceledRun[]> {
  const inTurn = async (readership: Readership, i: number) => {
    const random = createRandom(seed + i)
    const runs: CanceledRun[] = []
    while (runs.length < each) runs.push(await startAndCancel({ ...place, readership }, random, withinMs))
    return runs
  }
  return (await Promise.all(readerships.map(inTurn))).flat()
}

type JudgeTime = (passed: boolean, text: string) => Finding

async function judge(
  delivery: DeliveryStage,
  name: string,
  canceled: readonly CanceledRun[],
  judgeTime: JudgeTime,
): Promise<Finding[]> {
  const { client, db, readership, run, oracle, environment } = delivery
  // The newsletter the stage began with was never canceled and must have reached everybody.
  const runs = [{ readership, runId: run.runId, plannedMs: 0, canceledMs: undefined }, ...canceled]
  const hurrying = setInterval(() => void hurry(client), 2000)
  await untilAllSettled(client, runs).finally(() => clearInterval(hurrying))
  const mailsOf = mailsOfRuns(await oracle.readLog(), environment.POSTRIDER_SECRET as string)
  const known = new Set<number | null>(runs.map(({ runId }) => runId))
  const strays = [...mailsOf].reduce((sum, [id, { acceptances }]) => sum + (known.has(id) ? 0 : acceptances.length), 0)
  return [
    await judgeCanceled(name, runs, { client, db, mailsOf }),
    finding(strays === 0, `${strays} mails are of no run`),
    ...timesOf(canceled, mailsOf, Number(environment.RELAY_CONNECTIONS), judgeTime),
  ]
}

function timesOf(
  runs: readonly CanceledRun[],
  mailsOf: ReadonlyMap<number | null, OracleLog>,
  connections: number,
  judgeTime: JudgeTime,
): Finding[] {
  const acceptedMs = ({ runId }: CanceledRun) =>
    (mailsOf.get(runId)?.acceptances ?? []).map(({ monotonicMs }) => monotonicMs)
  const late = runs.map(
    (run) => acceptedMs(run).filter((ms) => ms > (run.canceledMs ?? Number.POSITIVE_INFINITY)).length,
  )
  const delays = runs.flatMap((run) =>
    acceptedMs(run)
      .slice(0, 1)
      .map((ms) => ms - run.plannedMs),
  )
  const median = delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)] ?? Number.POSITIVE_INFINITY
  const most = Math.max(...late)
  return [
    finding(
      most <= 2 * connections,
      `at most ${most} mails of a run accepted after its cancel, ${2 * connections} may be`,
    ),
    judgeTime(median <= 2000, `without NATS the first mail left ${median.toFixed(0)} ms after its plan (median)`),
  ]
}
