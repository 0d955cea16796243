import { expect, test } from 'vitest'
import type { Condition } from './condition.rules.ts'
import { pathBefore, soundPart } from './sound-part.rules.ts'

const line = (source: string) => ({ source, operator: 'isEmpty', values: [] })
const box = (join: 'all' | 'any' | 'none', ...of: Condition[]): Condition => ({ join, of })

test('lines at fault go, boxes of nothing else go with them, and the others are found where they stood', () => {
  const conditions = box('all', line('a'), box('any', line('b')), box('none', line('c'), line('d')))
  const part = soundPart(conditions, [[0], [1, 0], [2, 0]])
  expect(part?.condition).toEqual(box('all', box('none', line('d'))))
  expect(part && pathBefore(part, [0])).toEqual([2])
  expect(part && pathBefore(part, [0, 0])).toEqual([2, 1])
})

test('nothing at fault changes nothing; everything at fault leaves nothing', () => {
  const conditions = box('any', line('a'), line('b'))
  expect(soundPart(conditions, [])?.condition).toEqual(conditions)
  expect(soundPart(conditions, [[0], [1]])).toBeUndefined()
})
