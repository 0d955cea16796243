import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { boundedStore } from './bounded-store.ts'
import { FileStoreBusy, folderStore } from './file-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'postrider-bounded-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('files beyond those that may be fetched at once are refused; the same one is fetched once for all', async () => {
  const files = folderStore(folder)
  for (const name of ['1-a', '1-b']) await files.put(name, Buffer.from(name))
  const store = boundedStore(files, { atOnce: 1, atOnceForOne: 1 })
  const [first, same] = [store.get('1-a'), store.get('1-a')]
  await expect(store.get('1-b')).rejects.toThrow(FileStoreBusy)
  const [bytes, again] = await Promise.all([first, same])
  expect(bytes?.toString()).toBe('1-a')
  expect(again).toBe(bytes)
  expect((await store.get('1-b'))?.toString()).toBe('1-b')
  expect(await store.get('1-c')).toBeNull()
})

test('one who asks for many keeps nobody else out', async () => {
  const store = boundedStore(folderStore(folder), { atOnce: 4, atOnceForOne: 2 })
  const asked = (forWhom: string | undefined, count: number) =>
    Array.from({ length: count }, (_, i) => store.get(`2-${forWhom}${i}`, forWhom))
  const outcomes = await Promise.allSettled([...asked('stranger', 3), ...asked('reader', 1), ...asked(undefined, 2)])
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'rejected'],
    ...['fulfilled', 'fulfilled', 'rejected'],
  ])
  expect(await store.get('2-stranger2', 'stranger')).toBeNull()
})
