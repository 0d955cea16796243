import { expect, test } from 'vitest'
import { acrossLanguages, adviceOf } from './advice.rules.ts'

const fine = adviceOf('deadLinks', [])
const dead = adviceOf('deadLinks', [{ what: 'https://gone.example/' }])
const weak = adviceOf('contrast', [{ what: 'pale' }])
const strong = adviceOf('contrast', [])

test('one language is told as it is', () => {
  expect(acrossLanguages([{ languageIso: 'de', advice: [dead, strong] }])).toEqual([dead, strong])
})

test('of several, what is fine in all is said once, and what is wrong where it is', () => {
  const told = acrossLanguages([
    { languageIso: 'de', advice: [fine, weak] },
    { languageIso: 'en', advice: [dead, weak] },
    { languageIso: 'fr', advice: [fine, strong] },
  ])
  expect(told).toEqual([
    { ...dead, languageIso: 'en' },
    { ...weak, languageIso: 'de' },
    { ...weak, languageIso: 'en' },
  ])
  expect(acrossLanguages(['de', 'en'].map((languageIso) => ({ languageIso, advice: [fine] })))).toEqual([fine])
})
