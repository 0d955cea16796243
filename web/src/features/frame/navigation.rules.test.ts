import { expect, test } from 'vitest'
import { isAtFoot, navigationOf } from './navigation.rules.ts'

const areasOf = (account: Parameters<typeof navigationOf>[0]) =>
  navigationOf(account).map((group) => group.map(({ area }) => area))

test('an editor of an S-account sees its people', () => {
  expect(areasOf({ type: 'S', rights: ['readStatistics', 'seePeople', 'followAccount'] })).toEqual([
    ['overview'],
    ['subscribers', 'groups'],
    ['jobs'],
  ])
})

test('who may not see people is not shown where they are', () => {
  expect(areasOf({ type: 'S', rights: ['readStatistics', 'followAccount'] })).toEqual([['overview'], ['jobs']])
})

test('an L-account has no people of its own', () => {
  expect(areasOf({ type: 'L', rights: ['readStatistics', 'seePeople', 'followAccount'] })).toEqual([
    ['overview', 'accounts'],
    ['jobs'],
  ])
})

test.each(['S', 'L'] as const)('who manages users of an %s-account is led to them, at the foot', (type) => {
  expect(areasOf({ type, rights: ['manageUsers', 'followAccount'] }).slice(-2)).toEqual([['jobs'], ['users']])
  expect(navigationOf({ type, rights: ['manageUsers', 'followAccount'] }).map(isAtFoot)).toEqual(
    [false, false, true].slice(type === 'S' ? 1 : 0),
  )
})
