import { expect, test } from 'vitest'
import type { MailingDetail } from '../../api/records.ts'
import { cardState, cardsToGo, fieldsAt, latestOf, nextValidIn, proposedTime } from './cards.rules.ts'

const check = (place: string, verdict: string) => ({ name: 'x', place, verdict, count: 0 })
const mailing = (...checks: ReturnType<typeof check>[]) => ({ checks }) as unknown as MailingDetail

test.each([
  [[check('content', 'fine')], 'done'],
  [[check('content', 'fine'), check('content', 'warning')], 'attention'],
  [[check('content', 'warning'), check('content', 'blocking')], 'open'],
  [[check('sender', 'blocking')], 'done'],
])('%o', (checks, state) => expect(cardState(mailing(...checks), 'content')).toBe(state))

test('cards to go are those where something blocks, in the order of the page', () => {
  const all = mailing(check('sender', 'blocking'), check('audience', 'warning'), check('content', 'blocking'))
  expect(cardsToGo(all)).toEqual(['content', 'sender'])
})

test('times of fields are those of the place', () => {
  const at = new Date('2026-11-19T22:41:00Z')
  expect(proposedTime(at, 'Europe/Berlin')).toEqual({ date: '2026-11-20', time: '01:00' })
  expect(fieldsAt(at, 'Europe/London')).toEqual({ date: '2026-11-19', time: '22:41' })
})

test('the next time is read from the sentence of the server', () => {
  expect(nextValidIn('It does not exist. The next one is 2027-03-28T03:00.')).toBe('03:00')
  expect(nextValidIn('It is over.')).toBeNull()
})

test.each([
  ['12:00', '2027-02-28T12:00'],
  ['09:00', '2027-03-01T09:00'],
  ['02:00', '2027-03-01T02:00'],
])('until %s', (latest, moment) => expect(latestOf({ date: '2027-02-28', time: '09:00' }, latest)).toBe(moment))
