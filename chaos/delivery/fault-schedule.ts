import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from '../../server/src/features/demo/random.rules.ts'
import { monotonicMs } from '../oracle/monotonic-clock.ts'

/** Something that goes wrong; `strike` returns when it is over, for instance when what was killed runs again. */
export interface ScheduledFault {
  name: string
  /** How often it comes, compared with the others. */
  weight: number
  strike(): Promise<void>
}

export interface FaultPlan {
  seed: number
  faults: readonly ScheduledFault[]
  /** The shortest and the longest pause before the next fault. */
  gapMs: [number, number]
}

export interface Strike {
  name: string
  startedMs: number
  endedMs: number
}

/** The endless sequence a seed stands for. */
export function* plannedFaults({ seed, faults, gapMs }: FaultPlan): Generator<PlannedFault> {
  const random = createRandom(seed)
  const [shortest, longest] = gapMs
  while (faults.length > 0)
    yield {
      fault: pickByWeight(faults, random.next()),
      pauseMs: shortest + random.next() * (longest - shortest),
    }
}

interface PlannedFault {
  fault: ScheduledFault
  pauseMs: number
}

/** `share` lies in [0, 1). */
function pickByWeight(faults: readonly ScheduledFault[], share: number): ScheduledFault {
  let place = share * faults.reduce((sum, { weight }) => sum + weight, 0)
  for (const fault of faults) {
    place -= fault.weight
    if (place < 0) return fault
  }
  return faults.at(-1) as ScheduledFault
}

/** Lets faults strike one after the other until `signal` says stop; a fault under way is brought to its end. */
export async function strikeUntil(
  signal: AbortSignal,
  plan: FaultPlan,
  print: (line: string) => void = console.log,
): Promise<Strike[]> {
  print(`faults by seed ${plan.seed}`)
  const strikes: Strike[] = []
  for (const { fault, pauseMs } of plannedFaults(plan)) {
    await sleep(pauseMs, undefined, { signal }).catch(() => {})
    if (signal.aborted) break
    const startedMs = monotonicMs()
    await fault.strike()
    const endedMs = monotonicMs()
    strikes.push({ name: fault.name, startedMs, endedMs })
    print(`  ${startedMs.toFixed(1)} ${fault.name}, over after ${(endedMs - startedMs).toFixed(0)} ms`)
  }
  return strikes
}
