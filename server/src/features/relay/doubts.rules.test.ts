import { expect, test } from 'vitest'
import { isAlarming, mustVisit } from './doubts.rules.ts'

test.each([
  ['nothing is due', { due: 0, oldestSeconds: 0, needsVisit: true }, false],
  ['the last visit waits for the log', { due: 3, oldestSeconds: 1, needsVisit: false }, false],
  ['doubts are left and no visit is under way', { due: 3, oldestSeconds: 1, needsVisit: true }, true],
])('visits the relay or not: %s', (_name, situation, asks) => expect(mustVisit(situation)).toBe(asks))

test.each([
  ['ten minutes are not too long', { due: 1, oldestSeconds: 600, needsVisit: true }, false],
  ['more than ten minutes are', { due: 1, oldestSeconds: 601, needsVisit: false }, true],
])('%s', (_name, situation, alarms) => expect(isAlarming(situation)).toBe(alarms))
