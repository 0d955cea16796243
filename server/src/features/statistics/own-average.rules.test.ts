import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import type { NewsletterSum } from './newsletters-since.ts'
import { averageOf, comparableTo, usualEvents, usualOf } from './own-average.rules.ts'

const letter = (newsletterId: number, figures: object, channelId: number | null = null) =>
  ({
    ...{ newsletterId, channelId, sentAt: `2026-11-${String(newsletterId).padStart(2, '0')} 08:00:00` },
    figures: {
      delivered: 100,
      opens: 0,
      clicks: 0,
      machineOpens: 0,
      machineClicks: 0,
      uniqueOpens: 0,
      uniqueClicks: 0,
      ...figures,
    },
  }) as unknown as NewsletterSum

test(
  'the average is the median of the own channel, without newsletters that hardly anybody got',
  proving('W-101.1'),
  () => {
    const sums = [
      letter(1, { uniqueOpens: 99 }),
      letter(2, { delivered: 1000, uniqueOpens: 200, uniqueClicks: 10 }),
      letter(3, { uniqueOpens: 30, uniqueClicks: 4 }),
      letter(4, { uniqueOpens: 90 }, 7),
      letter(5, { delivered: 99, uniqueOpens: 99 }),
      letter(6, { uniqueOpens: 60, uniqueClicks: 40 }),
    ]
    expect(averageOf(sums, 1)).toEqual({ opened: 0.3, clicked: 0.04 })
    expect(averageOf(sums, 4)).toBeNull()
    expect(averageOf(sums, 9)).toBeNull()
  },
)

test('only the last twelve count', proving('W-101.1'), () => {
  const sums = Array.from({ length: 20 }, (_, i) => letter(i + 1, {}))
  expect(comparableTo(sums, 3).map(({ newsletterId }) => newsletterId)).toEqual([
    ...[20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9],
  ])
})

test('where nobody is recognised nothing is known of people, and mails are still opened so often', () => {
  const unknown = letter(1, { opens: 60, clicks: 10, machineOpens: 30, machineClicks: 15 })
  expect(usualOf([unknown])).toBeNull()
  expect(usualEvents([unknown])).toEqual({
    ...{ opens: 0.6, clicks: 0.1, withMachines: { opens: 0.9, clicks: 0.25 } },
  })
  expect(usualOf([unknown, letter(2, { opens: 40, uniqueOpens: 30 })])).toEqual({ opened: 0.3, clicked: 0 })
  expect(usualEvents([])).toBeNull()
})
