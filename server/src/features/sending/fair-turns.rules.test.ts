import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.rules.ts'

/** Everybody always has mail of his size; how many of so many turns each got. */
function play(turns: FairTurns, sizes: Record<number, number>, count: number): Record<number, number> {
  const accounts = Object.keys(sizes).map(Number)
  const got = Object.fromEntries(accounts.map((account) => [account, 0]))
  for (let i = 0; i < count; i++) {
    const next = accounts.reduce((best, account) => (turns.sentBy(account) < turns.sentBy(best) ? account : best))
    turns.take(next)
    turns.weigh(next, sizes[next] as number)
    got[next] = (got[next] ?? 0) + 1
  }
  return got
}

test.each([
  ['mails of one size take turns', { 1: 5000, 2: 5000, 3: 5000 }, 300, { 1: 100, 2: 100, 3: 100 }],
  ['a small mail costs as much as one of eight kilobytes', { 1: 100, 2: 8192 }, 300, { 1: 150, 2: 150 }],
  ['one of a megabyte costs as much as 128 small ones', { 1: 100, 2: 1_048_576 }, 1290, { 1: 1280, 2: 10 }],
])('%s', (_name, sizes, count, expected) => expect(play(new FairTurns(), sizes, count)).toEqual(expected))

test('who had nothing to send saves nothing up', () => {
  const turns = new FairTurns()
  play(turns, { 1: 100 }, 1000)
  expect(play(turns, { 1: 100, 2: 100 }, 100)).toEqual({ 1: 50, 2: 50 })
})

test('who has sent large mails is ahead until the others have sent as much', () => {
  const turns = new FairTurns()
  turns.take(1)
  turns.weigh(1, 1_048_576)
  expect([turns.isAhead(1), turns.isAhead(2)]).toEqual([true, false])
  play(turns, { 2: 100 }, 100)
  expect(turns.isAhead(1)).toBe(false)
})

test('a large mail is paid for before it is made, so that not many of them begin together', () => {
  const turns = new FairTurns()
  turns.take(1, 1_048_576)
  expect([turns.isAhead(1), turns.isAhead(2)]).toEqual([true, false])
})

test('many accounts are not remembered for ever, and those who are ahead are', () => {
  const turns = new FairTurns()
  turns.take(1)
  turns.weigh(1, 100_000_000)
  for (let round = 0; round < 3; round++) for (let account = 2; account < 3000; account++) turns.take(account)
  expect(turns.isAhead(1)).toBe(true)
})
