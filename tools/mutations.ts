import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readFaults } from './mutations/read-faults.ts'
import { openTrialTree } from './mutations/try-fault.ts'

/** Of 42 faults at most two may pass unseen. */
const mayEscape = 0.05

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' } },
})

const all = readFaults(join(import.meta.dirname, 'mutations', 'faults'))
const named = positionals.length > 0 ? all.filter(({ name }) => positionals.some((part) => name.includes(part))) : all
const faults = values.sample === undefined ? named : spread(named, Number(values.sample))
if (faults.length === 0) throw new Error('there is no fault of this name')

const { failWithoutFault, tryFault, close } = openTrialTree()
let caught = 0
try {
  const failingAnyway = failWithoutFault(faults)
  for (const name of failingAnyway) console.log(`fails without any fault: ${name}`)
  for (const fault of faults) {
    const { outcome, detail } = tryFault(fault, failingAnyway)
    if (outcome === 'caught') caught += 1
    console.log(`${outcome.padEnd(7)} ${fault.name}${detail ? `: ${detail}` : ''}`)
  }
} finally {
  close()
}
console.log(`${caught} of ${faults.length} caught`)
process.exitCode = faults.length - caught <= Math.floor(faults.length * mayEscape) ? 0 : 1

/** Some of them, from everywhere in the list. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.max(1, list.length / count)
  return Array.from({ length: Math.min(count, list.length) }, (_, i) => list[Math.floor(i * step)] as T)
}
