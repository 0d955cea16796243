import { expect, test } from 'vitest'
import { judge } from './try-fault.ts'

test.each([
  ['a test that fails because of it', { status: 1, failed: ['a'] }, 'caught'],
  ['one that fails because of it, besides one that does so anyway', { status: 1, failed: ['old', 'a'] }, 'caught'],
  ['only one that fails without it as well', { status: 1, failed: ['old'] }, 'BROKEN'],
  ['no failure', { status: 0, failed: [] }, 'MISSED'],
  ['a file that could not run', { status: 1, failed: [] }, 'BROKEN'],
  ['no test at all', { status: 1, failed: null }, 'BROKEN'],
])('%s', (_name, run, outcome) => expect(judge(run, ['old']).outcome).toBe(outcome))
