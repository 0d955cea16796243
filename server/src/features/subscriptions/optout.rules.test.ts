import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { closesAddress, guardOf } from '../subscribers/status.rules.ts'
import { moveSubscription, newSubscription, type Subscription } from '../subscribers/subscriber.rules.ts'
import { decideUndo, type UndoCase } from './optout.rules.ts'

const ready = (channelId: number): Subscription => ({
  ...moveSubscription(newSubscription(channelId, 0), 'receiveReady', '2026-01-05 08:00:00'),
  optinIp: '192.0.2.9',
})
const left = (channelId: number) => moveSubscription(ready(channelId), 'unsubscribed', '2026-03-01 12:00:00')

const undo = (wishes: Partial<UndoCase> = {}): UndoCase => ({
  leftAt: '2026-03-01 12:00:00',
  undoneAt: null,
  isSameAddress: true,
  addressGuard: 0,
  former: [ready(5), ready(6)],
  subscriptions: new Map([
    [5, left(5)],
    [6, left(6)],
  ]),
  entered: [],
  now: '2026-03-08 12:00:00',
  ...wishes,
})

describe('taking an opt-out back', () => {
  test('puts every subscription back as it was, times and guard too', () =>
    expect(decideUndo(undo())).toEqual({
      outcome: 'undone',
      moves: [
        { before: left(5), after: ready(5) },
        { before: left(6), after: ready(6) },
      ],
    }))

  test.each<[string, Partial<UndoCase>, string]>([
    ['works for seven days to the second', {}, 'undone'],
    ['is late a second later', { now: '2026-03-08 12:00:01' }, 'expired'],
    ['happens once', { undoneAt: '2026-03-01 12:01:00' }, 'alreadyUndone'],
    ['is not for another address', { isSameAddress: false }, 'void'],
    ...closed().map((guard): [string, Partial<UndoCase>, string] => [
      `does not open an address with guard ${guard}`,
      { addressGuard: guard },
      'void',
    ]),
    ['is not stopped by the guard of leaving everything', { addressGuard: guardOf('unsubscribed') }, 'undone'],
    ['does nothing once all has changed', { entered: [{ channelId: 5 }, { channelId: 6 }] }, 'void'],
    ['does nothing without the subscriptions', { subscriptions: new Map() }, 'void'],
  ])('%s', proving('W-054'), (_name, wishes, outcome) => expect(decideUndo(undo(wishes)).outcome).toBe(outcome))

  test('leaves alone what has changed since', () => {
    const { outcome, moves } = decideUndo(undo({ entered: [{ channelId: 5 }, { channelId: 7 }] }))
    expect([outcome, moves.map(({ after }) => after.channelId)]).toEqual(['undone', [6]])
  })
})

function closed(): number[] {
  return [guardOf('hardBounce'), guardOf('complained'), guardOf('blacklist'), closesAddress]
}
