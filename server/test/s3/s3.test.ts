import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveMedia } from '../../src/features/media/move-media.ts'
import { loadConfig } from '../../src/platform/config/config.ts'
import { type FileStore, FileStoreAway, folderStore } from '../../src/platform/files/file-store.ts'
import { s3Store } from '../../src/platform/files/s3-store.ts'
import { type Swift, startSwift } from './swift.ts'

let swift: Swift
let store: FileStore
const folder = mkdtempSync(join(tmpdir(), 'postrider-media-'))
beforeAll(async () => {
  swift = await startSwift()
  store = s3Store(swift.place, 30_000)
}, 120_000)
afterAll(async () => {
  await swift?.stop()
  rmSync(folder, { recursive: true })
})

const bytesOf = (text: string) => Buffer.from(text)

test('what was put there is read byte for byte, listed by owner, and gone once it is removed', async () => {
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, i) => i % 256))
  await store.put('7-b.png', bytes)
  await store.put('7-a.png', bytesOf('a'))
  await store.put('71-c.png', bytesOf('c'))
  expect(await store.get('7-b.png')).toEqual(bytes)
  expect(await store.list('7')).toEqual(['7-a.png', '7-b.png'])
  await store.remove('7-a.png')
  await store.remove('7-a.png')
  expect([await store.get('7-a.png'), await store.list('7')]).toEqual([null, ['7-b.png']])
  await store.removeAll('7')
  expect([await store.list('7'), await store.list('71')]).toEqual([[], ['71-c.png']])
})

test('what the folder holds is copied into the bucket once, and proven', async () => {
  const config = loadConfig({
    ...{ MEDIA_FOLDER: folder, MEDIA_S3_ENDPOINT: swift.place.endpoint, MEDIA_S3_REGION: swift.place.region },
    ...{ MEDIA_S3_BUCKET: swift.place.bucket, MEDIA_S3_KEY: swift.place.accessKeyId },
    MEDIA_S3_SECRET: swift.place.secretAccessKey,
  })
  const files = folderStore(folder)
  for (const name of ['5-a.png', '5-b.jpg', '6-a.gif']) await files.put(name, bytesOf(name))
  // Somebody else's bytes under this name are not taken for ours.
  await store.put('6-a.gif', bytesOf('torn'))
  expect(await moveMedia(config)).toEqual({ copied: 3, there: 0 })
  expect((await store.get('6-a.gif'))?.toString()).toBe('6-a.gif')
  expect(await moveMedia(config)).toEqual({ copied: 0, there: 3 })
  expect(await files.list('5')).toEqual(['5-a.png', '5-b.jpg'])
})

test('a store that refuses, hangs or is not there is away, and nothing waits for it longer than it may', async () => {
  await store.put('8-a.png', bytesOf('a'))
  const stranger = s3Store({ ...swift.place, secretAccessKey: 'wrong' })
  await expect(stranger.get('8-a.png')).rejects.toThrow(FileStoreAway)
  await expect(stranger.put('8-b.png', bytesOf('b'))).rejects.toThrow(FileStoreAway)
  const nobody = s3Store({ ...swift.place, endpoint: 'http://127.0.0.1:1' })
  await expect(nobody.list('8')).rejects.toThrow(FileStoreAway)
  swift.freeze()
  try {
    await expect(s3Store(swift.place, 300).get('8-a.png')).rejects.toThrow(FileStoreAway)
  } finally {
    swift.thaw()
  }
  expect((await store.get('8-a.png'))?.toString()).toBe('a')
})
