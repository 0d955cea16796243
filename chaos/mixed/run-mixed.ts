import type { ChaosOptions, Finding, Verdict } from '../verdict.ts'
import { runCancels } from './run-cancels.ts'
import { runFaults } from './run-faults.ts'
import { runStorms } from './run-storms.ts'

const full = { recipients: 100_000, minutes: 10, seeds: [201, 202, 203] }
const small = { recipients: 4000, minutes: 1, seeds: [201] }

/** Everything goes wrong, again and again, while people leave: all counters of the judge must stay at zero. */
export async function runMixed({ sample, seed: asked }: ChaosOptions): Promise<Verdict> {
  const size = { ...(sample ? small : full), ...(asked !== undefined && { seeds: [asked] }) }
  const findings: Finding[] = []
  for (const [i, seed] of size.seeds.entries()) {
    // Every third run has no NATS from before its planning to its end.
    const hasNats = i % 3 !== 2
    const { recipients, minutes } = size
    console.log(
      `mixed: seed ${seed}, ${recipients} recipients, faults for ${minutes} min, NATS ${hasNats ? 'on' : 'off'}`,
    )
    findings.push(...(await runFaults({ seed, recipients, minutes, hasNats })))
    findings.push(...(await runCancels({ seed, sample })))
    findings.push(...(await runStorms({ seed, sample })))
  }
  return {
    findings,
    summary: `${size.seeds.length} seeds of ${size.minutes} min with faults`,
    provenIds: [],
    figures: { ...size, findings: findings.map(({ text }) => text) },
  }
}
