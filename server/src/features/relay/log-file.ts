import { createHash } from 'node:crypto'
import { type FileHandle, open, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Where reading goes on. A file is known by its first line, which it keeps when it is renamed, copied or unpacked
 * again; inodes are given out anew. 0 = nothing has been read yet.
 */
export interface LogPosition {
  file: number
  offset: number
}

export interface LogChunk {
  lines: string[]
  next: LogPosition
  /** No line was left when this was read. */
  atEnd: boolean
}

/** The log is missing or may have lines nobody can read any more, so its silence proves nothing. */
export class LogUnreadable extends Error {
  override readonly name = 'LogUnreadable'
}

interface LogFile {
  path: string
  /** 0 while it has no line. */
  file: number
}

const chunkBytes = 1 << 20
const firstLineBytes = 1024
const compressed = /\.(gz|xz|bz2|zst)$/
const newline = 10

/** The next whole lines after `position`, through rotated files up to the current one. */
export async function readLogChunk(logFile: string, position: LogPosition): Promise<LogChunk> {
  const current = await identify(logFile)
  if (position.file === 0) {
    if (!current) throw new LogUnreadable(`${logFile} does not exist`)
    return readChunkOf(logFile, { file: current.file, offset: 0 })
  }
  if (current?.file === position.file) return readChunkOf(logFile, position)
  const older = await rotatedFiles(logFile)
  const index = older.findIndex(({ file }) => file === position.file)
  const found = older[index]
  if (!found) throw new LogUnreadable(`the file that was being read as ${logFile} is gone; lines may be missing`)
  const chunk = await readChunkOf(found.path, position)
  const successor = older[index + 1] ?? current
  // An empty successor has been created, but the log daemon may still be writing to the old file.
  if (!chunk.atEnd || !successor || successor.file === 0) return chunk
  return { ...chunk, next: { file: successor.file, offset: 0 }, atEnd: false }
}

/** The next whole lines of one file, which must be the one `position` names. */
export async function readChunkOf(path: string, position: LogPosition): Promise<LogChunk> {
  const handle = await open(path, 'r').catch((error) => unreadable(path, error))
  try {
    // Renamed since it was looked at: the next look finds it under its new name.
    if ((await identityOf(handle)) !== position.file) return { lines: [], next: position, atEnd: false }
    const { size } = await handle.stat()
    const offset = size < position.offset ? 0 : position.offset
    const buffer = Buffer.allocUnsafe(Math.min(chunkBytes, size - offset))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, offset)
    const end = wholeLines(buffer.subarray(0, bytesRead))
    const lines = buffer.toString('utf8', 0, end).split('\n')
    lines.pop()
    return { lines, next: { file: position.file, offset: offset + end }, atEnd: bytesRead < chunkBytes }
  } finally {
    await handle.close()
  }
}

/** Bytes up to the last newline; a full buffer without any is no log line and is passed over. */
function wholeLines(buffer: Buffer): number {
  const end = buffer.lastIndexOf(newline) + 1
  return end === 0 && buffer.length === chunkBytes ? chunkBytes : end
}

/** Where a file begins; throws when there is none. */
export async function startOf(path: string): Promise<LogPosition> {
  const found = await identify(path)
  if (!found) throw new LogUnreadable(`${path} does not exist`)
  return { file: found.file, offset: 0 }
}

/** What was rotated away from the log, oldest first. */
async function rotatedFiles(logFile: string): Promise<LogFile[]> {
  const [folder, name] = [dirname(logFile), basename(logFile)]
  const names = await readdir(folder).catch((error) => unreadable(folder, error))
  const paths = names.filter((other) => other !== name && other.startsWith(name) && !compressed.test(other))
  const files = await Promise.all(paths.map((other) => identify(join(folder, other))))
  return files.filter((file) => file !== null).sort((a, b) => a.writtenAt - b.writtenAt)
}

async function identify(path: string): Promise<(LogFile & { writtenAt: number }) | null> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path, 'r')
    const { mtimeMs: writtenAt } = await handle.stat()
    return { path, file: await identityOf(handle), writtenAt }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : unreadable(path, error)
  } finally {
    await handle?.close()
  }
}

async function identityOf(handle: FileHandle): Promise<number> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(firstLineBytes), 0, firstLineBytes, 0)
  const end = buffer.indexOf(newline)
  if (end < 0 && bytesRead < firstLineBytes) return 0
  const firstLine = end < 0 ? buffer : buffer.subarray(0, end)
  return createHash('sha256').update(firstLine).digest().readUIntBE(0, 6)
}

function unreadable(path: string, cause: unknown): never {
  throw new LogUnreadable(`${path} cannot be read: ${(cause as Error).message}`, { cause })
}
