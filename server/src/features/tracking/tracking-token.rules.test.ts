import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { createTrackingTokens } from './tracking-token.rules.ts'

const master = 'a master secret of the tests, 32 or more'
const tokens = createTrackingTokens(master)
const ticket = { runId: 12, contentId: 34, messageId: 56 }

test('what was sealed can be opened, in 32 letters that need no escaping in a URL', () => {
  const id = (bits: number) => fc.integer({ min: 0, max: 2 ** bits - 1 })
  fc.assert(
    fc.property(id(40), id(40), id(48), (runId, contentId, messageId) => {
      const token = tokens.seal({ runId, contentId, messageId })
      expect(token).toMatch(/^[\w-]{32}$/)
      expect(tokens.open(token)).toEqual({ runId, contentId, messageId })
    }),
  )
})

test('the mails of a run that recognise nobody carry one token', () => {
  const anybody = { ...ticket, messageId: 0 }
  expect(tokens.seal(anybody)).toBe(tokens.seal(anybody))
  expect(tokens.seal(anybody)).not.toBe(tokens.seal(ticket))
})

describe('T48 nobody else can make one', () => {
  test('every changed bit is refused', () => {
    const bytes = Buffer.from(tokens.seal(ticket), 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7))
      expect(tokens.open(changed.toString('base64url'))).toBeNull()
    }
  })

  test('random ones, other lengths and another secret are refused', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 64 }), (text) => tokens.open(text) === null),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 24, maxLength: 24 }),
        (bytes) => tokens.open(Buffer.from(bytes).toString('base64url')) === null,
      ),
      { numRuns: 2000 },
    )
    expect(createTrackingTokens('another master secret, also long enough').open(tokens.seal(ticket))).toBeNull()
  })
})
