import { expect, test } from 'vitest'
import { heldBy } from './later-content.rules.ts'

const may = { from: '2027-05-01 00:00:00', contentId: 4 } as const
const june = { from: '2027-06-01 00:00:00', contentId: null } as const

test.each([
  ['2027-04-30 23:59:59', undefined, [may, june]],
  ['2027-05-01 00:00:00', may, [june]],
  ['2027-07-01 00:00:00', june, []],
] as const)('by %s', (now, current, rest) => expect(heldBy([may, june], now)).toEqual({ current, rest }))
