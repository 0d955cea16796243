import { expect, test } from 'vitest'
import { averageOf, ratesOf, standingOf } from './overview.rules.ts'

const newsletter = {
  id: 1,
  mailingId: 1,
  name: 'x',
  subject: 'x',
  sentAt: '2027-03-01 09:00:00',
  recipients: 10,
  sent: 10,
  delivered: 10,
  uniqueOpens: 5,
  uniqueClicks: 1,
}
const people = (total: number, ready: number) => ({ total, ready, pending: 0, archived: total - ready })

test.each([
  ['nobody is there', people(0, 0), [], 'empty'],
  ['somebody, but nobody gets mail', people(3, 0), [], 'nobodyReady'],
  ['readers, and nothing sent yet', people(3, 2), [], 'nothingSent'],
  ['something was sent', people(3, 2), [newsletter], 'sent'],
] as const)('%s', (_name, subscribers, newsletters, standing) =>
  expect(standingOf({ subscribers, newsletters: [...newsletters] })).toBe(standing),
)

test('rates are shares of what was delivered', () => {
  expect(ratesOf(newsletter)).toEqual({ opened: 0.5, clicked: 0.1 })
  expect(ratesOf({ ...newsletter, delivered: 0 })).toBeNull()
})

test('an average needs two', () => {
  expect(averageOf([newsletter])).toBeNull()
  expect(averageOf([newsletter, { ...newsletter, uniqueOpens: 3, uniqueClicks: 3 }])).toEqual({
    opened: 0.4,
    clicked: 0.2,
  })
})
