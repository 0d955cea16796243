import { expect, test } from 'vitest'
import type { Picture } from '../../api/records.ts'
import { fits, isUndescribed } from './picture.rules.ts'

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
