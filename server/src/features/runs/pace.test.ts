import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

const second = 1000

test('a run moves as fast as it did in the last minute', () => {
  const pace = new Pace()
  expect(pace.note(1, { atMs: 0, waiting: 1000 })).toBeNull()
  expect(pace.note(1, { atMs: second, waiting: 990 })).toBeNull()
  expect(pace.note(1, { atMs: 2 * second, waiting: 980 })).toBe(600)
  expect(pace.note(1, { atMs: 60 * second, waiting: 400 })).toBe(Math.round((590 / 59) * 60))
  expect(pace.note(2, { atMs: 60 * second, waiting: 5 })).toBeNull()
})

test('it stands still when nothing has moved for twenty seconds, not before', () => {
  const pace = new Pace()
  pace.note(1, { atMs: 0, waiting: 10 })
  expect(pace.note(1, { atMs: 19 * second, waiting: 10 })).toBeNull()
  expect(pace.note(1, { atMs: 20 * second, waiting: 10 })).toBe(0)
})

test('mails that wait again, and a pause, begin anew', () => {
  const pace = new Pace()
  pace.note(1, { atMs: 0, waiting: 10 })
  expect(pace.note(1, { atMs: 5 * second, waiting: 30 })).toBeNull()
  expect(pace.note(1, { atMs: 15 * second, waiting: 20 })).toBe(60)
  pace.forget(1)
  expect(pace.note(1, { atMs: 16 * second, waiting: 10 })).toBeNull()
})

test('what many runs have left behind does not grow for ever', () => {
  const pace = new Pace()
  for (let run = 1; run <= 1001; run += 1) pace.note(run, { atMs: 0, waiting: 10 })
  expect(pace.note(1, { atMs: 3 * second, waiting: 5 })).toBeNull()
  expect(pace.note(1001, { atMs: 3 * second, waiting: 5 })).toBe(100)
})
