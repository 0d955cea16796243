import pg from 'pg'
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
import { freePort } from '../stage/free-port.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import { type Finding, finding, type Verdict } from '../verdict.ts'
import { faultsOfRecord } from './mixed-faults.ts'
import { runStorms } from './run-storms.ts'
import { startUnsubscribing } from './unsubscribe-load.ts'

interface MixedOptions {
  sample: boolean
  seeds?: readonly number[]
}

const full = { recipients: 100_000, minutes: 10, seeds: [201, 202, 203] }
const small = { recipients: 4000, minutes: 1, seeds: [201] }

/** Everything goes wrong, again and again, while people leave: all counters of the judge must stay at zero. */
export async function runMixed({ sample, seeds }: MixedOptions): Promise<Verdict> {
  const size = { ...(sample ? small : full), ...(seeds && { seeds }) }
  const findings: Finding[] = []
  for (const seed of size.seeds) {
    console.log(`mixed: seed ${seed}, ${size.recipients} recipients, faults for ${size.minutes} min`)
    findings.push(...(await onStage((stage) => runFaults(stage, { ...size, seed }))))
    findings.push(...(await runStorms({ seed, sample })))
  }
  return {
    findings,
    summary: `${size.seeds.length} seeds of ${size.minutes} min with faults`,
    provenIds: [],
    figures: { ...size, findings: findings.map(({ text }) => text) },
  }
}

interface Round {
  seed: number
  recipients: number
  minutes: number
}

async function runFaults(stage: Stage, { seed, recipients, minutes }: Round): Promise<Finding[]> {
  await stage.engines.start('nats')
  const delivery = await prepareDelivery(stage, { seed, recipients, relay: 'record', senders: 2, proxied: true })
  const port = await freePort()
  const api = new Supervised('api', {
    dir: stage.dir,
    environment: { ...delivery.environment, API_PORT: String(port) },
  })
  try {
    await waitUntil('answer of the API', () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    const watcher = await connected(stage.adminUrl)
    const load = startUnsubscribing(watcher.client, { port, account: delivery.account, recipients, seed })
    const over = AbortSignal.timeout(minutes * 60_000)
    const strikes = await strikeUntil(over, { seed, faults: faultsOfRecord(stage, delivery, api), gapMs: [500, 3000] })
    await load.stop()
    await watcher.close()
    const { lines, passed } = await judge(stage, delivery, load)
    return [
      finding(passed, `seed ${seed}, ${strikes.length} faults, ${load.acknowledged.length} left: ${lines[0]}`),
      finding(load.serverErrors === 0, `seed ${seed}: ${load.serverErrors} answers of the API were 500`),
    ]
  } finally {
    await api.stop()
    await delivery.close()
  }
}

async function judge(stage: Stage, delivery: DeliveryStage, load: ReturnType<typeof startUnsubscribing>) {
  const { client, close } = await connected(stage.adminUrl)
  try {
    await delivery.db.transaction(delivery.account, (tx) => resumeRun(tx, delivery.run.runId))
    await waitUntilSettled(client, delivery.run)
    // What the relay has accepted must also come out at its other end.
    await delivery.relayIsEmpty()
    const effects = await unsubscriptionEffects(client, delivery.account.accountId)
    const verdict = await checkDelivery(client, { ...delivery.run, ...load, effects })
    const lines = describeVerdict(verdict)
    for (const line of lines) console.log(line)
    return { lines, passed: isClean(verdict) }
  } finally {
    await close()
  }
}

/** PostgreSQL is killed again and again, and every connection with it: each question opens one of its own if it must. */
async function connected(url: string): Promise<{ client: pg.Client; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { client: pool as unknown as pg.Client, close: () => pool.end() }
}
