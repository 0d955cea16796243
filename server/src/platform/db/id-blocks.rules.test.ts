import { expect, test } from 'vitest'
import { idRange, idsIn } from './id-blocks.rules.ts'

const bitmapOf = (...places: number[]) =>
  Array.from({ length: 1024 }, (_, place) => (places.includes(place) ? '1' : '0')).join('')

test.each([
  ['no place', [], []],
  ['the first place', [0], [2048]],
  ['the last place', [1023], [3071]],
  ['the first, one in the middle and the last', [0, 500, 1023], [2048, 2548, 3071]],
])('block 2 with %s', (_name, places, ids) => expect(idsIn(2, bitmapOf(...places))).toEqual(ids))

test('blocks follow each other without a gap', () => {
  expect(idRange(0)).toEqual({ first: 0, last: 1023 })
  expect(idRange(1)).toEqual({ first: 1024, last: 2047 })
})
