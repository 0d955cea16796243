import { expect, test } from 'vitest'
import { narrowings, questionOf, readSubscriberSearch } from './subscriber-filter.rules.ts'

const question = (raw: Record<string, unknown>) =>
  Object.fromEntries(questionOf(readSubscriberSearch(raw), 'Europe/Berlin'))
const plain = { limit: '50', page: '1', sort: '-createdAt' }

test.each([
  ['nothing asked', {}, plain],
  ['a page and an order', { page: 3, sort: 'email' }, { ...plain, page: '3', sort: 'email' }],
  ['a part of an address', { search: ' kestrel ' }, { ...plain, 'filter[email][contains]': 'kestrel' }],
  ['an id', { search: 4711 }, { ...plain, 'filter[id]': '4711' }],
  ['a view', { view: 'archived' }, { ...plain, 'filter[status]': '3' }],
  ['a state', { state: 'hardBounce' }, { ...plain, 'filter[status]': '3', 'filter[statusAddition]': '5' }],
  ['receive-ready has no addition', { state: 'receiveReady' }, { ...plain, 'filter[status]': '1' }],
  ['a city', { city: 'Ulm' }, { ...plain, 'filter[city]': 'Ulm' }],
  [
    'from a day of the account',
    { joinedFrom: '2026-11-19' },
    { ...plain, 'filter[createdAt][gte]': '2026-11-18 23:00:00' },
  ],
  [
    'up to a day, that day included',
    { joinedTo: '2026-11-19' },
    { ...plain, 'filter[createdAt][lt]': '2026-11-19 23:00:00' },
  ],
  ['nonsense in the address', { page: -1, sort: 'password', view: 'x', joinedFrom: '2026-13-99', city: '  ' }, plain],
])('%s', (_name, raw, expected) => expect(question(raw)).toEqual(expected))

test('what narrows a list', () => {
  expect(narrowings({ page: 2, sort: 'email' })).toEqual([])
  expect(narrowings({ search: 'a', city: 'Ulm', view: 'ready' })).toEqual(['search', 'view', 'city'])
})
