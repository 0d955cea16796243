import { constants, crc32, deflateRawSync } from 'node:zlib'
import { centralDirectory, descriptorOf, headerOf, type ZipEntry } from './zip.rules.ts'

/**
 * A ZIP file written piece by piece by whoever has the next text, on any machine: each piece is compressed by itself and ends
 * at a whole byte, and what the end of the file has to tell of all of them is carried along.
 */
export interface ArchiveProgress {
  /** Files that are complete. */
  entries: ZipEntry[]
  /** The one that is being written. */
  open: ZipEntry | null
  /** Bytes so far. */
  size: number
}

export interface ArchivePiece {
  bytes: Buffer
  progress: ArchiveProgress
}

export const emptyArchive: ArchiveProgress = { entries: [], open: null, size: 0 }

/** Adds to the file of this name; whichever other one was open is complete by that. */
export function addToFile(progress: ArchiveProgress, name: string, text: string | Buffer): ArchivePiece {
  if (progress.open?.name === name) return append(progress, progress.open, text, constants.Z_SYNC_FLUSH)
  const closed = closeFile(progress)
  const { size } = closed.progress
  const header = headerOf(name)
  const begun = { name, crc: 0, packed: 0, plain: 0, offset: size }
  const added = append({ ...closed.progress, size: size + header.length }, begun, text, constants.Z_SYNC_FLUSH)
  return { bytes: Buffer.concat([closed.bytes, header, added.bytes]), progress: added.progress }
}

export function endArchive(progress: ArchiveProgress): Buffer {
  const { bytes, progress: closed } = closeFile(progress)
  return Buffer.concat([bytes, centralDirectory(closed.entries, closed.size)])
}

function closeFile(progress: ArchiveProgress): ArchivePiece {
  if (!progress.open) return { bytes: Buffer.alloc(0), progress }
  const ended = append(progress, progress.open, '', constants.Z_FINISH)
  const entry = ended.progress.open as ZipEntry
  const descriptor = descriptorOf(entry)
  const size = ended.progress.size + descriptor.length
  return {
    bytes: Buffer.concat([ended.bytes, descriptor]),
    progress: { entries: [...progress.entries, entry], open: null, size },
  }
}

function append(progress: ArchiveProgress, file: ZipEntry, text: string | Buffer, finishFlush: number): ArchivePiece {
  const plain = typeof text === 'string' ? Buffer.from(text) : text
  const bytes = deflateRawSync(plain, { finishFlush, level: 3 })
  const open = {
    ...file,
    crc: crc32(plain, file.crc),
    packed: file.packed + bytes.length,
    plain: file.plain + plain.length,
  }
  return { bytes, progress: { ...progress, open, size: progress.size + bytes.length } }
}
