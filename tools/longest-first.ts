import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start processes and kill them: begun last, one of them would keep the whole run waiting. */
const long = /^server\/(test\/(isolation|flows|jobs|system|permissions|app)|src\/processes)\//

/** Files in the order of a seed, those that take long before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config
    const place = ({ moduleId }: TestSpecification) => {
      const path = relative(root, moduleId)
      const chance = createHash('sha256').update(`${sequence.seed} ${path}`).digest('hex')
      return `${long.test(path) ? 'first' : 'later'} ${chance}`
    }
    return files.toSorted((a, b) => place(a).localeCompare(place(b)))
  }
}
