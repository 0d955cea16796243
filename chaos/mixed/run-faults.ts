import { join } from 'node:path'
import type pg from 'pg'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { resumeRun } from '../../server/src/features/runs/index.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import {
  checkDelivery,
  describeVerdict,
  isClean,
  unsubscriptionEffects,
  waitUntilSettled,
} from '../delivery/check-delivery.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { strikeUntil } from '../delivery/fault-schedule.ts'
import { mailsOfRuns } from '../delivery/mails-of-runs.ts'
import { gatherReadership, planNewsletter, type Readership } from '../delivery/readership.ts'
import { freePort } from '../stage/free-port.ts'
import { JumpingClock } from '../stage/jumping-clock.ts'
import { lastingClient } from '../stage/lasting-client.ts'
import { provisionAccounts } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import { type Finding, finding } from '../verdict.ts'
import { type CanceledRun, startAndCancel } from './cancel-runs.ts'
import { judgeCanceled, untilAllSettled } from './judge-canceled.ts'
import { judgeTimes } from './judge-times.ts'
import { faultsOfRecord } from './mixed-faults.ts'
import { startUnsubscribing, type UnsubscribeLoad } from './unsubscribe-load.ts'

interface Round {
  seed: number
  recipients: number
  minutes: number
  hasNats: boolean
}

/** A newsletter through a relay that can be asked, while everything around it fails. */
export function runFaults(round: Round): Promise<Finding[]> {
  return onStage(async (stage) => {
    const { seed, recipients, hasNats } = round
    if (hasNats) await stage.engines.start('nats')
    const clock = new JumpingClock(stage.dir)
    const settings = { seed, recipients, relay: 'record', senders: 2, proxied: true, clock } as const
    const delivery = await prepareDelivery(stage, settings)
    const port = await freePort()
    const environment = { ...delivery.environment, API_PORT: String(port) }
    const api = new Supervised('api', { dir: stage.dir, environment })
    try {
      await untilReady(port)
      return await strike(stage, delivery, { ...round, api, port, clock })
    } finally {
      await api.stop()
      await delivery.close()
    }
  })
}

interface Scene extends Round {
  api: Supervised
  port: number
  clock: JumpingClock
}

async function strike(stage: Stage, delivery: DeliveryStage, scene: Scene): Promise<Finding[]> {
  const { seed, recipients, minutes, port } = scene
  const readership = await gatherOthers(stage, seed)
  const later = await planNewsletter(delivery.db, readership, 50)
  const { client, close } = lastingClient(stage.adminUrl)
  try {
    const canceled: CanceledRun[] = []
    const random = createRandom(seed)
    const cancel = async () =>
      canceled.push(await startAndCancel({ client, db: delivery.db, readership }, random, 1500))
    const faults = faultsOfRecord(stage, delivery, { ...scene, startAndCancel: cancel })
    const load = startUnsubscribing(client, { port, account: delivery.account, recipients, seed })
    const over = AbortSignal.timeout(minutes * 60_000)
    const strikes = await strikeUntil(over, { seed, faults, gapMs: [500, 3000] })
    await load.stop()
    const name = `seed ${seed}, ${strikes.length} faults, ${load.acknowledged.length} left`
    return [
      ...(await judge(client, { name, stage, delivery, load, canceled })),
      finding(load.serverErrors === 0, `seed ${seed}: ${load.serverErrors} answers of the API were 500`),
      await judgeTimes(client, { seed, later }),
    ]
  } finally {
    await close()
  }
}

/** For the runs that are canceled; an account of their own, so that who leaves the large one is not missed here. */
async function gatherOthers(stage: Stage, seed: number): Promise<Readership> {
  const [account] = await provisionAccounts(stage, { accounts: 1, keysEach: 1 })
  if (!account) throw new Error('there is no account')
  const expectedFile = join(stage.dir, 'expected-canceled.jsonl')
  return gatherReadership(stage, { account, expectedFile, seed: seed + 1000, count: 1500 })
}

interface Remains {
  name: string
  stage: Stage
  delivery: DeliveryStage
  load: UnsubscribeLoad
  canceled: CanceledRun[]
}

async function judge(client: pg.Client, remains: Remains): Promise<Finding[]> {
  const { name, stage, delivery, load, canceled } = remains
  const { db, account, run, oracle } = delivery
  await db.transaction(account, (tx) => resumeRun({ tx }, run.runId))
  await waitUntilSettled(client, run)
  await untilAllSettled(client, canceled)
  // What the relay has accepted must also come out at its other end.
  await delivery.relayIsEmpty()
  const mailsOf = mailsOfRuns(await oracle.readLog(), stage.environment.POSTRIDER_SECRET as string)
  const others = new Set<number | null>(canceled.map(({ runId }) => runId))
  const own = [...mailsOf].filter(([id]) => !others.has(id)).flatMap(([, { acceptances }]) => acceptances)
  const effects = await unsubscriptionEffects(client, account.accountId)
  const verdict = await checkDelivery(client, { ...run, ...load, effects }, { acceptances: own, faults: [] })
  const lines = describeVerdict(verdict)
  for (const line of lines) console.log(line)
  return [
    finding(isClean(verdict), `${name}: ${lines[0]}`),
    await judgeCanceled('beside it', canceled, { client, db, mailsOf }),
  ]
}

async function untilReady(port: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  await waitUntil('answer of the API', isReady)
}
