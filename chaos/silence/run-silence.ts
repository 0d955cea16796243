import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { Database } from '../../server/src/platform/db/database.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { faultNames } from '../delivery/check-delivery.rules.ts'
import { checkDelivery, describeVerdict, isClean, verdictLine, waitUntilSettled } from '../delivery/check-delivery.ts'
import { type DeliveryStage, prepareDelivery } from '../delivery/delivery-stage.ts'
import { strikeUntil } from '../delivery/fault-schedule.ts'
import { mailsOfRuns } from '../delivery/mails-of-runs.ts'
import { planNewsletter, startedRun } from '../delivery/readership.ts'
import { untilDone } from '../mixed/cancel-runs.ts'
import { readOracleLogs } from '../oracle/oracle-log.ts'
import { onStage, type Stage } from '../stage/stage.ts'
import { type Finding, finding, type Verdict } from '../verdict.ts'
import { silentServer } from './silent-server.ts'
import { StallPlan } from './stall-plan.ts'
import { startStallingProxy } from './stalling-proxy.ts'

interface Round {
  seed: number
  recipients: number
  /** At least so many; more are started while statements are still to be stalled. */
  runs: number
  timesEach: number
  longestSeconds: number
  serverFaults: number
}
interface Result {
  findings: Finding[]
  stalls: number
}

const gapMs = 1500
/** A kind of statement that has not come by in so many runs will not come any more. */
const mostRuns = 400

const full: Omit<Round, 'seed'>[] = [
  { recipients: 40, runs: 60, timesEach: 5, longestSeconds: 60, serverFaults: 6 },
  { recipients: 100_000, runs: 1, timesEach: 5, longestSeconds: 60, serverFaults: 2 },
]
const small: Omit<Round, 'seed'>[] = [{ recipients: 40, runs: 8, timesEach: 1, longestSeconds: 13, serverFaults: 1 }]

/** The database falls silent and comes back, statement by statement and as a whole: nothing is lost, doubled or stuck. */
export async function runSilence({ sample, seed }: { sample: boolean; seed?: number }): Promise<Verdict> {
  const seeds = seed !== undefined ? [seed] : sample ? [301] : [301, 302, 303]
  const results: Result[] = []
  for (const one of seeds)
    for (const round of sample ? small : full) {
      console.log(`silence: seed ${one}, ${round.recipients} recipients, at least ${round.runs} runs`)
      results.push(await onStage((stage) => fallSilent(stage, { ...round, seed: one })))
    }
  const stalls = results.reduce((sum, result) => sum + result.stalls, 0)
  return {
    findings: results.flatMap(({ findings }) => findings),
    summary: `${stalls} silent statements and servers in ${results.length} rounds`,
    provenIds: [],
    figures: { stalls, rounds: results.length },
  }
}

async function fallSilent(stage: Stage, round: Round): Promise<Result> {
  const plan = new StallPlan(round)
  const proxy = await startStallingProxy(stage.engines.ports.postgres, plan.decide)
  const url = new URL(stage.environment.ENGINE_DATABASE_URL as string)
  url.port = String(proxy.port)
  const delivery = await prepareDelivery(stage, {
    ...round,
    relay: 'record',
    senders: 2,
    environment: { ENGINE_DATABASE_URL: url.href },
  })
  const direct = new Database({
    url: stage.environment.ENGINE_DATABASE_URL as string,
    poolSize: 2,
    preparedStatements: true,
  })
  try {
    const server = silenceServer(stage, round)
    const runIds = await sendWhile(delivery, direct, round, () => !plan.isOver || !server.isOver())
    await server.ended
    for (const runId of runIds) await waitUntilSettled(delivery.client, { ...delivery.run, runId })
    await delivery.relayIsEmpty()
    for (const runId of runIds)
      await waitUntil('the end of the run', async () => !(await isOpen(delivery.client, runId)), 60).catch(() => {})
    const findings = [stallFinding(plan, round), ...(await judgeRuns(delivery, runIds))]
    return { findings, stalls: countOf(plan) + round.serverFaults }
  } finally {
    await delivery.close()
    await direct.close()
    await proxy.close()
  }
}

/** Lets the server as a whole fall silent so many times, beside the stalled statements. */
function silenceServer(stage: Stage, { seed, serverFaults, longestSeconds }: Round) {
  const over = new AbortController()
  let strikes = 0
  const faults = silentServer(stage, createRandom(seed), Math.min(longestSeconds, 20)).map((fault) => ({
    ...fault,
    strike: async () => {
      await fault.strike()
      strikes += 1
      if (strikes === serverFaults) over.abort()
    },
  }))
  return {
    isOver: () => over.signal.aborted,
    ended: strikeUntil(over.signal, { seed, faults, gapMs: [5000, 15_000] }),
  }
}

/** Small newsletters one after the other, or the one large one, while anything is still to fall silent. */
async function sendWhile(
  { client, readership, run }: DeliveryStage,
  db: Database,
  { runs, recipients }: Round,
  goesOn: () => boolean,
): Promise<number[]> {
  const runIds = [run.runId]
  const isLarge = recipients > 1000
  while (runIds.length < (isLarge ? 1 : runs) || (goesOn() && runIds.length < mostRuns)) {
    await sleep(gapMs)
    if (isLarge && goesOn() && (await isOpen(client, run.runId))) continue
    const mailingId = await untilDone(() => planNewsletter(db, readership))
    runIds.push(await startedRun(client, mailingId))
  }
  return runIds
}

async function isOpen(client: DeliveryStage['client'], runId: number): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from runs where id = $1 and state <> 'finished'", [runId])
  return (rowCount ?? 0) > 0
}

/** A run that stalled nothing shows nothing. */
function stallFinding(plan: StallPlan, { seed, timesEach }: Round): Finding {
  const counts = [...plan.struck].map(([kind, count]) => `${kind} ${count}`).join(', ')
  const missing = plan.missing.length > 0 ? `; not ${timesEach} times: ${plan.missing.join(', ')}` : ''
  return finding(plan.missing.length === 0, `seed ${seed}: silent were ${counts}${missing}`)
}

function countOf(plan: StallPlan): number {
  return [...plan.struck.values()].reduce((sum, count) => sum + count, 0)
}

async function judgeRuns({ client, run, environment }: DeliveryStage, runIds: readonly number[]): Promise<Finding[]> {
  const mails = mailsOfRuns(await readOracleLogs(run.oracleLogs), environment.POSTRIDER_SECRET as string)
  const totals = Object.fromEntries(faultNames.map((name) => [name, [] as string[]])) as Parameters<
    typeof verdictLine
  >[0]['faults']
  let unfinished = 0
  for (const runId of runIds) {
    const verdict = await checkDelivery(client, { ...run, runId }, mails.get(runId) ?? { acceptances: [], faults: [] })
    if (!isClean(verdict)) for (const line of describeVerdict(verdict)) console.log(`  run ${runId}: ${line}`)
    for (const name of faultNames) totals[name].push(...verdict.faults[name])
    if (await isOpen(client, runId)) unfinished += 1
  }
  return [
    finding(isClean({ faults: totals }), `${runIds.length} runs: ${verdictLine({ faults: totals })}`),
    finding(unfinished === 0, `${unfinished} runs are not finished`),
  ]
}
