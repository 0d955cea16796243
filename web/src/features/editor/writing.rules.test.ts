import { expect, test } from 'vitest'
import type { WrittenNewsletter } from '../../api/records.ts'
import { afterSaving, type Edit, fieldOf, isContested, parcelsOf, saveAt, storedIn } from './writing.rules.ts'

const newsletter = {
  subject: 'Plant now',
  previewText: '',
  articles: [{ id: 7, places: { '1.2': { text: 'Tulips' } } }],
} as unknown as WrittenNewsletter

test.each([
  ['a moment after the last key', 0, 100, 800],
  ['never long after the first', 0, 1400, 1500],
])('is saved %s', (_when, firstKeyAt, lastKeyAt, at) => expect(saveAt({ firstKeyAt, lastKeyAt })).toBe(at))

test.each([
  ['subject', 'Plant now'],
  [fieldOf(7, '1.2', 'text'), 'Tulips'],
  [fieldOf(7, '1.3', 'text'), ''],
  [fieldOf(8, '1.2', 'text'), null],
])('what stands in %s', (field, value) => expect(storedIn(newsletter, field)).toBe(value))

test.each<[string, string, Edit, boolean]>([
  ['only I wrote', 'subject', { base: 'Plant now', value: 'Plant' }, false],
  ['somebody else wrote', 'subject', { base: 'Plant later', value: 'Plant' }, true],
  ['both wrote the same', 'subject', { base: 'Plant later', value: 'Plant now' }, false],
  ['the article is gone', '8/1.2/text', { base: 'a', value: 'b' }, false],
])('contested: %s', (_who, field, edit, contested) => expect(isContested(newsletter, field, edit)).toBe(contested))

test('each article travels alone', () => {
  const values = { subject: 'S', '7/1.2/text': 'a', '7/1.4/link': 'b', '7/1.4/text': 'c', '9/1.1/url': 'd' }
  expect(parcelsOf(values).map(({ articleId, body }) => [articleId, body])).toEqual([
    [null, { subject: 'S' }],
    [7, { places: { '1.2': { text: 'a' }, '1.4': { link: 'b', text: 'c' } } }],
    [9, { places: { '1.1': { url: 'd' } } }],
  ])
})

test('what was typed meanwhile stays, over what the server made of the rest', () => {
  const edits = {
    subject: { base: 'a', value: 'b' },
    '7/1.2/text': { base: 'x', value: 'yz' },
    previewText: { base: '', value: 'p' },
  }
  expect(afterSaving(edits, { subject: 'b', '7/1.2/text': 'y' }, newsletter)).toEqual({
    '7/1.2/text': { base: 'Tulips', value: 'yz' },
    previewText: { base: '', value: 'p' },
  })
})
