import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { emptyBits } from './block-bits.rules.ts'
import { type KeptSet, KeptSets, type Reading } from './kept-sets.ts'

const reading = { startedAt: 1, versions: new Map() }
const setOf = (blocks: number): KeptSet => ({
  reading,
  blocks: new Map(Array.from({ length: blocks }, (_, block) => [block, emptyBits()])),
})
/** What is held for this many bitmaps, with room for the sets they are in. */
const roomFor = (bitmaps: number) => bitmaps * 450

const versionsOf = (blocks: number, newest = 7_000_000_000): Reading => ({
  startedAt: 1,
  versions: new Map(Array.from({ length: blocks }, (_, block) => [block, newest - block])),
})

test('what was not asked for longest goes first', () => {
  const kept = new KeptSets(roomFor(300))
  for (const key of ['old', 'asked again', 'new']) kept.keep(1, key, setOf(90))
  kept.find(1, 'old')
  kept.keep(1, 'newest', setOf(90))
  const here = ['old', 'asked again', 'new', 'newest'].filter((key) => kept.find(1, key))
  expect(here).toEqual(['old', 'new', 'newest'])
})

test('a set that is larger than the limit is not kept and drives nobody out, and one that is kept anew counts once', () => {
  const kept = new KeptSets(roomFor(100))
  for (let i = 0; i < 20; i += 1) kept.keep(1, 'same', setOf(50))
  kept.keep(1, 'other', setOf(30))
  expect(['same', 'other'].map((key) => kept.find(1, key)?.blocks.size)).toEqual([50, 30])
  kept.keep(1, 'too large', setOf(150))
  kept.keep(1, 'read of too many', { ...setOf(0), reading: versionsOf(10_000) })
  expect(['same', 'other', 'too large', 'read of too many'].filter((key) => kept.find(1, key))).toEqual([
    'same',
    'other',
  ])
})

test('an account finds only what was kept for it', () => {
  const kept = new KeptSets()
  kept.keep(1, 'key', setOf(1))
  expect(kept.find(2, 'key')).toBeUndefined()
})

test('readings that say the same are held once, as long as a set is from them', () => {
  const kept = new KeptSets(roomFor(2000))
  const heldReadings = (keys: string[]) => new Set(keys.map((key) => kept.find(1, key)?.reading)).size
  for (const key of ['one', 'two']) kept.keep(1, key, { ...setOf(0), reading: versionsOf(1000) })
  kept.keep(1, 'later', { ...setOf(0), reading: versionsOf(1000, 8_000_000_000) })
  kept.keep(1, 'fewer', { ...setOf(0), reading: versionsOf(999, 8_000_000_000) })
  expect(heldReadings(['one', 'two'])).toBe(1)
  expect(heldReadings(['one', 'two', 'later', 'fewer'])).toBe(3)
  kept.keep(2, 'of another account', { ...setOf(0), reading: versionsOf(999, 8_000_000_000) })
  expect(kept.find(2, 'of another account')?.reading).not.toBe(kept.find(1, 'fewer')?.reading)
})

test.each<[string, number, (i: number) => [string, KeptSet]]>([
  [
    'sets of nobody, each read of a large account that has changed',
    120,
    (i) => [`email is x${i}`, { blocks: new Map(), reading: versionsOf(5000, 7_000_000_000 + i) }],
  ],
  ['sets of everybody', 100, (i) => [`id above ${i}`, setOf(1000)]],
  ['long questions', 400, (i) => [`text is one of ${i} ${'ü, '.repeat(15_000)}…`, setOf(0)]],
])('memory has a limit: %s', async (_what, times, asked) => {
  const most = 10_000_000
  const before = await heldBytes()
  const kept = new KeptSets(most)
  for (let i = 0; i < times; i += 1) kept.keep(1, ...asked(i))
  const held = (await heldBytes()) - before
  expect(held).toBeLessThan(most * 1.25)
  expect(held).toBeGreaterThan(most / 4)
  expect(kept.find(1, asked(times - 1)[0])).toBeDefined()
})

/** What is still reachable. */
async function heldBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  // What lies beside the heap is given back a moment after.
  for (let i = 0; i < 2; i += 1) {
    collect()
    await setImmediate()
  }
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
