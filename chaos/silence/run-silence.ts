import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { Database } from '../../server/src/platform/db/database.ts'
import { prepareDelivery } from '../delivery/delivery-stage.ts'
import { strikeUntil } from '../delivery/fault-schedule.ts'
import { judgeRuns, sendWhile, untilAllAtRest } from '../delivery/many-runs.ts'
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
    await untilAllAtRest(delivery, runIds)
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

/** A run that stalled nothing shows nothing. */
function stallFinding(plan: StallPlan, { seed, timesEach }: Round): Finding {
  const counts = [...plan.struck].map(([kind, count]) => `${kind} ${count}`).join(', ')
  const missing = plan.missing.length > 0 ? `; not ${timesEach} times: ${plan.missing.join(', ')}` : ''
  return finding(plan.missing.length === 0, `seed ${seed}: silent were ${counts}${missing}`)
}

function countOf(plan: StallPlan): number {
  return [...plan.struck.values()].reduce((sum, count) => sum + count, 0)
}
