import { expect, test } from 'vitest'
import { isTaken, standingOf, stretchFault, worstFirst } from './webhook.rules.ts'

const hook = { name: 'CRM', state: 'active' as const, stateReason: null, waiting: 0, behind: 0 }

test.each([
  ['told', {}],
  ['behind', { behind: 3 }],
  ['waiting', { waiting: 1, behind: 3 }],
  ['paused', { state: 'disabled' as const, stateReason: 'paused' }],
  ['gone', { state: 'disabled' as const, stateReason: 'the receiver answered 410' }],
  ['failing', { state: 'failing' as const, stateReason: 'event 1 failed 10 times' }],
])('%s', (standing, known) => expect(standingOf({ ...hook, ...known })).toBe(standing))

test('the worst comes first, then by name', () => {
  const hooks = [
    { ...hook, name: 'Shop' },
    { ...hook, name: 'Billing' },
    { ...hook, name: 'Warehouse', state: 'failing' as const },
  ]
  expect(worstFirst(hooks).map(({ name }) => name)).toEqual(['Warehouse', 'Billing', 'Shop'])
})

test.each([
  [200, true],
  [204, true],
  [302, false],
  [503, false],
  [null, false],
])('an answer of %s is taken: %s', (status, taken) => expect(isTaken(status)).toBe(taken))

test.each([
  [1, 10_000, null],
  [1, 10_001, 'tooLong'],
  [5, 4, 'reversed'],
  [0, 4, 'notNumbers'],
  [Number.NaN, 4, 'notNumbers'],
])('from %s to %s: %s', (first, last, fault) => expect(stretchFault(first, last)).toBe(fault))
