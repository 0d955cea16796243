import { describe, expect, test } from 'vitest'
import type { Permission } from '../accounts/index.ts'
import { type ArchivedState, type Guard, guardOf, isArchived, type State } from '../subscribers/status.rules.ts'
import { emptyBaseData, newSubscription, type Subscriber, type Subscription } from '../subscribers/subscriber.rules.ts'
import { type ChangeInput, decideChange } from './change-subscriber.rules.ts'

const now = '2026-03-01 12:00:00'
const earlier = '2026-01-01 12:00:00'
const A = 10
const B = 11

const person: Subscriber = {
  ...emptyBaseData,
  id: 1,
  email: 'eva@example.com',
  emailKey: 'eva@example.com',
  customerFields: { 3: 'blau' },
  addressGuard: 0,
  createdAt: earlier,
  updatedAt: earlier,
}
const at = (channelId: number, state: State, ...past: ArchivedState[]): Subscription => ({
  ...newSubscription(channelId, guardOf(...past, ...(isArchived(state) ? [state] : []))),
  state,
})
const otherAddress = { email: 'eva@example.org', emailKey: 'eva@example.org' }

interface Wishes extends Partial<Pick<ChangeInput, 'isNew' | 'data'>> {
  subscriptions?: Subscription[]
  states?: Record<number, State>
  tombstones?: Record<number, Guard>
  permissions?: Permission[]
}
function decide({ subscriptions = [], states = {}, tombstones = {}, permissions = [], ...rest }: Wishes) {
  const numbered = <T>(record: Record<number, T>) =>
    new Map(Object.entries(record).map(([id, value]) => [Number(id), value as T]))
  return decideChange({
    before: person,
    isNew: false,
    data: { base: {}, customerFields: {} },
    confirmsMoves: false,
    ...rest,
    subscriptions: new Map(subscriptions.map((one) => [one.channelId, one])),
    states: numbered(states),
    tombstones: numbered(tombstones),
    may: (permission) => permissions.includes(permission),
    now,
  })
}
function decided(wishes: Wishes) {
  const decision = decide(wishes)
  if (decision.outcome !== 'decided') throw new Error(JSON.stringify(decision))
  return decision
}
function refused(wishes: Wishes) {
  const decision = decide(wishes)
  return decision.outcome === 'refused' ? decision.refusals : 'accepted'
}

describe('data', () => {
  test('nothing new changes nothing', () => {
    const data = { email: person, base: { city: null }, customerFields: { 3: 'blau' } }
    const decision = decided({ data, subscriptions: [at(A, 'receiveReady')], states: { [A]: 'receiveReady' } })
    expect(decision).toMatchObject({ differs: false, subscriptions: [], transitions: [], subscriber: person })
  })
  test('a new value moves updatedAt', () => {
    const { subscriber, differs } = decided({ data: { base: { city: 'Köln' }, customerFields: { 3: null, 4: 7 } } })
    expect(differs).toBe(true)
    expect(subscriber).toMatchObject({ city: 'Köln', customerFields: { 4: 7 }, updatedAt: now, createdAt: earlier })
  })
})

describe('several channels', () => {
  const subscriptions = [at(A, 'receiveReady'), at(B, 'unsubscribed')]
  test('one refused channel refuses all, and each is named', () => {
    expect(refused({ subscriptions, states: { [A]: 'manual', [B]: 'receiveReady' } })).toEqual([
      { channelId: A, from: 'receiveReady', to: 'manual', demand: ['archiveReceiveReady'] },
      { channelId: B, from: 'unsubscribed', to: 'receiveReady', demand: ['reactivateUnsubscribed'] },
    ])
    const permissions: Permission[] = ['archiveReceiveReady']
    expect(refused({ subscriptions, states: { [A]: 'manual', [B]: 'receiveReady' }, permissions })).toHaveLength(1)
  })
  test('unlisted channels stay', () => {
    const { subscriptions: changed } = decided({ subscriptions, states: { [A]: 'noOptin' } })
    expect(changed).toEqual([{ ...at(A, 'noOptin'), demoted: true }])
  })
})

describe('times', () => {
  const left = { ...at(A, 'unsubscribed'), optoutAt: earlier, optoutIp: '192.0.2.1', optoutNewsletterId: 5 } as const
  const permissions: Permission[] = ['reactivateUnsubscribed']
  test('becoming ready clears the opt-out', () => {
    const { subscriptions } = decided({ subscriptions: [left], states: { [A]: 'receiveReady' }, permissions })
    expect(subscriptions).toMatchObject([
      { optinAt: now, optinIp: null, optoutAt: null, optoutIp: null, optoutNewsletterId: null },
    ])
  })
  test.each<[State, string]>([
    ['complained', now],
    ['manual', earlier],
    ['hardBounce', earlier],
    ['blacklist', earlier],
  ])('%s sets the opt-out time to %s', (state, optoutAt) => {
    expect(decided({ subscriptions: [left], states: { [A]: state } }).subscriptions).toMatchObject([{ optoutAt }])
  })
})

