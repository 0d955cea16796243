import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type ChallengeScope,
  challengeFor,
  challengeLifeMs,
  nonceLength,
  openChallenge,
} from './passkey-challenge.rules.ts'

const sign = (text: string) => createHmac('sha256', 'key').update(text).digest()
const nonce = randomBytes(nonceLength)
const scope: ChallengeScope = { ceremony: 'signIn', sessionToken: 'abc' }
const now = Date.UTC(2026, 10, 17)
const challenge = challengeFor(scope, nonce, now, sign)

test('a challenge is opened by whom it was made for, until it expires', () => {
  expect(openChallenge(scope, challenge, now, sign)).toEqual({ nonce, untilMs: now + challengeLifeMs })
  expect(openChallenge(scope, challenge, now + challengeLifeMs - 1, sign)).not.toBeNull()
  expect(openChallenge(scope, challenge, now + challengeLifeMs, sign)).toBeNull()
})

test.each<[string, ChallengeScope]>([
  ['another ceremony', { ...scope, ceremony: 'enrol' }],
  ['another session', { ...scope, sessionToken: 'abd' }],
  ['no session', { ...scope, sessionToken: null }],
])('not by %s', (_name, other) => {
  expect(openChallenge(other, challenge, now, sign)).toBeNull()
})

test('not when a single byte of it is another', () => {
  for (const index of challenge.keys()) {
    const changed = Buffer.from(challenge)
    changed[index] = (changed[index] as number) ^ 1
    expect(openChallenge(scope, changed, now, sign)).toBeNull()
  }
})

test.each([0, 1, challenge.length - 1, challenge.length + 1])('not with %i bytes', (length) => {
  expect(openChallenge(scope, Buffer.alloc(length, challenge), now, sign)).toBeNull()
})
