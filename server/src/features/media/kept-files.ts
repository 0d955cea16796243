import { createHash } from 'node:crypto'
import type { MediaConfig } from './media-store.ts'
import { mediaStore } from './media-store.ts'

/** A file as the store has it. */
export interface KeptFile {
  file: string
  bytes: Buffer
  sha256: string
}

/** Beyond this nothing more is taken up at a time. */
const enoughBytes = 4_000_000

/**
 * The next files of an account behind one, in the order of their names: those of its library, and those that sent mails still
 * show. A few at a time; none = there are no more.
 */
export async function filesBehind(config: MediaConfig, accountId: number, behind: string): Promise<KeptFile[]> {
  const store = mediaStore(config)
  const names = (await store.list(`${accountId}`)).filter((name) => name > behind).sort()
  const found: KeptFile[] = []
  let size = 0
  for (const file of names) {
    const bytes = await store.get(file)
    // Removed since it was listed.
    if (!bytes) continue
    found.push({ file, bytes, sha256: createHash('sha256').update(bytes).digest('hex') })
    size += bytes.length
    if (size >= enoughBytes) break
  }
  return found
}
