import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type ChainEnd, findBreak as findBreakOf } from '../chains/chain.rules.ts'
import {
  type ChainedEntry,
  type ConsentEnd,
  type ConsentEntry,
  chain as chainOf,
  consentChaining,
} from './consent-chain.rules.ts'

const keyed = (text: string) => createHmac('sha256', 'key').update(text).digest()
const chain = (from: ConsentEnd, entries: ConsentEntry[]) => chainOf(from, entries, keyed)
const endOf = ({ consentSeq: seq, consentHash: hash }: ConsentEnd): ChainEnd => ({ seq, hash })
const findBreak = (entries: readonly ChainedEntry[], from: ConsentEnd, known?: ConsentEnd) =>
  findBreakOf(entries, endOf(from), consentChaining(keyed), new Map(known && [[known.consentSeq, [known.consentHash]]]))

const start: ConsentEnd = { consentSeq: 0, consentHash: Buffer.alloc(32) }
const step = (more: Partial<ConsentEntry> = {}): ConsentEntry => ({
  subscriberId: 7,
  channelId: 10,
  fromState: 'receiveReady',
  toState: 'unsubscribed',
  actor: 'key:abcd1234',
  source: 'update',
  newsletterId: 12,
  occurredAt: '2026-03-01 12:00:00',
  evidence: { requestPeerIp: '192.0.2.1', requestId: 'r1', salt: 'c2FsdA' },
  ...more,
})
const { chained, end } = chain(start, [
  step({ fromState: null, toState: 'optinPending', newsletterId: null }),
  step({ fromState: 'optinPending', toState: 'receiveReady', evidence: null }),
  step(),
])
const [first, second, third] = chained as [ChainedEntry, ChainedEntry, ChainedEntry]

/** Every way to change one thing by one step: each byte, each character, each number; null counts as a change too. */
function mutations(value: unknown): unknown[] {
  if (Buffer.isBuffer(value)) {
    return Array.from(value, (byte, i) => Buffer.from(value.map((other, j) => (i === j ? byte ^ 1 : other))))
  }
  if (typeof value === 'number') return [value + 1, -value, null]
  if (typeof value === 'string') {
    return [...value].map(
      (letter, i) => value.slice(0, i) + String.fromCharCode(letter.charCodeAt(0) ^ 1) + value.slice(i + 1),
    )
  }
  return value === null ? ['x', 1] : []
}

describe('a chain', () => {
  test('holds as it was made, in one piece or in several', () => {
    expect(findBreak(chained, start)).toBeNull()
    expect(findBreak(chained, start, end)).toBeNull()
    const more = chain(end, [step({ subscriberId: 8 })])
    expect(findBreak([...chained, ...more.chained], start, more.end)).toBeNull()
    expect(findBreak(more.chained, end)).toBeNull()
  })

  test('counts without gaps', () => expect(chained.map(({ seq }) => seq)).toEqual([1, 2, 3]))

  const members = Object.keys(second).filter((name) => !/^(evidence|wording)/.test(name)) as (keyof ChainedEntry)[]
  test.each(members)('shows every change of %s', (member) => {
    const changes = [first, second, third].flatMap((entry, i) =>
      mutations(entry[member]).map((value) => chained.with(i, { ...entry, [member]: value })),
    )
    expect(changes.length).toBeGreaterThan(0)
    for (const changed of changes) expect(findBreak(changed, start)).not.toBeNull()
  })

  test('shows every change of a digest of evidence', () => {
    const changes = [...mutations(third.evidenceDigest), null, Buffer.alloc(0)] as ChainedEntry['evidenceDigest'][]
    for (const evidenceDigest of changes) {
      expect(findBreak([first, second, { ...third, evidenceDigest }], start)).toBe(3)
      expect(findBreak([first, second, { ...third, evidence: null, evidenceDigest }], start)).toBe(3)
    }
    expect(findBreak([first, { ...second, evidenceDigest: Buffer.alloc(32) }, third], start)).toBe(2)
  })

  test('shows every change of evidence, and allows to erase it', () => {
    for (const name of Object.keys(third.evidence ?? {})) {
      for (const value of mutations(third.evidence?.[name]) as string[]) {
        expect(findBreak([first, second, { ...third, evidence: { ...third.evidence, [name]: value } }], start)).toBe(3)
      }
    }
    const forged = { ...second, evidence: { requestPeerIp: '192.0.2.9' } }
    expect(findBreak([first, forged, third], start)).toBe(2)
    expect(
      findBreak(
        chained.map((entry) => ({ ...entry, evidence: null })),
        start,
        end,
      ),
    ).toBeNull()
  })

  test.each([
    ['the first is missing', [second, third], 1],
    ['one in the middle is missing', [first, third], 2],
    ['two changed places', [first, third, second], 2],
    ['one is there twice', [first, first, second], 2],
    ['one was put in between', [first, { ...second, seq: 2, hash: third.hash }, third], 2],
  ])('breaks where %s', (_name, entries, at) => expect(findBreak(entries, start)).toBe(at))

  test('that was made anew as a whole does not pass the end it once had', () => {
    const other = chain(start, [step(), step(), step()])
    expect(findBreak(other.chained, start)).toBeNull()
    expect(findBreak(other.chained, start, end)).toBe(3)
  })

  test('cannot be made anew without the key', () => {
    const { chained: forged } = chainOf(start, [step()], (text) =>
      createHmac('sha256', 'another').update(text).digest(),
    )
    expect(findBreak(forged, start)).toBe(1)
  })

  test('covers the hash of the words agreed to, which outlives them', () => {
    const words = { text: 'Yes, write to me', salt: 'c2FsdA' }
    const [said] = chain(start, [step({ evidence: words })]).chained as [ChainedEntry]
    expect(said.wordingHash).toEqual(createHash('sha256').update('Yes, write to me').digest())
    expect(findBreak([{ ...said, evidence: null }], start)).toBeNull()
    expect(findBreak([{ ...said, evidence: null, wordingHash: null }], start)).toBe(1)
    const ofMail = chain(start, [step({ evidence: { 'hash:mail': 'ab12', salt: 'c2FsdA' } })]).chained[0]
    expect(ofMail?.wordingHash).toEqual(Buffer.from('ab12', 'hex'))
    expect(first.wordingHash).toBeNull()
  })

  test('covers the account it belongs to only by its own start', () => {
    expect(findBreak(chained, { consentSeq: 0, consentHash: Buffer.alloc(32, 1) })).toBe(1)
  })
})
