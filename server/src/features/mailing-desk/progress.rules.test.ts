import { expect, test } from 'vitest'
import { endAtRate, type Movement, whyStill } from './progress.rules.ts'

const moving: Movement = {
  ...{ state: 'sending', waiting: 10, perMinute: 600 },
  ...{ isFrozen: false, senderSilentSeconds: 2, isRelayAway: false, waitsFor: null },
  putOff: { forDomain: 0, byReceivers: 0 },
}

test.each<[string, Partial<Movement>, ReturnType<typeof whyStill>]>([
  ['it moves', {}, null],
  ['somebody holds it', { state: 'paused', perMinute: 0 }, null],
  ['it is over', { waiting: 0, perMinute: 0 }, null],
  ['nobody knows yet', { perMinute: null }, null],
  ['everything is frozen', { isFrozen: true }, 'frozen'],
  ['no sender was ever started', { senderSilentSeconds: null }, 'noSender'],
  ['the sender died', { senderSilentSeconds: 31 }, 'noSender'],
  ['the rest waits for the winner', { perMinute: 0, waitsFor: 'winner' }, 'winner'],
  ['or for the end of the trial', { perMinute: 0, waitsFor: 'trial' }, 'trial'],
  ['the relay is away', { perMinute: null, isRelayAway: true }, 'relayAway'],
  ['it is, but no sender lives', { isRelayAway: true, senderSilentSeconds: 31 }, 'noSender'],
  ['the domain is not verified any more', { perMinute: 0, putOff: { forDomain: 1, byReceivers: 5 } }, 'domain'],
  ['receivers ask for patience', { perMinute: 0, putOff: { forDomain: 0, byReceivers: 5 } }, 'deferred'],
  ['they do, and others get it meanwhile', { putOff: { forDomain: 0, byReceivers: 5 } }, null],
  ['nobody knows why', { perMinute: 0 }, 'noAnswer'],
])('%s', (_name, movement, reason) => expect(whyStill({ ...moving, ...movement })).toBe(reason))

const now = new Date('2026-11-19T08:00:00Z')
test.each([
  [{ waiting: 1200, perMinute: 600 }, '2026-11-19 08:02:00'],
  [{ waiting: 1200, perMinute: 0 }, null],
  [{ waiting: 1200, perMinute: null }, null],
  [{ waiting: 0, perMinute: 600 }, null],
])('%o', (movement, at) => expect(endAtRate(movement, now)).toBe(at))
