import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { testsApart } from '../tests-apart.ts'

const repository = `${import.meta.dirname}/../..`

export interface RepositoryState {
  commit: string
  dirty: boolean
  /** Digest of what ships: `server/src` without its tests. */
  sources: string
}

export function repositoryState(): RepositoryState {
  return { commit: git('rev-parse', 'HEAD').trim(), dirty: git('status', '--porcelain') !== '', sources: sources() }
}

/** Those of `npm test`. */
export function testFiles(): string[] {
  const files = git('ls-files', '*.test.ts').trim().split('\n')
  return files.filter((file) => !file.startsWith(testsApart))
}

function sources(): string {
  const files = git('ls-tree', '-r', 'HEAD', '--', 'server/src').split('\n')
  const shipped = files.filter((line) => line !== '' && !line.endsWith('.test.ts'))
  return createHash('sha256').update(shipped.join('\n')).digest('hex').slice(0, 16)
}

function git(...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0) throw new Error(`git ${args[0]}: ${error?.message ?? stderr}`)
  return stdout
}
