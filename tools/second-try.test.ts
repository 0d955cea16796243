import { expect, test } from 'vitest'
import { countTests, type Report, unsteadyFiles, withSecondTry, worthASecondTry } from './second-try.ts'

const file = (name: string, ...statuses: string[]): Report['testResults'][number] => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})

const first: Report = { testResults: [file('a', 'passed'), file('b', 'passed', 'failed'), file('c', 'failed')] }

test('a few files that failed are tried again, many are not', () => {
  expect(worthASecondTry(first)).toEqual(['b', 'c'])
  expect(worthASecondTry({ testResults: ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed')) })).toEqual([])
})

test('what fails twice has failed; what holds the second time is counted, and told', () => {
  const second: Report = { testResults: [file('b', 'passed', 'passed'), file('c', 'failed')] }
  expect(countTests(withSecondTry(first, second))).toEqual({ passed: 3, failed: 1 })
  expect(unsteadyFiles(first, second)).toEqual(['b'])
})

test('a file that cannot be loaded counts as one failure, and stays one when it is not run again', () => {
  const unloaded: Report = { testResults: [file('a', 'passed'), file('b')] }
  expect(countTests(unloaded)).toEqual({ passed: 1, failed: 1 })
  expect(unsteadyFiles(unloaded, { testResults: [] })).toEqual([])
})
