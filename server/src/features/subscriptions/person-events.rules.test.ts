import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import {
  type ArchivedState,
  allStates,
  guardOf,
  guardReasons,
  isArchived,
  type State,
} from '../subscribers/status.rules.ts'
import { newSubscription, type Subscription } from '../subscribers/subscriber.rules.ts'
import {
  addressGuardAfter,
  confirmSubscription,
  decideOptin,
  type EndingEvent,
  endSubscription,
  type OptinCase,
} from './person-events.rules.ts'

const now = '2026-03-08 12:00:00'
const by = { now, ip: '192.0.2.7', newsletterId: 12 } as const

function standing(state: State, more: Partial<Subscription> = {}): Subscription {
  return { ...newSubscription(5, isArchived(state) ? guardOf(state) : 0), state, ...more }
}

/** A cell: the state afterwards, and what the guard has gained. */
type Cell = readonly [State, ...ArchivedState[]]
const stays = (state: State): Cell => [state]
const table: Record<EndingEvent, Record<State, Cell>> = {
  unsubscribe: {
    receiveReady: ['unsubscribed', 'unsubscribed'],
    optinPending: ['unsubscribed', 'unsubscribed'],
    noOptin: ['unsubscribed', 'unsubscribed'],
    transaction: ['unsubscribed', 'unsubscribed'],
    unsubscribed: stays('unsubscribed'),
    hardBounce: ['unsubscribed', 'unsubscribed'],
    manual: ['unsubscribed', 'unsubscribed'],
    complained: ['complained', 'unsubscribed'],
    blacklist: ['blacklist', 'unsubscribed'],
  },
  hardBounce: {
    receiveReady: ['hardBounce', 'hardBounce'],
    optinPending: ['hardBounce', 'hardBounce'],
    noOptin: ['hardBounce', 'hardBounce'],
    transaction: ['hardBounce', 'hardBounce'],
    unsubscribed: ['unsubscribed', 'hardBounce'],
    hardBounce: stays('hardBounce'),
    manual: ['hardBounce', 'hardBounce'],
    complained: ['complained', 'hardBounce'],
    blacklist: stays('blacklist'),
  },
  complaint: {
    receiveReady: ['complained', 'complained'],
    optinPending: ['complained', 'complained'],
    noOptin: ['complained', 'complained'],
    transaction: ['complained', 'complained'],
    unsubscribed: ['complained', 'complained'],
    hardBounce: ['complained', 'complained'],
    manual: ['complained', 'complained'],
    complained: stays('complained'),
    blacklist: stays('blacklist'),
  },
}
const cells = Object.entries(table).flatMap(([event, row]) =>
  Object.entries(row).map(([from, [to, ...gained]]) => [event as EndingEvent, from as State, to, gained] as const),
)

describe('what ends a subscription', () => {
  test('every state has a cell for every event', () => expect(cells).toHaveLength(3 * allStates.length))

  test.each(cells)('%s of %s gives %s, guard + %j', (event, from, to, gained) => {
    const before = standing(from)
    const after = endSubscription(before, event, by)
    expect(after.state).toBe(to)
    expect(guardReasons(after.guard & ~before.guard)).toEqual(gained)
    expect(after.guard & before.guard).toBe(before.guard)
    expect(endSubscription(after, event, { ...by, now: '2027-01-01 00:00:00' })).toBe(after)
    if (from === to && gained.length === 0) expect(after).toBe(before)
  })

  const optouts = { optoutAt: '2026-01-01 00:00:00', optoutIp: '192.0.2.1', optoutNewsletterId: 3 } as const
  test.each(cells)('%s of %s to %s keeps or sets the times of opting out', (event, from, to) => {
    const after = endSubscription(standing(from, optouts), event, by)
    const entersOptout = from !== to && (to === 'unsubscribed' || to === 'complained')
    expect(after).toMatchObject(entersOptout ? { optoutAt: now, optoutIp: by.ip, optoutNewsletterId: 12 } : optouts)
  })

  test('a replaced address that bounces too is a bounced one again', () =>
    expect(endSubscription(standing('hardBounce', { guard: 0 }), 'hardBounce', by).guard).toBe(guardOf('hardBounce')))

  test('bounce and complaint stay with the address', () => {
    expect(addressGuardAfter(guardOf('blacklist'), 'hardBounce')).toBe(guardOf('blacklist', 'hardBounce'))
    expect(addressGuardAfter(0, 'complaint')).toBe(guardOf('complained'))
  })
})

