import { expect, test } from 'vitest'
import type { Placeholders } from './article.rules.ts'
import { placesOfArticle, withPlaces } from './article-places.rules.ts'
import { findPlaces } from './place.rules.ts'

const places = findPlaces('{image:1.1}{text:1.2}{text:1.3}{button:1.4}')
const none: Placeholders = { texts: [], buttons: [], images: [] }
const written = withPlaces(
  none,
  { '1.2': { text: 'Tulips' }, '1.4': { text: 'See', link: 'https://a.example' } },
  places,
)

test('each place takes what its kind holds', () => {
  expect(written).toEqual({
    texts: [{ areaId: 1, placeholderId: 2, text: 'Tulips', style: null }],
    buttons: [{ areaId: 1, placeholderId: 4, text: 'See', link: 'https://a.example' }],
    images: [],
  })
})

test.each([
  ['one member leaves the other', { '1.4': { text: 'Look' } }, { '1.4': { text: 'Look', link: 'https://a.example' } }],
  ['other places stay', { '1.3': { text: 'Deep' } }, { '1.2': { text: 'Tulips' }, '1.3': { text: 'Deep' } }],
  [
    'a picture without a link',
    { '1.1': { url: 'https://a.example/1.png' } },
    { '1.1': { url: 'https://a.example/1.png', alt: '', link: '' } },
  ],
])('%s', (_name, changes, seen) => {
  expect(placesOfArticle(withPlaces(written as Placeholders, changes, places) as Placeholders)).toMatchObject(seen)
})

test('the style of a text stays with it', () => {
  const styled = { ...none, texts: [{ areaId: 1, placeholderId: 2, text: 'a', style: 'color:red' }] }
  expect(withPlaces(styled, { '1.2': { text: 'b' } }, places)).toMatchObject({
    texts: [{ text: 'b', style: 'color:red' }],
  })
})

test('a place that the template has not is named', () => {
  expect(withPlaces(none, { '9.9': { text: 'x' } }, places)).toEqual({ unknown: '9.9' })
})
