import { expect, test } from 'vitest'
import { isFiltered, questionOf, readEventSearch } from './event.rules.ts'

test('an address says what to look for, or nothing', () => {
  expect(
    readEventSearch({ type: 'subscriber.updated', person: 7, from: '2026-11-01', to: 'soon', before: '9' }),
  ).toEqual({
    type: 'subscriber.updated',
    person: 7,
    from: '2026-11-01',
  })
  expect(readEventSearch({ type: 'nothing', person: -1 })).toEqual({})
})

test('days are whole days of the account’s zone', () => {
  const search = { from: '2026-07-01', to: '2026-07-01', person: 7 }
  expect(Object.fromEntries(new URLSearchParams(questionOf(search, 'Europe/Berlin', 90)))).toEqual({
    subscriberId: '7',
    since: '2026-06-30 22:00:00',
    until: '2026-07-01 22:00:00',
    before: '90',
  })
})

test('to have opened one is no filter', () => {
  expect([isFiltered({ event: 4 }), isFiltered({ type: 'subscriber.created' })]).toEqual([false, true])
})
