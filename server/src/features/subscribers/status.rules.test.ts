import { describe, expect, test } from 'vitest'
import {
  allStates,
  enter,
  type Guard,
  guardOf,
  guardReasons,
  inheritedGuard,
  isArchived,
  openedAgain,
  type State,
  stateOf,
  states,
} from './status.rules.ts'

const pairs: [State, number, number | null][] = [
  ['receiveReady', 1, null],
  ['optinPending', 2, 1],
  ['noOptin', 2, 2],
  ['transaction', 2, 3],
  ['unsubscribed', 3, 4],
  ['hardBounce', 3, 5],
  ['manual', 3, 6],
  ['complained', 3, 7],
  ['blacklist', 3, 8],
]

describe('states and their pairs', () => {
  test('there are nine', () => expect(allStates).toEqual(pairs.map(([state]) => state)))

  test.each(pairs)('%s is %i/%s', (state, status, statusAddition) => {
    expect(states[state]).toEqual({ status, statusAddition })
    expect(stateOf(status, statusAddition)).toBe(state)
    expect(isArchived(state)).toBe(status === 3)
  })

  test('an absent addition reads as null', () => expect(stateOf(1, undefined)).toBe('receiveReady'))

  test('every other pair is none', () => {
    const values = [undefined, null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, '1', true, Number.NaN]
    const legal = new Set([...pairs.map(([, status, addition]) => `${status}/${addition}`), '1/undefined'])
    const found = values.flatMap((status) =>
      values.filter((addition) => stateOf(status, addition)).map((addition) => `${status}/${addition}`),
    )
    expect(new Set(found)).toEqual(legal)
  })
})

describe('what an entered channel takes over', () => {
  const [left, bounced, manual] = [guardOf('unsubscribed'), guardOf('hardBounce'), guardOf('manual')]
  test.each<[string, [number, Guard][], Guard, Guard]>([
    ['nothing', [], 0, 0],
    ['what the address has', [], left | bounced, left | bounced],
    [
      'what it left behind, in this channel and as a whole',
      [
        [0, left],
        [5, manual],
        [6, bounced],
      ],
      0,
      left | manual,
    ],
    [
      'where they agreed again, not that they left everything',
      [
        [0, left | bounced],
        [5, openedAgain],
      ],
      left,
      bounced,
    ],
    [
      'but that they left this channel later',
      [
        [0, left],
        [5, openedAgain | left],
      ],
      0,
      left,
    ],
  ])('%s', (_name, tombstones, addressGuard, expected) =>
    expect(inheritedGuard(new Map(tombstones), 5, addressGuard)).toBe(expected),
  )
})

describe('the guard', () => {
  const reasons = ['unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist'] as const

  test('keeps any set of archived reasons', () => {
    for (let bits = 0; bits < 32; bits++) {
      const some = reasons.filter((_, index) => bits & (1 << index))
      expect(guardReasons(guardOf(...some))).toEqual(some)
    }
  })

  test.each(allStates)('entering %s adds its own reason, and forgets none', (state) => {
    const before = { state: 'noOptin' as const, guard: guardOf('complained'), demoted: false }
    const own = isArchived(state) ? guardOf(state) : 0
    expect(enter(before, state)).toEqual({ state, guard: guardOf('complained') | own, demoted: false })
  })
})

describe('demoted', () => {
  test.each<[State | null, boolean, State, boolean]>([
    ['receiveReady', false, 'noOptin', true],
    ['receiveReady', false, 'optinPending', true],
    ['receiveReady', false, 'transaction', true],
    ['receiveReady', false, 'manual', false],
    ['noOptin', true, 'transaction', true],
    ['noOptin', true, 'optinPending', true],
    ['noOptin', true, 'receiveReady', false],
    ['noOptin', true, 'unsubscribed', false],
    ['noOptin', false, 'transaction', false],
    ['manual', false, 'optinPending', false],
    [null, false, 'optinPending', false],
  ])('from %s (demoted: %s) to %s is %s', (state, demoted, to, expected) => {
    expect(enter({ state, guard: 0, demoted }, to).demoted).toBe(expected)
  })
})
