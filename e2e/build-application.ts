import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/** The screens under test are those of this tree, and they are weighed while they are built. */
export function buildApplication(): void {
  const root = resolve(import.meta.dirname, '..')
  const { status } = spawnSync(process.execPath, ['web/build/main.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('the application could not be built, or a first screen is too heavy')
}
