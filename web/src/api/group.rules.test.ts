import { expect, test } from 'vitest'
import { assignable } from './group.rules.ts'

test('groups that conditions fill, or that others keep, are no choice', () => {
  const group = (id: number, type: 1 | 2 | 3, canAssignSubscribers: boolean) => ({
    ...{ id, type, permissions: { canEdit: true, canDelete: true, canAssignSubscribers } },
  })
  const choices = assignable([group(1, 1, true), group(2, 2, true), group(3, 3, false), group(4, 3, true)])
  expect(choices.map(({ id }) => id)).toEqual([1, 4])
})
