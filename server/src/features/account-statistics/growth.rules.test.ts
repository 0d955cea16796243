import { expect, test } from 'vitest'
import { causes, changeOf, type GrowthDay, growthUntil } from './growth.rules.ts'

const nothing = Object.fromEntries(causes.map((cause) => [cause, 0])) as Omit<GrowthDay, 'day'>
const day = (name: string, some: Partial<GrowthDay>): GrowthDay => ({ ...nothing, ...some, day: name })

test('every day stands there, and who was there before follows from who is there now', () => {
  const known = [
    day('2026-11-15', { confirmed: 5, stated: 2, bounced: 1 }),
    day('2026-11-17', { reactivated: 1, unsubscribed: 3, complained: 1, archived: 1, erased: 1, other: 1 }),
    day('2026-11-01', { confirmed: 900 }),
  ]
  const growth = growthUntil(new Date('2026-11-17T09:00:00Z'), known, 100, 3)
  expect(growth.days.map((each) => each.day)).toEqual(['2026-11-15', '2026-11-16', '2026-11-17'])
  expect(growth.days[1]).toEqual(day('2026-11-16', {}))
  expect(growth.sums).toEqual({
    ...{ confirmed: 5, stated: 2, reactivated: 1 },
    ...{ unsubscribed: 3, bounced: 1, complained: 1, archived: 1, erased: 1, other: 1 },
  })
  expect(changeOf(growth.sums)).toBe(0)
  expect([growth.before, growth.now]).toEqual([100, 100])
})
