import { expect, test } from 'vitest'
import type { MailingRow } from '../../api/records.ts'
import { monthOf, partingOf, readSearch, shelfOf, withMonths } from './shelf.rules.ts'

test.each([
  [{}, { shelf: 'all', words: undefined, page: 1 }],
  [
    { shelf: 'sent', words: 'frost', page: '3' },
    { shelf: 'sent', words: 'frost', page: 3 },
  ],
  [
    { shelf: 'trash', words: 7, page: '-1' },
    { shelf: 'all', words: undefined, page: 1 },
  ],
])('%o', (address, asked) => expect(readSearch(address)).toEqual(asked))

test.each([
  ['draft', 'drafts'],
  ['failed', 'planned'],
  ['paused', 'sending'],
  ['canceled', 'sent'],
  ['active', 'standing'],
] as const)('%s lies on %s', (state, shelf) => expect(shelfOf(state)).toBe(shelf))

test.each([
  ['draft', 'trash'],
  ['inactive', 'trash'],
  ['canceled', 'erase'],
  ['paused', null],
  ['active', null],
] as const)('%s is deleted by %s', (state, parting) => expect(partingOf(state)).toBe(parting))

const sent = (sentAt: string) => ({ state: 'sent', sentAt, startedAt: null }) as MailingRow

test('a month is that of the account', () => {
  expect(monthOf(sent('2026-10-31 23:30:00'), 'Europe/Berlin')).toBe('2026-11')
  expect(monthOf(sent('2026-10-31 23:30:00'), 'UTC')).toBe('2026-10')
})

test('few rows need no headings, many have one where a month begins', () => {
  const rows = Array.from({ length: 13 }, (_, i) => sent(`2026-${i < 6 ? '11' : '10'}-02 10:00:00`))
  expect(withMonths(rows.slice(0, 3), 'UTC').every(({ month }) => month === null)).toBe(true)
  expect(withMonths(rows, 'UTC').flatMap(({ month }, i) => (month ? [[i, month]] : []))).toEqual([
    [0, '2026-11'],
    [6, '2026-10'],
  ])
})
