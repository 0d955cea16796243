import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { holds, verifyConsent } from '../../server/src/features/consent/index.ts'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { recipients } from '../delivery/recipients.ts'
import { freePort } from '../stage/free-port.ts'
import { openOperator } from '../stage/provision.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { Supervised } from '../stage/supervised.ts'
import { type ChaosOptions, finding, type Verdict } from '../verdict.ts'
import { InsistentRelay } from './insistent-relay.ts'
import { judgeInbound } from './judge-inbound.ts'
import { planReports, twiceAndShuffled } from './planned-reports.ts'
import { prepareSentNewsletter } from './sent-newsletter.ts'

const full = { people: 10_200, kills: 100 }
const small = { people: 1020, kills: 6 }
const usualSeed = 26
const connections = 8

/** Reports about everybody, each twice, into a process that is killed again and again: every effect once, none lost. */
export function runInboundKills({ sample, seed = usualSeed }: ChaosOptions): Promise<Verdict> {
  return onStage((stage) => bombard(stage, { ...(sample ? small : full), seed }))
}

async function bombard(stage: Stage, { people, kills, seed }: typeof full & { seed: number }): Promise<Verdict> {
  const client = new pg.Client({ connectionString: stage.adminUrl })
  await client.connect()
  const ready = [...recipients({ seed, count: people })].filter(({ state }) => state === 'receiveReady')
  const { account, runId } = await prepareSentNewsletter(stage, client, recipients({ seed, count: people }))
  const secret = stage.environment.POSTRIDER_SECRET as string
  const planned = planReports(ready, { secret, accountId: account.accountId, runId })
  const deliveries = twiceAndShuffled(planned, seed)
  const port = await freePort()
  const environment = { ...stage.environment, INBOUND_PORT: String(port) }
  const inbound = new Supervised('inbound', { dir: stage.dir, environment })
  const relay = new InsistentRelay(port, deliveries)
  console.log(
    `inbound: seed ${seed}, ${planned.length} reports, each twice, ${connections} connections, ${kills} kills`,
  )
  try {
    const startedAt = performance.now()
    const [struck] = await Promise.all([
      strike(inbound, relay, { seed, kills, every: deliveries.length / (kills + 1) }),
      relay.deliverAll(connections),
    ])
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const operator = openOperator(stage)
    const consent = await verifyConsent(operator, account).finally(() => operator.close())
    return {
      findings: [
        finding(struck === kills, `${struck} kills while reports came in`),
        ...(await judgeInbound(client, planned)),
        finding(holds(consent), 'the consent ledger holds'),
      ],
      note: `${relay.repeated} deliveries had to be repeated`,
      summary: `${planned.length} reports, each twice, ${struck} kills, ${seconds} s`,
      provenIds: [],
      figures: {
        reports: planned.length,
        deliveries: deliveries.length,
        kills: struck,
        repeated: relay.repeated,
        seconds,
      },
    }
  } finally {
    await inbound.stop()
    await client.end()
  }
}

/** Spread over all deliveries, each a moment after the process has begun to answer. */
async function strike(
  inbound: Supervised,
  relay: InsistentRelay,
  { seed, kills, every }: { seed: number; kills: number; every: number },
): Promise<number> {
  const random = createRandom(seed)
  let struck = 0
  for (let attempts = 0; struck < kills && attempts < 1000; attempts += 1) {
    const moment = every * (struck + 1)
    for (let looks = 0; relay.answered < moment && looks < 60_000; looks += 1) await sleep(2)
    await sleep(random.next() * 20)
    if (inbound.signal('SIGKILL')) struck += 1
    else await sleep(10)
  }
  return struck
}
