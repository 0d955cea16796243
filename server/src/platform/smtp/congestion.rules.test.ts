import { expect, test } from 'vitest'
import { afterFullHouse, afterPushback, afterSuccess, fullWidth, type Width } from './congestion.rules.ts'

const successes = (width: Width, count: number, maximum: number) => {
  let grown = width
  for (let i = 0; i < count; i++) grown = afterSuccess(grown, maximum)
  return grown
}

test('a deferred mail halves the width, down to one connection', () => {
  let width = fullWidth(32)
  const seen: number[] = []
  for (let mail = 1; mail <= 7; mail++) {
    width = afterPushback(width, mail, mail)
    seen.push(width.allowed)
  }
  expect(seen).toEqual([16, 8, 4, 2, 1, 1, 1])
})

test('mails that left together are one burst and halve once', () => {
  const halved = afterPushback(fullWidth(32), 10, 40)
  expect(afterPushback(halved, 40, 55).allowed).toBe(16)
  expect(afterPushback(halved, 41, 55).allowed).toBe(8)
})

test('every hundred successes widen by one connection, up to the maximum', () => {
  const narrow = afterPushback(fullWidth(4), 1, 1)
  expect(successes(narrow, 99, 4).allowed).toBe(2)
  expect(successes(narrow, 100, 4).allowed).toBe(3)
  expect(successes(narrow, 1_000, 4).allowed).toBe(4)
})

test('a halving takes back the successes counted so far', () => {
  const width = successes(afterPushback(fullWidth(4), 1, 1), 99, 4)
  expect(afterSuccess(afterPushback(width, 2, 2), 4).allowed).toBe(1)
})

test('a full house is as wide as the connections that got in', () => {
  expect(afterFullHouse(fullWidth(32), 20).allowed).toBe(20)
  expect(afterFullHouse(fullWidth(8), 0).allowed).toBe(1)
})
