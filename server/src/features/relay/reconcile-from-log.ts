import type { App } from '../../platform/app/app.ts'
import { type LogPosition, LogUnreadable, readChunkOf, readLogChunk, startOf } from './log-file.ts'
import { addTo, type LogSource, nothingRead, type ReadResult, takeLines } from './read-relay-log.ts'
import { beginReading, goOnBehindGap } from './relay.store.ts'
import { logSource, type RelayParts } from './relay-reader.ts'

type Parts = Pick<RelayParts, 'db' | 'config' | 'relay' | 'among'>
type Progress = (file: string, soFar: ReadResult) => void

/**
 * Tells the ledger of everything the given files know: whole files, oldest first, not compressed. When the file the
 * reader was at is gone, reading goes on at the beginning of the current log.
 */
export async function reconcileFromLog(
  app: Parts,
  files: readonly string[],
  onProgress?: Progress,
): Promise<ReadResult> {
  const source = logSource(app)
  const result = nothingRead()
  const { position } = await beginReading(app.db, source.relay)
  for (const file of files)
    await takeWholeFile(app, source, file, (part) => {
      addTo(result, part)
      onProgress?.(file, result)
    })
  const logFile = app.config.RELAY_LOG
  if (logFile && (await isGone(logFile, position)))
    await goOnBehindGap(app.db, source.relay, { position: await startOf(logFile) })
  return result
}

async function takeWholeFile(
  app: Pick<App, 'db'>,
  source: LogSource,
  file: string,
  onPart: (part: ReadResult) => void,
): Promise<void> {
  let next = await startOf(file)
  for (let atEnd = false; !atEnd; ) {
    const chunk = await readChunkOf(file, next)
    if (!chunk.atEnd && chunk.next.offset === next.offset)
      throw new LogUnreadable(`${file} was rotated while it was read; name the rotated file and try again`)
    onPart(await takeLines(app, source, chunk.lines, {}))
    next = chunk.next
    atEnd = chunk.atEnd
  }
}

async function isGone(logFile: string, position: LogPosition): Promise<boolean> {
  try {
    await readLogChunk(logFile, position)
    return false
  } catch (error) {
    if (error instanceof LogUnreadable) return true
    throw error
  }
}