describe('a new address', () => {
  const data = { email: otherAddress, base: {}, customerFields: {} }
  test('frees a bounce, in the same request or later', () => {
    const subscriptions = [at(A, 'hardBounce', 'manual')]
    expect(refused({ subscriptions, states: { [A]: 'noOptin' } })).toMatchObject([{ demand: 'never' }])
    expect(decided({ data, subscriptions, states: { [A]: 'noOptin' } }).transitions).toHaveLength(1)
    const moved = decided({ data, subscriptions })
    expect(moved).toMatchObject({ transitions: [], subscriptions: [{ state: 'hardBounce', guard: guardOf('manual') }] })
  })
  test('frees nothing else', () => {
    const subscriptions = [at(A, 'complained')]
    const demand = ['reactivateComplained']
    expect(refused({ data, subscriptions, states: { [A]: 'receiveReady' } })).toMatchObject([{ demand }])
    expect(refused({ data, subscriptions: [at(A, 'blacklist')], states: { [A]: 'noOptin' } })).not.toBe('accepted')
  })
  test('in other letters is the same address', () => {
    const email = { email: 'EVA@example.com', emailKey: person.emailKey }
    const decision = decided({ data: { ...data, email }, subscriptions: [at(A, 'hardBounce')] })
    expect(decision).toMatchObject({ subscriptions: [], subscriber: { email: 'EVA@example.com' }, differs: true })
  })
  test('that is suppressed needs the permission, although the status stays', () => {
    const tombstones = { [A]: guardOf('unsubscribed') }
    const subscriptions = [at(A, 'receiveReady')]
    expect(refused({ data, subscriptions, tombstones })).toEqual([
      { channelId: A, from: 'receiveReady', to: 'receiveReady', demand: ['reactivateUnsubscribed'] },
    ])
    const taken = decided({ data, subscriptions, tombstones, permissions: ['reactivateUnsubscribed'] })
    expect(taken.subscriptions).toMatchObject([{ state: 'receiveReady', guard: guardOf('unsubscribed') }])
  })
  test('that is suppressed may be taken by an archived record, unless it is blacklisted', () => {
    const subscriptions = [at(A, 'manual')]
    const { subscriptions: taken } = decided({ data, subscriptions, tombstones: { [A]: guardOf('complained') } })
    expect(taken).toMatchObject([{ guard: guardOf('manual', 'complained') }])
    expect(refused({ data, subscriptions, tombstones: { [A]: guardOf('blacklist') } })).toMatchObject([
      { demand: 'never' },
    ])
  })
  test('that is suppressed in another channel is free in this one', () => {
    const tombstones = { [B]: guardOf('unsubscribed') }
    const { subscriptions } = decided({ data, subscriptions: [at(A, 'receiveReady')], tombstones })
    expect(subscriptions).toMatchObject([{ channelId: A, state: 'receiveReady', guard: 0 }])
  })
  test('that is suppressed as a whole guards every channel, those to come included', () => {
    const tombstones = { 0: guardOf('complained') }
    const permissions: Permission[] = ['reactivateComplained']
    expect(refused({ data, subscriptions: [at(A, 'noOptin')], tombstones })).not.toBe('accepted')
    const { subscriber } = decided({ data, subscriptions: [at(A, 'noOptin')], tombstones, permissions })
    expect(subscriber.addressGuard).toBe(guardOf('complained'))
  })
})

describe('a new record', () => {
  test('of a suppressed address is gated and takes the guard over', () => {
    const wishes = {
      isNew: true,
      states: { [A]: 'receiveReady' },
      tombstones: { [A]: guardOf('unsubscribed') },
    } as const
    expect(refused(wishes)).toEqual([
      { channelId: A, from: null, to: 'receiveReady', demand: ['reactivateUnsubscribed'] },
    ])
    const { subscriptions } = decided({ ...wishes, permissions: ['reactivateUnsubscribed'] })
    expect(subscriptions).toMatchObject([{ guard: guardOf('unsubscribed'), optinAt: now }])
  })
  test('in a channel that is not suppressed is free', () => {
    const tombstones = { [A]: guardOf('unsubscribed') }
    expect(decided({ isNew: true, states: { [B]: 'receiveReady' }, tombstones }).transitions).toEqual([
      { channelId: B, from: null, to: 'receiveReady' },
    ])
  })
})
