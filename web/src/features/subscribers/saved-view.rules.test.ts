import { expect, test } from 'vitest'
import { isWorthKeeping, keptOf, shownView } from './saved-view.rules.ts'

test('a view keeps filters and order, and neither the page nor the words', () => {
  const search = { page: 3, words: 'ada@nord.example', view: 'ready', city: 'Ulm', sort: 'email' } as const
  expect(keptOf(search)).toEqual({ view: 'ready', city: 'Ulm', sort: 'email' })
  expect(keptOf({ view: 'all', sort: '-createdAt' })).toEqual({})
})

const views = [
  { id: 1, search: { city: 'Ulm', sort: 'email' } },
  { id: 2, search: { fields: [{ id: 5, operator: 'is', value: 'x' }], opened: '30' } },
]

test.each([
  ['the same in another order', { sort: 'email', city: 'Ulm', page: 2 } as const, 1],
  ['with fields', { opened: '30', fields: [{ id: 5, operator: 'is', value: 'x' }] } as const, 2],
  ['one more filter', { sort: 'email', city: 'Ulm', group: '7' } as const, undefined],
  ['nothing', {}, undefined],
])('%s', (_name, search, id) => expect(shownView(views, search as never)?.id).toBe(id))

test.each([
  [{}, false],
  [{ view: 'ready' } as const, false],
  [{ view: 'all' } as const, false],
  [{ sort: '-createdAt' } as const, false],
  [{ sort: 'email' } as const, true],
  [{ city: 'Ulm' }, true],
  [{ fields: [{ id: 1, operator: 'isEmpty', value: '' }] } as never, true],
])('%j is worth keeping: %s', (search, is) => expect(isWorthKeeping(search)).toBe(is))
