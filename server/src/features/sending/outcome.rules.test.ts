import { describe, expect, test } from 'vitest'
import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { messageStateName } from '../messages/message-state.rules.ts'
import { lifetimeSeconds } from './lifetime.rules.ts'
import { again, outcomeOf } from './outcome.rules.ts'

const reply = (code: number, text = 'text', enhanced: string | null = null) => ({ code, text, enhanced })
const attempt = {
  attempt: 1,
  ageSeconds: 60,
  lifetimeSeconds: lifetimeSeconds.newsletter,
  quiescenceSeconds: 30,
  jitter: 0.5,
}
const outcome = (verdict: SmtpVerdict, change: Partial<typeof attempt> = {}) => {
  const { state, dueInSeconds, charged } = outcomeOf(verdict as never, { ...attempt, ...change })
  return [messageStateName(state), dueInSeconds, charged]
}

test.each<[string, SmtpVerdict, unknown[]]>([
  ['250 is the end', { kind: 'accepted', reply: reply(250) }, ['accepted', null, true]],
  ['4xx waits', { kind: 'deferred', phase: 'dot', reply: reply(451) }, ['deferred', 30, true]],
  ['421 waits too', { kind: 'deferred', phase: 'mail', reply: reply(421) }, ['deferred', 30, true]],
  ['5xx to the recipient is the end', { kind: 'rejected', phase: 'rcpt', reply: reply(550) }, ['rejected', null, true]],
  ['5xx to the content is the end', { kind: 'rejected', phase: 'dot', reply: reply(554) }, ['rejected', null, true]],
  [
    '5xx to the sender says nothing of the recipient',
    { kind: 'rejected', phase: 'mail', reply: reply(550) },
    ['deferred', 30, true],
  ],
  ['no answer after the dot is a doubt', { kind: 'inDoubt', reason: 'reset' }, ['inDoubt', 30, true]],
  ['never past the dot costs nothing', { kind: 'returned', fault: 'relay', reason: 'away' }, ['deferred', 1.5, false]],
  [
    'an address no envelope carries is the end',
    { kind: 'returned', fault: 'address', reason: 'utf8' },
    ['rejected', null, true],
  ],
])('%s', (_name, verdict, expected) => expect(outcome(verdict)).toEqual(expected))

describe('the next attempt', () => {
  const deferred: SmtpVerdict = { kind: 'deferred', phase: 'dot', reply: reply(451) }

  test.each([
    [1, 30],
    [2, 120],
    [3, 600],
    [4, 1800],
    [5, 3600],
    [6, 7200],
    [7, 14_400],
    [20, 14_400],
  ])('after attempt %i comes in %i seconds', (number, seconds) =>
    expect(outcome(deferred, { attempt: number })[1]).toBe(seconds),
  )

  test('spreads by a fifth in both directions', () => {
    expect(outcome(deferred, { jitter: 0 })[1]).toBe(24)
    expect(outcome(deferred, { jitter: 1 })[1]).toBeCloseTo(36)
  })

  test('does not come when the mail would be too old by then', () => {
    const { trigger } = lifetimeSeconds
    expect(outcome(deferred, { lifetimeSeconds: trigger, ageSeconds: trigger - 31 })).toEqual(['deferred', 30, true])
    expect(outcome(deferred, { lifetimeSeconds: trigger, ageSeconds: trigger - 29 })).toEqual(['expired', null, true])
  })
})

test('what the relay said is kept, and the queue file it named', () => {
  const refused = outcomeOf({ kind: 'rejected', phase: 'rcpt', reply: reply(550, 'no such user', '5.1.1') }, attempt)
  expect(refused).toMatchObject({ replyCode: 550, reply: '5.1.1 no such user', queueId: null })
  const taken = outcomeOf({ kind: 'accepted', reply: reply(250, 'Ok: queued as 4bXyZ12345', '2.0.0') }, attempt)
  expect(taken).toMatchObject({ queueId: '4bXyZ12345', reply: null })
  expect(again('the database was away', 1)).toMatchObject({ charged: false, dueInSeconds: 1 })
})
