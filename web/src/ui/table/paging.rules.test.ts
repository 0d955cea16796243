import { expect, test } from 'vitest'
import { pageTyped, stretchOf } from './paging.rules.ts'

test.each([
  [1, 1_204_318, { first: 1, last: 50, pages: 24_087 }],
  [24_087, 1_204_318, { first: 1_204_301, last: 1_204_318, pages: 24_087 }],
  [1, 0, { first: 0, last: 0, pages: 1 }],
  [1, 50, { first: 1, last: 50, pages: 1 }],
])('page %i of %i rows', (page, total, stretch) => expect(stretchOf(page, total)).toEqual(stretch))

test.each([
  ['7', 7],
  [' 10 ', 10],
  ['0', null],
  ['11', null],
  ['1.5', null],
  ['', null],
  ['x', null],
])('%j typed among ten pages', (text, page) => expect(pageTyped(text, 10)).toBe(page))
