import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Fault } from './read-faults.ts'

export interface Trial {
  /** `broken`: the patch does not apply, or no test could run, which shows nothing. */
  outcome: 'caught' | 'MISSED' | 'BROKEN'
  detail: string | null
}

const repository = resolve(import.meta.dirname, '../..')

/** A second work tree at the same commit, so that a fault never stands in the one people work in. */
export function openTrialTree(): { tryFault(fault: Fault): Trial; close(): void } {
  const tree = join(mkdtempSync(join(tmpdir(), 'postrider-mutations-')), 'tree')
  git(repository, 'worktree', 'add', '--quiet', '--detach', tree, 'HEAD')
  symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'))
  return {
    tryFault: (fault) => {
      try {
        git(tree, 'apply', fault.path)
      } catch {
        return { outcome: 'BROKEN', detail: 'the patch does not apply any more' }
      }
      try {
        return runTests(tree, fault.tests)
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

function runTests(tree: string, tests: readonly string[]): Trial {
  rmSync(join(tree, '.results'), { recursive: true, force: true })
  const { status } = spawnSync(process.execPath, ['tools/test.ts', ...tests, '--bail=1'], {
    cwd: tree,
    stdio: 'ignore',
  })
  const failed = failedTests(tree)
  if (failed === null) return { outcome: 'BROKEN', detail: 'no test ran' }
  if (failed.length > 0) return { outcome: 'caught', detail: failed[0] as string }
  return status === 0 ? { outcome: 'MISSED', detail: null } : { outcome: 'BROKEN', detail: 'a file could not run' }
}

interface Report {
  testResults: { assertionResults: { fullName: string; status: string }[] }[]
}

/** Null when nothing was tested. */
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
