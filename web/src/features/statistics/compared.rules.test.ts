import { expect, test } from 'vitest'
import { middleOf, wholeOf } from './compared.rules.ts'

const row = (opened: number) => ({ usual: { opened, clicked: 0 } })

test('the tick is the middle one, and only where there is something to compare', () => {
  expect(middleOf([row(0.5), row(0.2), row(0.3)], 'opened')).toBe(0.3)
  expect(middleOf([row(0.5), { usual: null }, row(0.25)], 'opened')).toBe(0.375)
  expect(middleOf([row(0.5), { usual: null }], 'opened')).toBeNull()
  expect(wholeOf([row(0.5), row(0.2)], 'opened')).toBe(0.6)
  expect(wholeOf([], 'opened')).toBeGreaterThan(0)
})
