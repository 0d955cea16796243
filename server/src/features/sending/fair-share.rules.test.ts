import { describe, expect, test } from 'vitest'
import { shareOut } from './fair-share.rules.ts'

const due = (accountId: number) => ({ accountId, isDue: true })
const later = (accountId: number) => ({ accountId, isDue: false })

describe('the places that are free', () => {
  test('are all for the only account with mail that is due', () => {
    expect(shareOut([later(1), due(2), later(3)], 8, true)).toEqual({ accounts: [2], each: 8, after: 0 })
  })

  test('are shared evenly by several', () => {
    expect(shareOut([due(1), due(2), due(3)], 8, true)).toEqual({ accounts: [1, 2, 3], each: 2, after: 0 })
  })

  test('go to as many accounts as there are places, and to the others next', () => {
    expect(shareOut([due(1), due(2), due(3)], 2, true)).toEqual({ accounts: [1, 2], each: 1, after: 2 })
  })

  test('wait for accounts further on, where nobody found so far has mail that is due', () => {
    expect(shareOut([later(1), later(7)], 8, false)).toEqual({ accounts: [], each: 8, after: 7 })
    expect(shareOut([], 8, true)).toEqual({ accounts: [], each: 8, after: 0 })
  })
})
