import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { Config } from '../../platform/config/config.ts'
import { folderStore } from '../../platform/files/file-store.ts'
import { bucketOf } from './media-store.ts'

interface Moved {
  copied: number
  /** They were there already, byte for byte. */
  there: number
}

/** Copies what lies in the folder into the bucket, and reads each file back; nothing is deleted, and nothing is copied twice. */
export async function moveMedia(config: Config): Promise<Moved> {
  const [folder, bucket] = [folderStore(config.MEDIA_FOLDER), bucketOf(config)]
  const moved: Moved = { copied: 0, there: 0 }
  for (const owner of await readdir(config.MEDIA_FOLDER))
    for (const name of await folder.list(owner)) {
      const bytes = (await folder.get(name)) as Buffer
      if (isSame(await bucket.get(name), bytes)) {
        moved.there += 1
        continue
      }
      await bucket.put(name, bytes)
      if (!isSame(await bucket.get(name), bytes)) throw new Error(`${name} did not arrive as it is`)
      moved.copied += 1
    }
  return moved
}

function isSame(found: Buffer | null, bytes: Buffer): boolean {
  return found !== null && digestOf(found).equals(digestOf(bytes))
}

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
