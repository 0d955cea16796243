import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Evidence } from './assess.ts'
import type { Clause } from './clause.ts'
import { type RepositoryState, repositoryState } from './repository-state.ts'

/** What `npm run e2e` leaves: which commit it saw, whether all its tests were asked for, and what became of their claims. */
export interface BrowserRun {
  before: RepositoryState
  after: RepositoryState
  arguments: string[]
  claims: { id: string; by: string; held: boolean }[]
}

export interface BrowserResults {
  evidence: Evidence[]
  warnings: string[]
  problems: string[]
  /** A whole run of this commit: what it should show and does not is missing. */
  whole: boolean
}

const remedy = 'run `npm run e2e` as a whole'

/** Takes away what an earlier run has left, and leaves what this one has found. */
export function beginBrowserRun(path: string, args: string[]): (claims: BrowserRun['claims']) => void {
  rmSync(path, { force: true })
  const before = repositoryState()
  return (claims) => {
    const run: BrowserRun = { before, after: repositoryState(), arguments: args, claims }
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`)
  }
}

export function readBrowserRun(path: string, now: RepositoryState, onCi: boolean): BrowserResults {
  const run = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as BrowserRun) : undefined
  const reason = run ? whyNotThisRun(run, now) : 'missing'
  if (!run || reason) {
    const warning = `the results of the browser are ${reason}: ${remedy}`
    return { evidence: [], warnings: [warning], problems: [], whole: false }
  }
  const dirty = run.before.dirty || run.after.dirty || now.dirty
  const notes = dirty ? ['the results of the browser belong to changes that are not committed'] : []
  const evidence = run.claims.map(
    ({ id, by, held }): Evidence => ({ id, by, outcome: held ? 'passed' : 'failed', from: 'browser' }),
  )
  return { evidence, warnings: onCi ? [] : notes, problems: onCi ? notes : [], whole: true }
}

/** Clauses that only a browser can show may stay open until one has looked. */
export function notLookedAt(clauses: Clause[], { whole }: BrowserResults): Record<string, string[]> {
  const ids = clauses.filter(({ proof, due }) => proof === 'browser' && !due).map(({ id }) => id)
  return whole || ids.length === 0 ? {} : { 'no browser has looked at this commit yet': ids }
}

function whyNotThisRun({ before, after, arguments: chosen }: BrowserRun, now: RepositoryState): string | undefined {
  if (before.commit !== now.commit || after.commit !== now.commit) return 'of another commit'
  return chosen.length > 0 ? `of a part of the tests (${chosen.join(' ')})` : undefined
}
