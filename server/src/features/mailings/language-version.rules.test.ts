import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { contentFor, contentsByLanguage } from './language-version.rules.ts'

const german = { languageIso: 'de', contentId: 1 }
const english = { languageIso: 'en', contentId: 2 }
const french = { languageIso: 'fr', contentId: 3 }

describe('what somebody gets of a run', () => {
  test.each([
    ['their language', [german, english], 'de', 'en', 2],
    ['the base of their language', [german, english], 'de', 'en-GB', 2],
    ['what is nearer than the base', [german, english, { languageIso: 'en-GB', contentId: 4 }], 'de', 'en-GB', 4],
    ['the language of the account, where theirs is missing', [french, german, english], 'de', 'it', 1],
    ['the language of the account, where they have none', [french, german, english], 'de', null, 1],
    ['the main one, where that of the account is missing, too', [french, english], 'de', 'it', 3],
    ['a name that every object has is no language', [german, english], 'de', 'constructor', 1],
  ] as const)('%s', proving('W-078.1'), (_name, versions, ofAccount, ofPerson, contentId) =>
    expect(contentFor(contentsByLanguage(versions, ofAccount), ofPerson)).toBe(contentId),
  )

  test('a mailing in one language says the same to everybody, and its run knows of no other', () => {
    const run = contentsByLanguage([german], 'en')
    expect(run).toEqual({ contentId: 1, languageContents: null })
    expect(contentFor(run, 'en')).toBe(1)
  })
})
