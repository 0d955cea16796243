import { expect, test } from 'vitest'
import { isAlarming, mustProbe } from './doubts.rules.ts'

test.each([
  ['nothing is due', { due: 0, oldestSeconds: 0, needsAnswer: true }, false],
  ['the last answer waits for the log', { due: 3, oldestSeconds: 1, needsAnswer: false }, false],
  ['doubts are left and no answer is waiting', { due: 3, oldestSeconds: 1, needsAnswer: true }, true],
])('asks the relay or not: %s', (_name, situation, asks) => expect(mustProbe(situation)).toBe(asks))

test.each([
  ['ten minutes are not too long', { due: 1, oldestSeconds: 600, needsAnswer: true }, false],
  ['more than ten minutes are', { due: 1, oldestSeconds: 601, needsAnswer: false }, true],
])('%s', (_name, situation, alarms) => expect(isAlarming(situation)).toBe(alarms))
