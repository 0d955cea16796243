import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { leaveResult } from '../tools/conformance/leave-result.ts'
import { runCuts } from './cuts/run-cuts.ts'
import { runFailover } from './failover/run-failover.ts'
import { runInboundKills } from './inbound/run-inbound-kills.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { runKills } from './kills/run-kills.ts'
import { runLimits } from './limits/run-limits.ts'
import { runMixed } from './mixed/run-mixed.ts'
import { runNeighbours } from './neighbours/run-neighbours.ts'
import { runOutages } from './outages/run-outages.ts'
import { runRelay } from './relay/run-relay.ts'
import { runSilence } from './silence/run-silence.ts'
import { runTracking } from './tracking/run-tracking.ts'
import type { ChaosOptions, Verdict } from './verdict.ts'
import { runWebhooks } from './webhooks/run-webhooks.ts'

const runs: Record<string, (options: ChaosOptions) => Promise<Verdict>> = {
  cuts: runCuts,
  failover: runFailover,
  inbound: runInboundKills,
  jobs: runJobs,
  kills: runKills,
  limits: runLimits,
  mixed: runMixed,
  neighbours: runNeighbours,
  outages: runOutages,
  relay: runRelay,
  silence: runSilence,
  tracking: runTracking,
  webhooks: runWebhooks,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false }, seed: { type: 'string' } },
})
const name = positionals[0] ?? ''
const run = Object.hasOwn(runs, name) ? runs[name] : undefined

const seed = values.seed === undefined ? undefined : Number(values.seed)

if (run && positionals.length === 1 && !Number.isNaN(seed))
  await report(name, await run({ sample: values.sample, seed }))
else {
  console.error(`Use: npm run chaos -- ${Object.keys(runs).join('|')} [--sample] [--seed NUMBER]`)
  process.exitCode = 2
}

async function report(
  command: string,
  { findings, note, summary, provenIds, figures, control = '' }: Verdict,
): Promise<void> {
  const passed = findings.every((finding) => finding.passed)
  for (const finding of findings) console.log(`${finding.passed ? 'ok    ' : 'FAILED'} ${finding.text}`)
  if (note) console.log(`       ${note}`)
  // Times of a starved machine say little about the product, so the reader should know.
  console.log(`       load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`)
  console.log(summary)
  leaveResult(`chaos-${command}`, {
    command: `npm run chaos -- ${command}`,
    sample: values.sample,
    figures,
    control,
    proofs: provenIds.map((id) => ({ id, passed })),
  })
  process.exitCode = passed ? 0 : 1
}
