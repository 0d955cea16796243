import { expect, test } from 'vitest'
import { growthUntil } from './growth.rules.ts'

test('days without anything stand for themselves, older ones are left out, and the sum is an equation', () => {
  const known = [
    { day: '2026-11-13', joined: 100, left: 0, gone: 0 },
    { day: '2026-11-14', joined: 5, left: 1, gone: 0 },
    { day: '2026-11-16', joined: 2, left: 0, gone: 3 },
  ]
  const growth = growthUntil(new Date('2026-11-16T22:00:00Z'), known, 50, 3)
  expect(growth.days.map(({ day, joined }) => [day, joined])).toEqual([
    ['2026-11-14', 5],
    ['2026-11-15', 0],
    ['2026-11-16', 2],
  ])
  expect(growth).toMatchObject({ joined: 7, left: 1, gone: 3, before: 47 })
  expect(growth.before + growth.joined - growth.left - growth.gone).toBe(50)
})
