import { expect, test } from 'vitest'
import { createSecrets } from '../../platform/secrets/secrets.ts'
import { optinToken, optinTokenHash } from './optin-token.rules.ts'

const nonce = Buffer.alloc(16, 7)
const secrets = createSecrets('a master secret of thirty-two characters')

test('the same nonce and secret always make the same token, which fits into a link', () => {
  expect(optinToken(secrets, nonce)).toBe(optinToken(secrets, Buffer.alloc(16, 7)))
  expect(optinToken(secrets, nonce)).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('another nonce or another secret makes another token', () => {
  const others = [
    optinToken(secrets, Buffer.alloc(16, 8)),
    optinToken(createSecrets('another master secret of 32 characters'), nonce),
  ]
  expect(others).not.toContain(optinToken(secrets, nonce))
  expect(optinTokenHash(others[0] as string)).not.toEqual(optinTokenHash(others[1] as string))
})
