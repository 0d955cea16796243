import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runInboundKills } from './inbound/run-inbound-kills.ts'
import { runKills } from './kills/run-kills.ts'
import { runLimits } from './limits/run-limits.ts'
import { runMixed } from './mixed/run-mixed.ts'
import { runOutages } from './outages/run-outages.ts'
import { runTracking } from './tracking/run-tracking.ts'
import type { Verdict } from './verdict.ts'
import { runWebhooks } from './webhooks/run-webhooks.ts'

const runs: Record<string, (options: { sample: boolean }) => Promise<Verdict>> = {
  inbound: runInboundKills,
  kills: runKills,
  limits: runLimits,
  mixed: runMixed,
  outages: runOutages,
  tracking: runTracking,
  webhooks: runWebhooks,
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean', default: false } },
})
const name = positionals[0] ?? ''
const run = Object.hasOwn(runs, name) ? runs[name] : undefined

if (run && positionals.length === 1) await report(name, await run({ sample: values.sample }))
else {
  console.error(`Use: npm run chaos -- ${Object.keys(runs).join('|')} [--sample]`)
  process.exitCode = 2
}

async function report(command: string, { findings, note, summary, provenIds, figures }: Verdict): Promise<void> {
  const passed = findings.every((finding) => finding.passed)
  for (const finding of findings) console.log(`${finding.passed ? 'ok    ' : 'FAILED'} ${finding.text}`)
  if (note) console.log(`       ${note}`)
  // Times of a starved machine say little about the product, so the reader should know.
  console.log(`       load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`)
  console.log(summary)
  const results = join(import.meta.dirname, '..', '.results')
  mkdirSync(results, { recursive: true })
  const proofs = provenIds.map((id) => ({ id, by: `chaos ${command}`, passed }))
  writeFileSync(join(results, `chaos-${command}.json`), `${JSON.stringify({ proofs, figures }, null, 2)}\n`)
  process.exitCode = passed ? 0 : 1
}
