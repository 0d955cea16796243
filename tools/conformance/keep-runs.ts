import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { faultOf, jsonFiles, readRun } from './recorded-runs.ts'

const written = new Set(['tests.json', 'run.json', 'e2e.json'])

/** Keeps what commands have left in one directory in the other, and says of the rest why not. */
export function keepRuns(from: string, to: string, sources: string): string[] {
  return jsonFiles(from)
    .filter((name) => !written.has(name))
    .map((name) => {
      const run = readRun(join(from, name))
      const failed = run.proofs?.filter(({ passed }) => !passed).map(({ id }) => id) ?? []
      const fault = faultOf(run) ?? (failed.length > 0 ? `${failed.join(', ')} failed` : undefined)
      if (fault) return `${name} is not kept: ${fault}`
      if (run.state.sources !== sources) return `${name} is not kept: it was measured with other sources`
      mkdirSync(to, { recursive: true })
      writeFileSync(join(to, name), `${JSON.stringify(run, null, 2)}\n`)
      return `${name} is kept`
    })
}
