import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { createSecrets, SealError } from './secrets.ts'

const secrets = createSecrets('a master secret of the tests, 32 or more')
const bytes = fc.uint8Array({ maxLength: 3000 }).map((array) => Buffer.from(array))

describe('sealing', () => {
  test('is undone by opening for the same purpose', () => {
    fc.assert(
      fc.property(fc.string(), bytes, (purpose, plaintext) => {
        expect(secrets.open(purpose, secrets.seal(purpose, plaintext)).equals(plaintext)).toBe(true)
      }),
    )
  })

  test('never gives the same twice and hides the content', () => {
    const plaintext = Buffer.from('a text that is long enough to be found again')
    const [first, second] = [secrets.seal('a', plaintext), secrets.seal('a', plaintext)]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('text')).toBe(false)
  })

  test('every changed bit, another purpose and another secret are refused', () => {
    const sealed = secrets.seal('a', Buffer.from('key'))
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(() => secrets.open('a', changed)).toThrow(SealError)
    }
    expect(() => secrets.open('b', sealed)).toThrow(SealError)
    expect(() => createSecrets('another master secret, also long enough').open('a', sealed)).toThrow(SealError)
    for (let length = 0; length < sealed.length; length++)
      expect(() => secrets.open('a', sealed.subarray(0, length))).toThrow(SealError)
  })
})

test('codes differ by purpose, by secret and by data', () => {
  const codes = [
    secrets.hmac('a', 'x'),
    secrets.hmac('b', 'x'),
    secrets.hmac('a', 'y'),
    createSecrets('another master secret, also long enough').hmac('a', 'x'),
  ].map((code) => code.toString('hex'))
  expect(new Set(codes).size).toBe(4)
  expect(secrets.hmac('a', 'x').toString('hex')).toBe(codes[0])
})
