import { expect, test } from 'vitest'
import { chooseMailing } from './choose-mailing.rules.ts'

const mailings = (...languages: string[]) => languages.map((languageIso) => ({ languageIso }))

test.each([
  ['the language asked for', ['de', 'en'], { requested: 'en', ofSubscriber: 'de', ofAccount: 'de' }, 'en'],
  ['no other in its place', ['de'], { requested: 'en', ofSubscriber: 'de', ofAccount: 'de' }, undefined],
  ['the language of the person', ['de', 'en'], { requested: null, ofSubscriber: 'en', ofAccount: 'de' }, 'en'],
  ['else that of the account', ['de', 'en'], { requested: null, ofSubscriber: 'fr', ofAccount: 'de' }, 'de'],
  ['else the only one', ['it'], { requested: null, ofSubscriber: 'fr', ofAccount: 'de' }, 'it'],
  ['never one of several by chance', ['it', 'es'], { requested: null, ofSubscriber: null, ofAccount: 'de' }, undefined],
])('%s', (_name, languages, wish, chosen) =>
  expect(chooseMailing(mailings(...languages), wish)?.languageIso).toBe(chosen),
)
