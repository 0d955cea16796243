import { expect, test } from 'vitest'
import { lettersOf } from './letters.rules.ts'

const wish = { about: 'travel', everyDays: 7, languageIso: 'de', now: new Date('2026-11-16T00:30:00Z') } as const

test('a year of letters at the same hour, the latest yesterday, and one to come', () => {
  const { sent, next } = lettersOf(wish)
  expect(sent).toHaveLength(50)
  expect(sent.at(-1)?.at).toEqual(new Date('2026-11-15T08:00:00Z'))
  expect(sent[0]?.at).toEqual(new Date('2025-12-07T08:00:00Z'))
  expect(next.at).toEqual(new Date('2026-11-22T08:00:00Z'))
})

test('no two letters of a year bear the same name, and the same wish makes the same letters', () => {
  const { sent } = lettersOf(wish)
  expect(new Set(sent.map(({ name }) => name)).size).toBe(sent.length)
  expect(lettersOf(wish).sent).toEqual(sent)
})

test('a language without words of its own gets the English ones', () => {
  expect(lettersOf({ ...wish, languageIso: 'fr' }).next.name).toMatch(/^November: [a-z]/)
})
