import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a disk that is full costs lines of the log, and neither the process nor its memory', () => {
  const full = openSync('/dev/full', 'w')
  const script = `
    const { createLog } = await import('./server/src/platform/log/log.ts')
    const log = createLog('info')
    const line = 'x'.repeat(10_000)
    for (let i = 0; i < 20; i++) {
      for (let j = 0; j < 100; j++) log.info({ line }, 'nobody will read this')
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    process.stderr.write('alive')
    process.exit(0)`
  const { stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
    timeout: 60_000,
  })
  closeSync(full)
  expect({ stderr, status }).toEqual({ stderr: 'alive', status: 0 })
})
