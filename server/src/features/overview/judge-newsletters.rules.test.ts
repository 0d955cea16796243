import { expect, test } from 'vitest'
import type { NewsletterSum } from '../statistics/index.ts'
import { deliverabilityOf } from './judge-newsletters.rules.ts'

const letter = (newsletterId: number, figures: object, channelId: number | null = null) =>
  ({
    newsletterId,
    channelId,
    sentAt: '2026-11-01 08:00:00',
    figures: { sent: 100, delivered: 100, uniqueOpens: 0, uniqueClicks: 0, hardBounces: 0, complaints: 0, ...figures },
  }) as unknown as NewsletterSum

test('all mails together are held against the limits', () => {
  const stopAt = { hardBounces: 0.05, complaints: 0.003 }
  expect(deliverabilityOf([], stopAt)).toBeNull()
  expect(
    deliverabilityOf([letter(1, { hardBounces: 3, delivered: 97 }), letter(2, { complaints: 1 })], stopAt),
  ).toEqual({
    sent: 200,
    delivered: 197,
    hardBounces: { count: 3, share: 0.015, warnAt: 0.02, stopAt: 0.05 },
    complaints: { count: 1, share: 0.005, warnAt: 0.001, stopAt: 0.003 },
  })
})
