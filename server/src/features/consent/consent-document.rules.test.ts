import { describe, expect, test } from 'vitest'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type ConsentEntry, chain } from './consent-chain.rules.ts'
import { type ConsentDocument, readHistory } from './consent-document.rules.ts'
import { documentText } from './document-text.rules.ts'

type Step = readonly [channelId: number, to: string, source: string]

function historyOf(...steps: Step[]) {
  const entries = steps.map(
    ([channelId, toState, source], i): ConsentEntry => ({
      subscriberId: 1,
      channelId,
      fromState: null,
      toState,
      actor: source === 'confirm' ? 'person' : 'key:abcd1234',
      source,
      newsletterId: null,
      occurredAt: timestamp(Date.UTC(2026, 2, i + 1, 12)),
      evidence: { userAgent: 'Böse\u001b[2J\u202e', salt: 'c2FsdA' },
    }),
  )
  const { chained } = chain({ consentSeq: 0, consentHash: Buffer.alloc(32) }, entries, (text) => Buffer.from(text))
  return readHistory(chained, (id) => (id === 0 ? null : `Kanal ${id}`))
}

describe('a confirmation', () => {
  const asked: Step = [5, 'optinPending', 'register']
  const confirmed: Step = [5, 'receiveReady', 'confirm']
  const written: Step = [5, 'receiveReady', 'update']
  test.each<[string, Step[], string | null, boolean]>([
    ['by the person counts', [asked, confirmed], '2026-03-02 12:00:00', false],
    ['does not come from a write', [asked, written], null, true],
    ['outlives a waiting state', [confirmed, [5, 'noOptin', 'update'], written], '2026-03-01 12:00:00', false],
    ['ends with archiving', [confirmed, [5, 'unsubscribed', 'page'], written], null, true],
    [
      'comes back with an opt-out undone',
      [confirmed, [5, 'unsubscribed', 'page'], [5, 'receiveReady', 'undo']],
      '2026-03-01 12:00:00',
      false,
    ],
    ['is not made by undoing', [written, [5, 'unsubscribed', 'page'], [5, 'receiveReady', 'undo']], null, true],
    ['in one channel says nothing of another', [[6, 'receiveReady', 'confirm'], written], null, true],
    ['may follow later', [written, confirmed], '2026-03-02 12:00:00', false],
  ])('%s', (_name, given, confirmedAt, isMarked) => {
    const { channels, steps } = historyOf(...given)
    expect(channels.find(({ channelId }) => channelId === 5)).toMatchObject({ confirmedAt })
    expect(steps.at(-1)?.withoutConfirmation).toBe(isMarked)
  })

  test('being asked once more is no state', () =>
    expect(historyOf(confirmed, [5, 'optinRequested', 'register']).channels[0]?.state).toBe('receiveReady'))
})

test('what strangers sent cannot steer the printer or the terminal, and salt is not shown', () => {
  const document: ConsentDocument = {
    account: { id: 1, name: 'Nord\nSüd' },
    person: { subscriberId: 1, email: null },
    erasedIds: [],
    printedAt: '2026-03-05 12:00:00',
    optinMails: [],
    ...historyOf([5, 'receiveReady', 'confirm']),
  }
  for (const language of ['de', 'en'] as const) {
    const text = documentText(document, language)
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}/u)
    expect(text).toContain('Nord Süd')
    expect(text).not.toContain('c2FsdA')
  }
})

test('being recognised in statistics is told beside the channels, and belongs to none', () => {
  const history = historyOf([5, 'receiveReady', 'confirm'], [0, 'trackingAgreed', 'trackingApi'])
  expect(history.channels.map(({ name, state }) => [name, state])).toEqual([
    ['Kanal 5', 'receiveReady'],
    [null, 'trackingAgreed'],
  ])
  const head = { account: { id: 1, name: 'Nord' }, person: { subscriberId: 1, email: 'a@b.example' } }
  const document: ConsentDocument = {
    ...head,
    erasedIds: [4],
    printedAt: '2026-03-09 12:00:00',
    optinMails: [],
    ...history,
  }
  expect(documentText(document, 'en')).toContain('Recognised in statistics: agreed')
  expect(documentText(document, 'en')).toMatch(/^Erased records of this address +4$/m)
  expect(documentText(document, 'de')).toContain('Erkennung in Statistiken: eingewilligt')
})
