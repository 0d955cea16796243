import { expect, test } from 'vitest'
import { narrowings, questionOf, readSubscriberSearch } from './subscriber-filter.rules.ts'

const question = (raw: Record<string, unknown>) =>
  Object.fromEntries(questionOf(readSubscriberSearch(raw), 'Europe/Berlin'))
const plain = { limit: '50', page: '1', sort: '-createdAt' }

test.each([
  ['nothing asked', {}, plain],
  ['a page and an order', { page: 3, sort: 'email' }, { ...plain, page: '3', sort: 'email' }],
  ['words, which no address may say', { search: 'kestrel', words: 'kestrel' }, plain],
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
  ['a group', { group: 12 }, { ...plain, 'filter[groupId]': '12' }],
  [
    'changed on a day',
    { changedFrom: '2026-11-19', changedTo: '2026-11-19', sort: '-updatedAt' },
    {
      ...plain,
      sort: '-updatedAt',
      'filter[updatedAt][gte]': '2026-11-18 23:00:00',
      'filter[updatedAt][lt]': '2026-11-19 23:00:00',
    },
  ],
  [
    'nonsense in the address',
    { page: -1, sort: 'password', view: 'x', joinedFrom: '2026-13-99', city: '  ', group: '1 or 1' },
    plain,
  ],
])('%s', (_name, raw, expected) => expect(question(raw)).toEqual(expected))

test('what narrows a list', () => {
  expect(narrowings({ page: 2, sort: 'email' })).toEqual([])
  expect(narrowings({ words: 'a', city: 'Ulm', view: 'ready' })).toEqual(['words', 'view', 'city'])
})
