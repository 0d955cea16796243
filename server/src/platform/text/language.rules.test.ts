import { expect, test } from 'vitest'
import { languageOf, spokenLanguage } from './language.rules.ts'

test.each([
  ['de', 'de', 'de'],
  ['de-AT', 'de', 'de'],
  ['EN-gb', 'en', 'en'],
  [' de', 'de', 'de'],
  ['fr', null, 'en'],
  ['den', null, 'en'],
  ['', null, 'en'],
])('%j is spoken as %j, and answered in %j', (tag, spoken, answered) => {
  expect(spokenLanguage(tag)).toBe(spoken)
  expect(languageOf(tag)).toBe(answered)
})
