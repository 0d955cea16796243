import { describe, expect, test } from 'vitest'
import type { Acceptance, InjectedFault } from '../oracle/oracle-log.ts'
import { compareDelivery, type DeliveryEvidence, faultNames, type LedgerRow } from './check-delivery.rules.ts'
import { isAllowedChange, messageStates as states } from './message-change.rules.ts'

const anna = { subscriberId: 1, recipient: 'anna@example.com', token: 'a'.repeat(16), receives: true }
const gone = { subscriberId: 2, recipient: 'gone@example.com', token: 'b'.repeat(16), receives: false }

function acceptance(change: Partial<Acceptance> = {}): Acceptance {
  return {
    kind: 'accepted',
    monotonicMs: 1,
    wallMs: 1,
    connection: 1,
    messageId: '<1@example.com>',
    recipient: anna.recipient,
    sender: '',
    token: anna.token,
    bodySha256: '',
    queueId: null,
    answered: true,
    ...change,
  }
}

function row(state: keyof typeof states, reason: string | null = null): LedgerRow {
  return { subscriberId: anna.subscriberId, state: states[state], wireAtMs: 10, reason }
}

function compare(change: Partial<DeliveryEvidence>) {
  return compareDelivery({
    expected: [anna, gone],
    acceptances: [acceptance()],
    injected: [],
    ledger: [row('accepted')],
    openBlocks: [],
    changes: [],
    unsubscriptions: [],
    acknowledged: [],
    effects: new Set(),
    ...change,
  })
}

const counted = (change: Partial<DeliveryEvidence>) => {
  const { faults } = compare(change)
  return Object.fromEntries(
    faultNames.filter((name) => faults[name].length > 0).map((name) => [name, faults[name].length]),
  )
}

test.each<[string, Partial<DeliveryEvidence>, Record<string, number>]>([
  ['all is well', {}, {}],
  ['the relay tells more later', { ledger: [row('delivered')] }, {}],
  ['lost: nothing seen, nothing known', { acceptances: [], ledger: [] }, { lost: 1 }],
  ['lost: the ledger lies', { acceptances: [] }, { lost: 1, drift: 1 }],
  ['lost: an end without a reason', { acceptances: [], ledger: [row('rejected')] }, { lost: 1 }],
  ['not lost: an end with a reason', { acceptances: [], ledger: [row('rejected', '550 unknown user')] }, {}],
  ['doubled: three hand-overs', { acceptances: [acceptance(), acceptance(), acceptance()] }, { doubled: 2 }],
  [
    'doubled: the same mail under two queue ids',
    { acceptances: [acceptance({ queueId: '4A' }), acceptance({ queueId: '4B' })] },
    { doubled: 1 },
  ],
  [
    'not doubled: the relay delivered one hand-over twice',
    { acceptances: [acceptance({ queueId: '4A' }), acceptance({ queueId: '4A' })] },
    {},
  ],
  ['the case of an address says nothing', { acceptances: [acceptance({ recipient: 'Anna@Example.com' })] }, {}],
  [
    'ghost: nobody of ours',
    { acceptances: [acceptance(), acceptance({ recipient: 'x@y.example', messageId: '<2@example.com>' })] },
    { ghost: 1 },
  ],
  [
    'ghost: a row of a stranger that claims acceptance drifts',
    { ledger: [row('accepted'), { ...row('accepted'), subscriberId: 9 }] },
    { drift: 1 },
  ],
  ['mixed: a foreign token', { acceptances: [acceptance({ token: gone.token })] }, { mixed: 1 }],
  ['mixed: no token', { acceptances: [acceptance({ token: null })] }, { mixed: 1 }],
  [
    'mixed: one Message-ID for two people',
    {
      acceptances: [acceptance(), acceptance({ recipient: gone.recipient, token: gone.token })],
      expected: [anna, { ...gone, receives: true }],
      ledger: [row('accepted'), { ...row('accepted'), subscriberId: 2 }],
    },
    { mixed: 1 },
  ],
  ['leak: left before the mark', { unsubscriptions: [{ subscriberId: 1, acknowledgedAtMs: 9.5 }] }, { leak: 1 }],
  ['no leak: left after the mark', { unsubscriptions: [{ subscriberId: 1, acknowledgedAtMs: 10.5 }] }, {}],
  ['stuck: still on the wire', { ledger: [row('onWire')] }, { stuck: 1, drift: 1 }],
  ['stuck: recipients nobody has taken', { openBlocks: [7] }, { stuck: 1 }],
  ['drift: seen, but said to be refused', { ledger: [row('rejected', '550')] }, { drift: 1 }],
  ['drift: seen, but no row', { ledger: [] }, { drift: 1 }],
  ['no drift: unknown means either', { ledger: [row('unknown', 'no answer')] }, {}],
  ['order: back from the wire by guess', { changes: [change('onWire', 'pending', 3)] }, { order: 3 }],
  [
    'order: the way of a claimed mail',
    {
      changes: [
        change(null, 'pending'),
        change('pending', 'claimed'),
        change('claimed', 'onWire'),
        change('onWire', 'accepted'),
      ],
    },
    {},
  ],
  [
    'api: an acknowledged effect is missing',
    { acknowledged: ['unsubscribed 1', 'unsubscribed 2'], effects: new Set(['unsubscribed 2', 'unsubscribed 3']) },
    { api: 1 },
  ],
])('%s', (_name, evidence, faults) => expect(counted(evidence)).toEqual(faults))

function change(from: keyof typeof states | null, to: keyof typeof states | null, count = 1) {
  return { from: from && states[from], to: to && states[to], count, messageIds: [1] }
}

describe('figures', () => {
  const doubt: InjectedFault = {
    kind: 'fault',
    monotonicMs: 1,
    wallMs: 1,
    connection: 1,
    at: 'dot',
    recipients: ['Anna@example.com'],
    delayMs: 0,
    action: { kind: 'reset', accepting: true },
    leavesInDoubt: true,
  }
  test.each([
    ['injected and found', [doubt], 'unknown', { leftInDoubt: 1, unknownButNotInjected: 0, injectedButNotUnknown: 0 }],
    [
      'injected and resolved',
      [doubt],
      'accepted',
      { leftInDoubt: 1, unknownButNotInjected: 0, injectedButNotUnknown: 1 },
    ],
    ['unknown by itself', [], 'unknown', { leftInDoubt: 0, unknownButNotInjected: 1, injectedButNotUnknown: 0 }],
  ] as const)('doubt: %s', (_name, injected, state, figures) =>
    expect(compare({ injected, ledger: [row(state, 'no answer')] }).figures).toMatchObject(figures),
  )

  test('a redelivery of the relay is counted, not held against the sender', () => {
    const twice = [acceptance({ queueId: '4A' }), acceptance({ queueId: '4A' })]
    expect(compare({ acceptances: twice }).figures).toMatchObject({
      accepted: 2,
      redelivered: 1,
      rows: { accepted: 1 },
    })
  })
})

describe('ways of a message', () => {
  test('what was accepted or left unknown is never sent again', () => {
    const ends = Object.values(states).filter((state) => ![0, 1, 2, 4, 6].includes(state))
    for (const from of ends)
      for (const to of [states.pending, states.claimed, states.onWire, states.deferred])
        expect(isAllowedChange(from, to), `${from} to ${to}`).toBe(false)
  })

  test('a row is never deleted', () => {
    for (const from of Object.values(states)) expect(isAllowedChange(from, null)).toBe(false)
  })
})
