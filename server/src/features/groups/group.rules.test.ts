import { expect, test } from 'vitest'
import { nameKeyOf, planAssignment } from './group.rules.ts'

test.each([
  ['VIP', 'vip'],
  ['ÄRZTE', 'ärzte'],
  ['A\u0308rzte', 'ärzte'],
])('the name %j is taken by %j', (name, key) => expect(nameKeyOf(name)).toBe(key))

test('each id has its outcome, in the order asked for', () => {
  const candidates = new Map([
    [1, 'subscriber'],
    [2, 'member'],
  ] as const)
  expect(planAssignment([3, 1, 2, 1, 3], candidates)).toEqual([
    { subscriberId: 3, result: 'notFound' },
    { subscriberId: 1, result: 'added' },
    { subscriberId: 2, result: 'alreadyMember' },
    { subscriberId: 1, result: 'alreadyMember' },
    { subscriberId: 3, result: 'notFound' },
  ])
})
