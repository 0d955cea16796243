import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { beginning, type ChainEnd, findBreak as findBreakOf } from '../chains/chain.rules.ts'
import { type AuditEntry, type ChainedEntry, chainEntry, saidBy } from './audit-chain.rules.ts'

const keyed = (text: string) => createHmac('sha256', 'key').update(text).digest()
const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: '2026-11-16 12:00:00' as AuditEntry['at'],
  actor: 'user:7',
  address: '192.0.2.1',
  act: 'webhooks.change',
  objectId: 3,
  changes: { name: ['CRM', 'Shop'], url: null },
  requestId: 'r1',
  ...more,
})
const first = chainEntry(beginning, entry(), keyed)
const second = chainEntry(first, entry({ act: 'webhooks.pause', changes: {} }), keyed)
const third = chainEntry(second, entry({ actor: 'operator', address: null, requestId: null }), keyed)
const chain = [first, second, third]
const findBreak = (entries: ChainedEntry[], start: ChainEnd) =>
  findBreakOf<ChainedEntry>(entries, start, { keyed, said: saidBy })

describe('a chain', () => {
  test('holds as it was written, whatever order the members of its changes come in', () => {
    expect(findBreak(chain, beginning)).toBeNull()
    expect(findBreak([second, third], first)).toBeNull()
    const turned = { ...first, changes: { url: null, name: ['CRM', 'Shop'] } } satisfies ChainedEntry
    expect(findBreak([turned, second, third], beginning)).toBeNull()
  })

  test.each([
    ['at', '2026-11-16 12:00:01'],
    ['actor', 'user:8'],
    ['address', null],
    ['act', 'webhooks.delete'],
    ['objectId', 4],
    ['changes', { name: ['CRM', 'Shop'], url: ['a', 'b'] }],
    ['requestId', null],
    ['hash', Buffer.from(second.hash.map((byte, i) => (i === 31 ? byte ^ 1 : byte)))],
  ])('names the entry whose %s was changed', (member, value) => {
    expect(findBreak(chain.with(1, { ...second, [member]: value } as ChainedEntry), beginning)).toBe(2)
  })

  test.each([
    ['the first is missing', [second, third], 1],
    ['one in the middle is missing', [first, third], 2],
    ['two changed places', [first, third, second], 2],
    ['one is there twice', [first, first, second], 2],
  ])('breaks where %s', (_name, entries, at) => expect(findBreak(entries, beginning)).toBe(at))

  test('cannot be made anew without the key', () => {
    const other = (text: string) => createHmac('sha256', 'another').update(text).digest()
    expect(findBreak([chainEntry(beginning, entry(), other)], beginning)).toBe(1)
  })
})
