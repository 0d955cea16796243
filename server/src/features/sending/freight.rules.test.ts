import { expect, test } from 'vitest'
import { assumedBytes, Freight } from './freight.rules.ts'

const load = (freight: Freight, accountId: number, mails: number) => {
  for (let i = 0; i < mails; i++) freight.add(accountId, assumedBytes)
}

test('an account has so many bytes under way and no more, whatever others have', () => {
  const freight = new Freight()
  load(freight, 1, 15)
  expect(freight.isFullFor(1)).toBe(false)
  load(freight, 1, 1)
  expect([freight.isFullFor(1), freight.isFullFor(2)]).toEqual([true, false])
})

test('what has ended makes room', () => {
  const freight = new Freight()
  load(freight, 1, 16)
  freight.add(1, -assumedBytes)
  expect(freight.isFullFor(1)).toBe(false)
})

test('all accounts together have a limit as well, and each may have one mail beyond it', () => {
  const freight = new Freight()
  for (const account of [1, 2, 3, 4]) load(freight, account, 12)
  expect([1, 2, 3, 4].map((account) => freight.isFullFor(account))).toEqual([true, true, true, true])
  expect(freight.isFullFor(5)).toBe(false)
})
