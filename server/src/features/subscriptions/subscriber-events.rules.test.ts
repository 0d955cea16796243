import { expect, test } from 'vitest'
import type { State } from '../subscribers/status.rules.ts'
import { moveSubscription, newSubscription } from '../subscribers/subscriber.rules.ts'
import { eventsOf, type Happening } from './subscriber-events.rules.ts'

const now = '2026-03-04 09:15:00'
type Step = [channelId: number, from: State | null, to: State]

function happening(standing: [number, State][], steps: Step[], more: Partial<Happening> = {}): Happening {
  return {
    isNew: false,
    changedMembers: [],
    isConsent: false,
    before: new Map(standing.map(([id, state]) => [id, moveSubscription(newSubscription(id, 0), state, now)])),
    transitions: steps.map(([channelId, from, to]) => ({ channelId, from, to })),
    ...more,
  }
}
const consent = { isConsent: true }

test.each<[string, Happening, string[]]>([
  ['nothing changed', happening([[1, 'receiveReady']], []), []],
  ['a state that stays is no event', happening([[1, 'noOptin']], [[1, 'noOptin', 'noOptin']]), []],
  [
    'a new record, whatever its state',
    happening([], [[1, null, 'manual']], { isNew: true, changedMembers: ['city'] }),
    ['created 1'],
  ],
  ['data', happening([[1, 'receiveReady']], [], { changedMembers: ['city'] }), ['updated ']],
  [
    'E-277 the first channel by confirmation',
    happening([[1, 'optinPending']], [[1, 'optinPending', 'receiveReady']], consent),
    ['optin 1'],
  ],
  [
    'E-277 two at once are one opt-in',
    happening(
      [
        [1, 'optinPending'],
        [2, 'optinPending'],
      ],
      [
        [1, 'optinPending', 'receiveReady'],
        [2, 'optinPending', 'receiveReady'],
      ],
      consent,
    ),
    ['optin 1,2'],
  ],
  [
    'E-277 a further channel by confirmation',
    happening(
      [
        [1, 'receiveReady'],
        [2, 'optinPending'],
      ],
      [[2, 'optinPending', 'receiveReady']],
      consent,
    ),
    ['optin_additional_channels 2'],
  ],
  [
    'E-277 one channel vouches for the next',
    happening([[1, 'receiveReady']], [[2, null, 'receiveReady']], consent),
    ['optin_additional_channels 2'],
  ],
  [
    'E-277 the last ready channel',
    happening(
      [
        [1, 'receiveReady'],
        [2, 'manual'],
      ],
      [[1, 'receiveReady', 'unsubscribed']],
    ),
    ['optout 1'],
  ],
  [
    'E-277 one of several',
    happening(
      [
        [1, 'receiveReady'],
        [2, 'receiveReady'],
      ],
      [[2, 'receiveReady', 'unsubscribed']],
    ),
    ['optout_individual_channels 2'],
  ],
  [
    'E-277 all of several',
    happening(
      [
        [1, 'receiveReady'],
        [2, 'receiveReady'],
      ],
      [
        [1, 'receiveReady', 'unsubscribed'],
        [2, 'receiveReady', 'unsubscribed'],
      ],
    ),
    ['optout 1,2'],
  ],
  ['bounce', happening([[1, 'receiveReady']], [[1, 'receiveReady', 'hardBounce']]), ['bounced 1']],
  ['complaint', happening([[1, 'manual']], [[1, 'manual', 'complained']]), ['complained 1']],
  ['other archiving', happening([[1, 'noOptin']], [[1, 'noOptin', 'blacklist']]), ['archived 1']],
  [
    'two reasons are two events',
    happening(
      [],
      [
        [1, null, 'manual'],
        [2, null, 'blacklist'],
      ],
    ),
    ['archived 1', 'archived 2'],
  ],
  ['back by a write', happening([[1, 'unsubscribed']], [[1, 'unsubscribed', 'receiveReady']]), ['reactivated 1']],
  [
    'ready by a write without having been archived',
    happening([[1, 'noOptin']], [[1, 'noOptin', 'receiveReady']]),
    ['updated 1'],
  ],
  ['waiting again', happening([[1, 'receiveReady']], [[1, 'receiveReady', 'optinPending']]), ['updated 1']],
  [
    'data and state together',
    happening(
      [
        [1, 'receiveReady'],
        [2, 'noOptin'],
      ],
      [
        [1, 'receiveReady', 'manual'],
        [2, 'noOptin', 'transaction'],
      ],
      { changedMembers: ['city'] },
    ),
    ['updated 2', 'archived 1'],
  ],
])('%s', (_name, happened, told) => {
  expect(eventsOf(happened).map(({ type, channelIds }) => `${type.replace('subscriber.', '')} ${channelIds}`)).toEqual(
    told,
  )
})
