import { expect, test } from 'vitest'
import { channelName, languageName, nameOf } from './name.rules.ts'

test.each([
  ['Ida', 'Kestrel', 'Ida Kestrel'],
  ['Ida', null, 'Ida'],
  [null, 'Kestrel', 'Kestrel'],
  [null, null, null],
])('%s and %s make %s', (firstname, lastname, name) => expect(nameOf({ firstname, lastname })).toBe(name))

test('a channel speaks the language of the page if it can', () => {
  const translations = { de: { name: 'Gartenbrief' }, en: { name: 'Garden letter' } }
  expect(channelName({ id: 1, translations }, 'en')).toBe('Garden letter')
  expect(channelName({ id: 1, translations: { de: { name: 'Gartenbrief' } } }, 'en')).toBe('Gartenbrief')
  expect(channelName({ id: 1, translations: {} }, 'en')).toBe('#1')
})

test.each([
  ['de', 'en', 'German'],
  ['de-AT', 'en', 'Austrian German'],
  ['en', 'de', 'Englisch'],
  ['?', 'en', '?'],
])('%s is called in %s %s', (iso, language, name) => expect(languageName(iso, language)).toBe(name))
