import { expect, test } from 'vitest'
import { isOver } from '../../api/job.rules.ts'
import { secondsLeft } from './job.rules.ts'

const startedAt = '2027-03-01 09:00:00'
const after = (seconds: number) => Date.UTC(2027, 2, 1, 9, 0, seconds)

test.each([
  ['a quarter in ten seconds leaves thirty', { done: 250, total: 1_000, startedAt }, after(10), 30],
  ['nothing done tells nothing', { done: 0, total: 1_000, startedAt }, after(10), null],
  ['nobody counted', { done: 5, total: null, startedAt }, after(10), null],
  ['not begun', { done: 5, total: 10, startedAt: null }, after(10), null],
  ['too early to tell', { done: 5, total: 10, startedAt }, after(1), null],
  ['nothing left', { done: 10, total: 10, startedAt }, after(10), null],
])('%s', (_name, job, now, seconds) => expect(secondsLeft(job, now)).toBe(seconds))

test.each([
  ['waiting', false],
  ['running', false],
  ['done', true],
  ['failed', true],
  ['canceled', true],
] as const)('%s is over: %s', (state, over) => expect(isOver({ state })).toBe(over))
