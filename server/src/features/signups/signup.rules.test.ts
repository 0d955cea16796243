import { expect, test } from 'vitest'
import { signupWaitSeconds } from './signup.rules.ts'

test.each([
  ['the first', [], 0],
  ['the fifth', [1, 2, 3, 4], 0],
  ['the sixth waits until the first of five is an hour old', [1, 2, 3, 4, 600], 3000],
  ['the sixth, when the first is older than that', [1, 2, 3, 4, 3600], 0],
  ['of many the fifth newest decides', [1, 2, 3, 4, 3599.5, 3599.9], 1],
])('%s', (_name, ages, seconds) => expect(signupWaitSeconds(ages)).toBe(seconds))
