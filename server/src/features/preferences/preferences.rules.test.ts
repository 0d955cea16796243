import { expect, test } from 'vitest'
import { changesOf, languageChoices, maskedEmail } from './preferences.rules.ts'

test('only what was changed by hand changes; what is not offered never does', () => {
  expect(changesOf({ had: [1, 2], ticked: [2, 3] }, [1, 2, 3, 4])).toEqual({ join: [3], leave: [1] })
  expect(changesOf({ had: [], ticked: [] }, [1, 2])).toEqual({ join: [], leave: [] })
  expect(changesOf({ had: [9], ticked: [8] }, [1])).toEqual({ join: [], leave: [] })
})

test('an address is masked, and its length with it', () => {
  expect(maskedEmail('ida.lindhof@example.com')).toBe('ida•••••@example.com')
  expect(maskedEmail('bo@example.com')).toBe('b•••••@example.com')
  expect(maskedEmail('🌱🌱🌱🌱🌱@example.com')).toBe('🌱🌱🌱•••••@example.com')
})

test('a language is offered by its own name, and only where there is a choice', () => {
  expect(languageChoices(['en'], null)).toEqual([])
  expect(languageChoices(['en', 'de'], 'fr-CA')).toEqual([
    { iso: 'en', name: 'English' },
    { iso: 'de', name: 'Deutsch' },
    { iso: 'fr-CA', name: 'Français canadien' },
  ])
})
