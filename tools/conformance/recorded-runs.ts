import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from './assess.ts'
import type { RepositoryState } from './repository-state.ts'

/** A run of a benchmark, a fault test or a browser, kept beside the code it was made with. */
export interface RecordedRun {
  command: string
  /** A part of the run proves nothing for the whole. */
  sample: boolean
  state: RepositoryState
  recordedAt: string
  figures: unknown
  /** What the same run measured beside the product, to show that the figures mean something. */
  control: string
  proofs: { id: string; passed: boolean }[]
}

export interface RecordedResults {
  evidence: Evidence[]
  problems: string[]
  warnings: string[]
}

export function readRecordedRuns(directory: string, now: RepositoryState): RecordedResults {
  const runs = jsonFiles(directory).map((name) => ({ name, run: readRun(join(directory, name)) }))
  const results: RecordedResults = { evidence: [], problems: [], warnings: [] }
  for (const { name, run } of runs) {
    const fault = faultOf(run)
    if (fault) results.problems.push(`${name} is no recorded run: ${fault}`)
    else if (run.state.sources !== now.sources) results.warnings.push(`${name} was measured with other sources`)
    else results.evidence.push(...run.proofs.map((proof) => evidence(run, proof)))
  }
  return results
}

/** Why a result cannot be kept, or undefined. */
export function faultOf(run: Partial<RecordedRun>): string | undefined {
  if (!run.state || !run.command || !Array.isArray(run.proofs)) return 'it does not say what was run'
  if (run.sample !== false) return 'it is a sample'
  if (run.state.dirty) return 'the changes it was made with are not committed'
  if (!run.control) return 'it has no control'
  if (run.figures === undefined) return 'it has no figures'
  return undefined
}

export function jsonFiles(directory: string): string[] {
  return existsSync(directory)
    ? readdirSync(directory)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : []
}

export function readRun(path: string): RecordedRun {
  return JSON.parse(readFileSync(path, 'utf8')) as RecordedRun
}

function evidence(run: RecordedRun, { id, passed }: { id: string; passed: boolean }): Evidence {
  return { id, by: run.command, outcome: passed ? 'passed' : 'failed', from: 'recording' }
}
