import { expect, test } from 'vitest'
import type { Vocabulary } from '../../api/records.ts'
import { aboutSource, barOf, isFinished, offerOf, withOperator } from './condition-line.rules.ts'

const one = { least: 1, most: 1 }
const vocabulary: Vocabulary = {
  sources: [
    { source: 'city', kind: 'text', names: {} },
    { source: 'opened', kind: 'engagement', names: {} },
    { source: 'field:7', kind: 'boolean', names: { en: 'Garden' } },
  ],
  operators: {
    text: [
      { operator: 'is', takes: 'texts', ...one },
      { operator: 'isOneOf', takes: 'texts', least: 1, most: 1000 },
      { operator: 'isEmpty', takes: 'none', least: 0, most: 0 },
    ],
    engagement: [{ operator: 'inLastDays', takes: 'count', least: 2, most: 2 }],
    boolean: [{ operator: 'isTrue', takes: 'none', least: 0, most: 0 }],
  },
  groups: [],
  newsletters: [],
  imports: [],
  states: [],
  origins: [],
  bases: [],
  limits: { conditions: 50, depth: 5, days: 395 },
}
const city = (operator: string, ...values: string[]) => ({ source: 'city', operator, values })

test('a line begins with what can be asked of its source', () => {
  expect(aboutSource(vocabulary, 'city')).toEqual(city('is'))
  expect(aboutSource(vocabulary, 'opened')).toEqual({ source: 'opened', operator: 'inLastDays', values: ['30', '1'] })
})

test.each([
  [city('is'), false],
  [city('is', ' '), false],
  [city('is', 'Ulm'), true],
  [city('isEmpty'), true],
  [{ source: 'field:7', operator: 'isTrue', values: [] }, true],
  [{ source: 'opened', operator: 'inLastDays', values: ['30'] }, false],
  [{ source: 'field:99', operator: 'is', values: [] }, true],
])('%o is finished: %s', (line, expected) => expect(isFinished(vocabulary, line)).toBe(expected))

test('another operator keeps the values that still fit', () => {
  expect(withOperator(vocabulary, city('is', 'Ulm'), 'isOneOf')).toEqual(city('isOneOf', 'Ulm'))
  expect(withOperator(vocabulary, city('isOneOf', 'Ulm', 'Graz'), 'is')).toEqual(city('is', 'Ulm'))
  expect(withOperator(vocabulary, city('is', 'Ulm'), 'isEmpty')).toEqual(city('isEmpty'))
})

test('sources are offered where they belong', () => {
  expect(vocabulary.sources.map(offerOf)).toEqual(['base', 'engagement', 'fields'])
})

test('few among many can still be seen', () => {
  expect([barOf(10, 10), barOf(0, 10), barOf(1, 1_000_000)]).toEqual([1, 0, 0.02])
})
