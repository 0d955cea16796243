import { expect, test } from 'vitest'
import type { Picture } from '../../api/records.ts'
import { fits, isUndescribed, partIn } from './picture.rules.ts'

const tulips = {
  name: 'tulips.jpg',
  altText: 'Twelve tulips in red',
  isDecorative: false,
  uses: [],
} as unknown as Picture

test.each([
  ['described', {}, false],
  ['decorative', { altText: '', isDecorative: true }, false],
  ['blank', { altText: '  ' }, true],
])('without words: %s', (_name, change, undescribed) =>
  expect(isUndescribed({ ...tulips, ...change })).toBe(undescribed),
)

test.each([
  ['by name', { words: 'TULIPS.jpg', filter: null }, true],
  ['by what is on it', { words: 'red twelve', filter: null }, true],
  ['by neither', { words: 'robin', filter: null }, false],
  ['not used', { words: '', filter: 'unused' as const }, true],
  ['without words', { words: '', filter: 'undescribed' as const }, false],
])('found %s', (_name, wish, found) => expect(fits(tulips, wish)).toBe(found))

test.each([
  ['in the middle', { x: 10, y: 10, width: 80, height: 80 }, [60, 40, 480, 320]],
  ['up to the edge, whatever is rounded', { x: 33.34, y: 66.67, width: 66.66, height: 33.33 }, [200, 267, 400, 133]],
  ['of a hair', { x: 100, y: 100, width: 0, height: 0 }, [599, 399, 1, 1]],
])('a part %s is within the picture', (_name, chosen, part) =>
  expect(partIn({ width: 600, height: 400 }, chosen)).toEqual(part),
)
