import { Readable } from 'node:stream'
import { createInflateRaw, type InflateRaw } from 'node:zlib'
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'

/** Bytes of the file from a place on. */
export type ReadAt = (from: number, count: number) => Promise<Buffer>

export interface Archive {
  names: ReadonlySet<string>
  /** The plain bytes of a part, in the order of the file; nothing is read ahead of whoever asks. */
  read(name: string): AsyncGenerator<Buffer>
}

/** Workbooks have a few dozen; more are no workbook. */
const mostParts = 2000
/** So few at a time that even what was packed a thousand times over stays small when it unfolds. */
const packedChunk = 16 * 1024
const methods = { stored: 0, deflated: 8 }

/** A ZIP file, wherever its bytes lie. */
export async function openArchive(readAt: ReadAt, size: number): Promise<Archive> {
  const zip = await fromRandomAccessReaderPromise(new BytesElsewhere(readAt), size, { autoClose: false })
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry)
    if (entries.size > mostParts) break
  }
  return {
    names: new Set(entries.keys()),
    read: (name) => readEntry(zip, readAt, entries.get(name) as Entry),
  }
}

class BytesElsewhere extends RandomAccessReader {
  private readonly readAt: ReadAt

  constructor(readAt: ReadAt) {
    super()
    this.readAt = readAt
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const readAt = this.readAt
    return Readable.from(
      (async function* () {
        yield await readAt(start, end - start)
      })(),
    )
  }
}

async function* readEntry(zip: ZipFile, readAt: ReadAt, entry: Entry): AsyncGenerator<Buffer> {
  if (entry.isEncrypted() || !Object.values(methods).includes(entry.compressionMethod))
    throw new Error('this part cannot be unpacked')
  const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
  const inflate = entry.compressionMethod === methods.deflated ? createInflateRaw() : null
  const unfolded: Buffer[] = []
  inflate?.on('data', (bytes: Buffer) => unfolded.push(bytes))
  for (let at = 0; at < entry.compressedSize; at += packedChunk) {
    const packed = await readAt(fileDataStart + at, Math.min(packedChunk, entry.compressedSize - at))
    if (inflate) await feed(inflate, packed)
    yield inflate ? Buffer.concat(unfolded.splice(0)) : packed
  }
}

function feed(inflate: InflateRaw, packed: Buffer): Promise<void> {
  return new Promise((done, failed) => {
    inflate.once('error', failed)
    inflate.write(packed, (error) => {
      inflate.off('error', failed)
      if (error) failed(error)
      else done()
    })
  })
}
