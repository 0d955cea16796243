import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordedRun } from './recorded-runs.ts'
import { repositoryState } from './repository-state.ts'

const results = join(import.meta.dirname, '../../.results')

/** Leaves what a command has found in `.results`, from where `npm run conformance -- --record` can keep it. */
export function leaveResult(name: string, found: Omit<RecordedRun, 'state' | 'recordedAt'>): void {
  const run: RecordedRun = { ...found, state: repositoryState(), recordedAt: new Date().toISOString() }
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`)
}
