import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Evidence } from './assess.ts'
import type { RepositoryState } from './repository-state.ts'

interface TestReport {
  startTime: number
  testResults: {
    name: string
    status: string
    assertionResults: {
      ancestorTitles: string[]
      title: string
      status: string
      meta?: { claims?: Record<string, 'begun' | 'held'> }
    }[]
  }[]
}

/** What `npm test` writes beside the results of its tests. */
export interface TestRun {
  before: RepositoryState
  after: RepositoryState
  startedAt: number
  finishedAt: number
  arguments: string[]
}

export interface Surroundings {
  now: RepositoryState
  testFiles: string[]
  repository: string
  /** Nobody looks at a warning there. */
  onCi: boolean
}

export interface Results {
  evidence: Evidence[]
  problems: string[]
  warnings: string[]
}

const remedy = 'run `npm test` as a whole'

export function readResults(directory: string, around: Surroundings): Results {
  const report = readJson<TestReport>(join(directory, 'tests.json'))
  const run = readJson<TestRun>(join(directory, 'run.json'))
  if (!report || !run) return refused(`there are no readable results of a whole run: ${remedy}`)
  const reason = whyNotThisRun(run, report, around)
  if (reason) return refused(`the results are ${reason}: ${remedy}`)
  const dirty = run.before.dirty || run.after.dirty || around.now.dirty
  const note = 'the results belong to changes that are not committed'
  return {
    evidence: evidenceOfTests(report),
    problems: [...couldNotRun(report), ...(dirty && around.onCi ? [note] : [])],
    warnings: dirty && !around.onCi ? [note] : [],
  }
}

function whyNotThisRun(run: TestRun, report: TestReport, around: Surroundings): string | undefined {
  if (run.before.commit !== around.now.commit || run.after.commit !== around.now.commit) return 'of another commit'
  if (report.startTime < run.startedAt || report.startTime > run.finishedAt) return 'of another run'
  if (run.arguments.length > 0) return `of a part of the tests (${run.arguments.join(' ')})`
  const ran = new Set(report.testResults.map(({ name }) => relative(around.repository, name)))
  const missing = around.testFiles.filter((file) => !ran.has(file))
  return missing.length > 0 ? `of a part of the tests (without ${missing[0]})` : undefined
}

export function evidenceOfTests(report: Pick<TestReport, 'testResults'>): Evidence[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.flatMap((test) => {
      const by = [...test.ancestorTitles, test.title].filter((title) => title !== '').join(' > ')
      return Object.entries(test.meta?.claims ?? {}).map(([id, claim]): Evidence => {
        const held = claim === 'held' && test.status === 'passed'
        return { id, by, outcome: held ? 'passed' : 'failed', from: 'test' }
      })
    }),
  )
}

function couldNotRun({ testResults }: TestReport): string[] {
  return testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => `${name} could not run`)
}

function readJson<T>(path: string): T | undefined {
  try {
    return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
  } catch {
    return undefined
  }
}

function refused(problem: string): Results {
  return { evidence: [], problems: [problem], warnings: [] }
}
