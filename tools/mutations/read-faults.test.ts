import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readFault, readFaults } from './read-faults.ts'

const repository = join(import.meta.dirname, '../..')
const patch = (lines: string[], file = 'server/src/x.rules.ts') =>
  ['Caught by: server/src/x.rules.test.ts', '', `--- a/${file}`, `+++ b/${file}`, '@@ -1,1 +1,1 @@', ...lines].join(
    '\n',
  )

describe('a fault', () => {
  test('names its tests', () => {
    expect(readFault('/faults/late.patch', patch(['-a', '+b']))).toEqual({
      name: 'late',
      path: '/faults/late.patch',
      tests: ['server/src/x.rules.test.ts'],
    })
  })

  test.each([
    ['names no test', '--- a/x.ts\n+++ b/x.ts\n-a\n+b'],
    ['changes two lines', patch(['-a', '+b', '-c', '+d'])],
    ['changes a test', patch(['-a', '+b'], 'server/src/x.rules.test.ts')],
  ])('is refused when it %s', (_name, text) => expect(() => readFault('x.patch', text)).toThrow('x.patch'))
})

test('forty at least are kept, each with a name of its own', () => {
  const names = readFaults(join(import.meta.dirname, 'faults')).map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(40)
  expect(new Set(names).size).toBe(names.length)
})

test('each fits the product as it is', () => {
  const stale = readFaults(join(import.meta.dirname, 'faults')).filter(
    ({ path }) => spawnSync('git', ['apply', '--check', path], { cwd: repository }).status !== 0,
  )
  expect(stale.map(({ name }) => name)).toEqual([])
})