describe('confirming', () => {
  test(
    'a waiting subscription becomes ready and forgets its opt-out and every reason but the blacklist',
    proving('E-186'),
    () => {
      const all = guardOf('unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist')
      const before = standing('optinPending', { guard: all, demoted: true, optoutAt: now, optoutIp: by.ip })
      expect(confirmSubscription(before, by)).toEqual({
        ...standing('receiveReady'),
        guard: guardOf('blacklist'),
        optinAt: now,
        optinIp: by.ip,
      })
    },
  )

  test('a ready one keeps its time', () => {
    const before = standing('receiveReady', { optinAt: '2026-01-01 00:00:00', guard: guardOf('manual') })
    expect(confirmSubscription(before, by)).toEqual({ ...before, guard: 0 })
  })
})

describe('an opt-in link', () => {
  const link = (state: State | null, more: Partial<OptinCase> = {}): OptinCase => ({
    mailedAt: '2026-03-01 12:00:00',
    channelIds: [5],
    confirmedAt: null,
    isSameAddress: true,
    subscriptions: new Map(state && [[5, standing(state)]]),
    entered: [{ channelId: 5, state: 'optinPending' }],
    now,
    ...more,
  })
  const late = { now: '2026-03-08 12:00:01' } as const
  const used = { confirmedAt: '2026-03-02 00:00:00' } as const
  const archived = (channelId: number) => ({ entered: [{ channelId, state: 'manual' }] })

  test.each<[string, OptinCase, string]>([
    ['E-179 of a waiting one works for seven days to the second', link('optinPending'), 'confirmed'],
    ['E-179 of a waiting one is late a second later', link('optinPending', late), 'expired'],
    ['of a ready one confirms once more', link('receiveReady'), 'confirmed'],
    ['of a ready one can be late', link('receiveReady', late), 'expired'],
    ['E-181 that was used says so', link('receiveReady', used), 'alreadyConfirmed'],
    ['that was used says so after a week too', link('receiveReady', { ...used, ...late }), 'alreadyConfirmed'],
    ['that was used confirms nothing again', link('optinPending', used), 'void'],
    ['of nobody in the channel is void', link(null), 'void'],
    ['is void after archiving, though it waits again', link('optinPending', archived(5)), 'void'],
    ['is void after archiving, though it is ready again', link('receiveReady', archived(5)), 'void'],
    ['is not touched by archiving in another channel', link('optinPending', archived(6)), 'confirmed'],
    ['is void for another address', link('optinPending', { isSameAddress: false }), 'void'],
    ...allStates
      .filter((state) => state !== 'optinPending' && state !== 'receiveReady')
      .flatMap((state): [string, OptinCase, string][] => [
        [`of ${state} is void`, link(state), 'void'],
        [`of ${state} is void when late`, link(state, late), 'void'],
        [`of ${state} is void when used`, link(state, used), 'void'],
      ]),
  ])('%s', (_name, given, outcome) => expect(decideOptin(given).outcome).toBe(outcome))

  test('confirms exactly the channels of the mail that are in force', () => {
    const subscriptions = new Map([
      [5, standing('optinPending')],
      [6, standing('manual')],
      [7, standing('receiveReady')],
      [8, standing('optinPending')],
    ])
    expect(decideOptin(link(null, { channelIds: [5, 6, 7], subscriptions })).channelIds).toEqual([5, 7])
  })
})
