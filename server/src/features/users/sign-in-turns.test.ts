import { expect, test } from 'vitest'
import { inTurn } from './sign-in-turns.ts'

/** Attempts that stay under way until they are let go. */
function heldAttempts() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let begun = 0
  const hold = (address: string) =>
    inTurn(address, async () => {
      begun += 1
      await promise
    })
  return { hold, letGo: resolve, begun: () => begun }
}

test('few attempts are made at once, few of one address wait, and everybody has a turn', async () => {
  const { hold, letGo, begun } = heldAttempts()
  const ofOne = Array.from({ length: 40 }, () => hold('192.0.2.1'))
  await expect(hold('192.0.2.1')).rejects.toMatchObject({ code: 'sign_in_busy', status: 503 })
  const ofAnother = hold('192.0.2.2')
  expect(begun()).toBe(4)
  letGo()
  await Promise.all([...ofOne, ofAnother])
  expect(begun()).toBe(41)
  await inTurn('192.0.2.1', async () => {})
})

test('of many addresses no more wait than can be served soon', async () => {
  const { hold, letGo } = heldAttempts()
  const waiting = Array.from({ length: 204 }, (_, i) => hold(`198.51.100.${i}`))
  await expect(hold('203.0.113.1')).rejects.toMatchObject({ code: 'sign_in_busy' })
  letGo()
  await Promise.all(waiting)
})

test('an attempt that fails gives its turn back', async () => {
  const fail = () => inTurn('192.0.2.3', () => Promise.reject(new Error('away')))
  for (let i = 0; i < 50; i += 1) await expect(fail()).rejects.toThrow('away')
})
