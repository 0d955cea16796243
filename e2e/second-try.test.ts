import { expect, test, vi } from 'vitest'
import type { Result, Test } from './run-tests.ts'
import { withSecondTry, worthASecondTry } from './second-try.ts'

const run = async () => {}
const tests: Test[] = [
  { name: 'forms: one is made', run },
  { name: 'forms: alone', standsAlone: true, run },
  { name: 'reader: signs up', run },
  { name: 'forms de: changed', run },
  { name: 'forms: afterwards', run },
]
const resultsOf = (...failed: string[]): Result[] =>
  tests.map(({ name }) => ({
    ...{ name, milliseconds: 1, claims: new Map() },
    error: failed.includes(name) ? new Error(name) : null,
  }))
const chosen = (...failed: string[]) => worthASecondTry(tests, resultsOf(...failed)).map(({ name }) => name)

test('a test goes once more with those of its screen that it builds on', () => {
  expect(chosen('forms de: changed')).toEqual(['forms: one is made', 'forms de: changed'])
  expect(chosen('forms: alone')).toEqual(['forms: alone'])
  expect(chosen()).toEqual([])
  expect(chosen('forms: one is made', 'forms: alone', 'reader: signs up', 'forms de: changed')).toEqual([])
})

test('the second try decides about what failed, and about nothing else', () => {
  const first = resultsOf('forms de: changed', 'reader: signs up')
  // CI gathers these lines, and this one is about no test there is.
  const say = vi.spyOn(console, 'log').mockImplementation(() => {})
  const told = withSecondTry(first, resultsOf('forms: one is made', 'reader: signs up'))
  expect(told.filter(({ error }) => error).map(({ name }) => name)).toEqual(['reader: signs up'])
  expect(say.mock.calls).toEqual([['UNSTEADY forms de: changed']])
  say.mockRestore()
})
