import { expect, test } from 'vitest'
import { outcomesOf, touched, undoableUntil } from './bulk-acts.rules.ts'

test.each([
  ['addToGroup', 60],
  ['removeFromGroup', 40],
] as const)('%s changes %i of 100', (act, count) => expect(touched(act, { total: 100, inGroup: 40 })).toBe(count))

test.each([
  ['an act that can be taken back', 'addToGroup', '2026-11-16 10:00:00', 5, '2026-11-16T10:30:00.000Z'],
  ['one that found nobody', 'addToGroup', '2026-11-16 10:00:00', 0, undefined],
  ['one that is not over', 'addToGroup', null, 5, undefined],
  ['an erasure', 'erase', '2026-11-16 10:00:00', 5, undefined],
])('%s', (_name, kind, finishedAt, done, until) =>
  expect(undoableUntil({ kind, finishedAt, done })?.toISOString()).toBe(until),
)

test('outcomes are told with the most frequent first', () => {
  const result = { outcomes: { notFound: 1, added: 40 } }
  expect(outcomesOf({ result })).toEqual([
    { outcome: 'added', count: 40 },
    { outcome: 'notFound', count: 1 },
  ])
  expect(outcomesOf({ result: null })).toEqual([])
})
