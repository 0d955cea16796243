import { expect, test } from 'vitest'
import { comparedOf } from './compare.rules.ts'
import { noGrowth } from './growth.rules.ts'

const sum = (sentAt: string, figures: object) =>
  ({
    newsletterId: 1,
    channelId: null,
    sentAt,
    figures: { delivered: 200, opens: 0, clicks: 0, machineOpens: 20, machineClicks: 8, ...figures },
  }) as never

test('a list in a line: twelve months of mailings, and of the span who came, went and complained', () => {
  const sums = [
    sum('2026-01-01 08:00:00', { uniqueOpens: 80, uniqueClicks: 10, opens: 100, clicks: 12 }),
    sum('2026-11-10 08:00:00', { uniqueOpens: 100, uniqueClicks: 20, opens: 140, clicks: 20 }),
  ]
  const growth = { ...noGrowth, confirmed: 9, unsubscribed: 4, complained: 1 }
  expect(comparedOf({ ready: 500, growth, sums, since: '2026-10-19 00:00:00' })).toEqual({
    ...{ ready: 500, change: 4, mailings: 2 },
    ...{
      usual: { opened: 0.45, clicked: expect.closeTo(0.075) },
      events: { opens: 0.6, clicks: 0.08, withMachines: { opens: 0.7, clicks: expect.closeTo(0.12) } },
    },
    ...{ left: 0.02, complained: 0.005 },
  })
})

test('of nothing nothing is said', () => {
  expect(comparedOf({ ready: 3, growth: noGrowth, sums: [], since: '2026-10-19 00:00:00' })).toEqual({
    ...{ ready: 3, change: 0, mailings: 0, usual: null, events: null, left: null, complained: null },
  })
})
