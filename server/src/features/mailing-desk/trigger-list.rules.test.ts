import { expect, test } from 'vitest'
import { messageStates } from '../messages/message-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { beginOfLastMonth, daysUntil, figuresOf } from './trigger-list.rules.ts'

test('days are those of the account, also where the clocks change', () => {
  expect(daysUntil(new Date('2026-10-25T23:30:00Z'), 'Europe/Berlin', 3)).toEqual([
    ...['2026-10-24', '2026-10-25', '2026-10-26'],
  ])
})

test('last month begins on its first, also over the turn of the year', () => {
  expect(['2026-01-31', '2026-03-30'].map(beginOfLastMonth)).toEqual(['2025-12-01', '2026-02-01'])
})

const states = [
  { state: messageStates.delivered, n: 6 },
  { state: messageStates.accepted, n: 3 },
  { state: messageStates.bounced, n: 1 },
  { state: messageStates.pending, n: 2 },
]
const events = [
  { kind: statisticKinds.open, n: 9, people: 3 },
  { kind: statisticKinds.click, n: 4, people: 0 },
]

test('what was asked for, what left, what arrived, and which share of it was read', () => {
  expect(figuresOf({ purpose: 'general', states, events })).toEqual({
    ...{ mails: 12, sent: 10, delivered: 9, opened: 3 / 9, clicked: 0 },
  })
})

test('what is not counted, or nobody may say, is not 0', () => {
  const unknown = { opened: null, clicked: null }
  expect(figuresOf({ purpose: 'transactional', states, events: [] })).toMatchObject({ delivered: 9, ...unknown })
  const anonymous = [{ kind: statisticKinds.open, n: 9, people: 0 }]
  expect(figuresOf({ purpose: 'general', states, events: anonymous })).toMatchObject(unknown)
  expect(figuresOf({ purpose: 'general', states: [], events: [] })).toMatchObject({ mails: 0, ...unknown })
})
