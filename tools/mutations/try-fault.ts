import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Fault } from './read-faults.ts'

export interface Trial {
  /** `BROKEN`: the patch does not apply, no test could run, or the one that failed does so without the fault as well. */
  outcome: 'caught' | 'MISSED' | 'BROKEN'
  detail: string | null
}

interface TrialTree {
  /** Which of the named tests fail although nothing is wrong. */
  failWithoutFault(faults: readonly Fault[]): string[]
  tryFault(fault: Fault, failingAnyway: readonly string[]): Trial
  close(): void
}

const repository = resolve(import.meta.dirname, '../..')

/** A second work tree at the same commit, so that a fault never stands in the one people work in. */
export function openTrialTree(): TrialTree {
  const tree = join(mkdtempSync(join(tmpdir(), 'postrider-mutations-')), 'tree')
  git(repository, 'worktree', 'add', '--quiet', '--detach', tree, 'HEAD')
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'))
  return {
    failWithoutFault: (faults) => {
      const { failed } = runTests(tree, [...new Set(faults.flatMap(({ tests }) => tests))])
      if (failed === null) throw new Error('the tests cannot run here, whatever is wrong')
      return failed
    },
    tryFault: (fault, failingAnyway) => {
      try {
        git(tree, 'apply', fault.path)
      } catch {
        return { outcome: 'BROKEN', detail: 'the patch does not apply any more' }
      }
      try {
        return judge(runTests(tree, [...fault.tests, '--bail=1']), failingAnyway)
      } finally {
        git(tree, 'checkout', '--quiet', '--', '.')
      }
    },
    close: () => {
      git(repository, 'worktree', 'remove', '--force', tree)
      rmSync(resolve(tree, '..'), { recursive: true, force: true })
    },
  }
}

interface TestRun {
  status: number | null
  /** Null when nothing was tested. */
  failed: string[] | null
}

function runTests(tree: string, args: readonly string[]): TestRun {
  rmSync(join(tree, '.results'), { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, ['tools/test.ts', ...args], { cwd: tree, stdio: 'ignore' })
  return { status, failed: failedTests(tree) }
}

export function judge({ status, failed }: TestRun, failingAnyway: readonly string[]): Trial {
  if (failed === null) return { outcome: 'BROKEN', detail: 'no test ran' }
  const because = failed.find((name) => !failingAnyway.includes(name))
  if (because !== undefined) return { outcome: 'caught', detail: because }
  if (failed[0] !== undefined) return { outcome: 'BROKEN', detail: `fails without the fault as well: ${failed[0]}` }
  return status === 0 ? { outcome: 'MISSED', detail: null } : { outcome: 'BROKEN', detail: 'a file could not run' }
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

function failedTests(tree: string): string[] | null {
  try {
    const report = JSON.parse(readFileSync(join(tree, '.results', 'tests.json'), 'utf8')) as Report
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    if (results.length === 0) return null
    return results.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim())
  } catch {
    return null
  }
}

function git(directory: string, ...args: string[]): void {
  execFileSync('git', args, { cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] })
}
