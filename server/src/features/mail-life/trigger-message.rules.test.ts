import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type MessageStateName, messageStates } from '../messages/message-state.rules.ts'
import { lifeOf, type TriggerMessage } from './trigger-message.rules.ts'

const [wireAt, later] = ['2027-03-01 09:00:00', '2027-03-02 09:00:00'] as Timestamp[]
const name = { id: 1, subscriberId: 2, mailingId: 3, createdAt: wireAt as Timestamp, deliveredAt: null }

test.each<[MessageStateName, Partial<TriggerMessage>, (string | null)[]]>([
  ['pending', {}, ['waiting', null, null]],
  ['deferred', { wireAt }, ['waiting', null, null]],
  ['inDoubt', { wireAt }, ['waiting', null, null]],
  ['accepted', { wireAt }, ['sent', null, wireAt as string]],
  ['delivered', { wireAt }, ['delivered', null, wireAt as string]],
  ['delivered', { wireAt, bouncedAt: later, refusal: 'full' }, ['bounced', 'full', wireAt as string]],
  ['accepted', { wireAt, bouncedAt: later, refusal: 'hard' }, ['bounced', 'hard', wireAt as string]],
  ['bounced', { wireAt, bouncedAt: later }, ['bounced', null, wireAt as string]],
  ['rejected', { wireAt }, ['failed', 'refused', null]],
  ['rejected', { wireAt, refusal: 'hard' }, ['failed', 'hard', null]],
  ['expired', { wireAt, refusal: 'expired', hasQueueId: true }, ['failed', 'expired', wireAt as string]],
  ['expired', {}, ['failed', 'expired', null]],
  ['quarantined', {}, ['failed', 'impossible', null]],
  ['excluded', {}, ['excluded', 'archived', null]],
  ['canceled', {}, ['excluded', 'canceled', null]],
])('%s with %o', (state, facts, [shown, reason, sentAt]) => {
  const unknown = { wireAt: null, bouncedAt: null, refusal: null, hasQueueId: false }
  const message = { ...name, ...unknown, messageState: messageStates[state], ...facts }
  expect(lifeOf(message)).toEqual({ state: shown, reason, sentAt })
})
