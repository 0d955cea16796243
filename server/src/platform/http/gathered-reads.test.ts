import { expect, test } from 'vitest'
import { GatheredReads } from './gathered-reads.ts'

test('what is asked for at the same moment is read at once, each thing once', async () => {
  const asked: string[][] = []
  const reads = new GatheredReads<string>(async (keys) => {
    asked.push(keys)
    return new Map(keys.filter((key) => key !== 'gone').map((key) => [key, key.toUpperCase()]))
  })
  expect(await Promise.all(['a', 'b', 'gone', 'a'].map((key) => reads.read(key)))).toEqual(['A', 'B', undefined, 'A'])
  expect(await reads.read('a')).toBe('A')
  expect(asked).toEqual([['a', 'b', 'gone'], ['a']])
})

test('a read that fails fails for those who asked, and for nobody later', async () => {
  let isDown = true
  const reads = new GatheredReads<string>(async (keys) => {
    if (isDown) throw new Error('down')
    return new Map(keys.map((key) => [key, key]))
  })
  await expect(Promise.all([reads.read('a'), reads.read('b')])).rejects.toThrow('down')
  isDown = false
  expect(await reads.read('a')).toBe('a')
})
