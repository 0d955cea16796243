import { expect, test } from 'vitest'
import type { MailingRun } from '../../api/records.ts'
import { doneOf, sentenceOf, whyOf } from './live.rules.ts'

const run = (changed: Partial<MailingRun>) =>
  ({ state: 'sending', pause: null, stillReason: null, perMinute: 0, ...changed }) as MailingRun
const pause = (kind: NonNullable<MailingRun['pause']>['kind'], name: string | null = null) =>
  ({
    kind,
    by: name === null ? null : { kind: 'user', name },
    matter: null,
    count: null,
    of: null,
    detail: null,
  }) as const
const deferred = (provider: string | null) => ({ mails: 7, provider, nextAt: '2026-11-18 08:00:00' })

test.each([
  [run({ perMinute: 3 }), 'sending', 'rate'],
  [run({}), 'sending', 'beginning'],
  [run({ stillReason: 'noSender' }), 'sending', 'noSender'],
  [run({ state: 'paused', pause: pause('user', 'Mara') }), 'paused', 'pausedBy'],
  [run({ state: 'paused', pause: pause('user') }), 'paused', 'paused'],
  [run({ state: 'paused', pause: pause('operator') }), 'paused', 'operator'],
  [run({ state: 'paused', pause: pause('brake') }), 'held', 'paused'],
  [run({ state: 'paused', pause: pause('domain') }), 'paused', 'heldDomain'],
  [run({ state: 'paused', pause: pause('refusedSender') }), 'paused', 'refusedSender'],
  [run({ state: 'paused', pause: pause('locked') }), 'paused', 'locked'],
  [run({ stillReason: 'deferred', deferred: deferred(null) }), 'sending', 'deferred'],
  [run({ stillReason: 'deferred', deferred: deferred('mail.example') }), 'sending', 'provider'],
  [run({ state: 'canceled' }), 'canceled', 'canceled'],
  [run({ state: 'finished' }), 'finished', 'finished'],
])('%o', (shown, sentence, why) => {
  expect(sentenceOf(shown)).toBe(sentence)
  expect(whyOf(shown)).toBe(why)
})

test('who waits or was canceled has nothing', () => {
  expect(doneOf({ targeted: 10, waiting: 3, canceled: 2 })).toBe(5)
})
