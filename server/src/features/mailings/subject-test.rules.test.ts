import { expect, test } from 'vitest'
import { leastPercent, mostInTrial, partsOf, triesIn } from './subject-test.rules.ts'

test.each([
  ['three parts of 41,281', 41_281, 3, [13_761, 13_760, 13_760]],
  ['two equal ones', 200, 2, [100, 100]],
  ['four of ten', 10, 4, [3, 3, 2, 2]],
])('%s', (_name, people, subjects, parts) => expect(partsOf(people, subjects)).toEqual(parts))

test.each([
  ['5 % are enough of very many', 100_000, 2, 5],
  ['10 % of a thousand are 50 for each of two', 1000, 2, 10],
  ['9 % of them are not', 1000, 2, 10],
  ['15 % for three', 1000, 3, 15],
  ['200 people are just enough for two', 200, 2, 50],
  ['199 are not', 199, 2, 50],
  ['198 are too few', 197, 2, null],
])('%s', (_name, targeted, subjects, percent) => expect(leastPercent(targeted, subjects)).toBe(percent))

test('who tries, and how many a trial may have', () => {
  expect(triesIn(412_806, 10)).toBe(41_281)
  expect(mostInTrial(1234)).toBe(123)
})
