import { byteLengthOf, type CsvFormat, decode, markLength } from '../../platform/csv/csv-format.rules.ts'
import { readCsv } from '../../platform/csv/read-csv.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { FileFault, Position } from './import.rules.ts'
import type { Import } from './import.store.ts'
import { pieceBytes, readBytes } from './import-file.store.ts'

export interface Rows {
  rows: string[][]
  next: Position
  isLast: boolean
  fault: FileFault['code'] | null
}

interface Parts {
  reader: Reader
  secrets: Secrets
}

export type ReadableFile = Pick<Import, 'id' | 'fileSize' | 'textSize'> & { format: CsvFormat }

/** No record that is allowed is longer: 500 cells of 10 kB each. */
const longestRecord = 5_500_000

/** How many rows one block has at most; a block is one transaction. */
const rowsInBlock = 1000

/** The next rows of the file; the same rows for the same position, however often it is asked. */
export async function readRows(
  parts: Parts,
  file: ReadableFile,
  position: Position | null,
  { limit = rowsInBlock, bytes = pieceBytes } = {},
): Promise<Rows> {
  const from = position ?? (await startOf(parts, file))
  for (let size = bytes; ; size *= 4) {
    const read = await readWindow(parts, file, from, { limit, size })
    if (read.rows.length > 0 || read.isLast || read.fault) return read
    if (size > longestRecord) return { ...read, fault: 'cell_too_long' }
    // Nothing but empty lines.
    if (read.next.byte > from.byte) return readRows(parts, file, read.next, { limit, bytes })
  }
}

async function readWindow(
  parts: Parts,
  file: ReadableFile,
  from: Position,
  { limit, size }: { limit: number; size: number },
): Promise<Rows> {
  const { encoding, delimiter } = file.format
  const total = file.textSize ?? file.fileSize
  const bytes = from.byte >= total ? Buffer.alloc(0) : await readBytes(parts, file, from.byte, size)
  const isEnd = from.byte + bytes.length >= total
  const text = decode(bytes, encoding)
  if (text === null) return { rows: [], next: from, isLast: false, fault: 'encoding_wrong' }
  const { records: rows, end, isQuoteOpen } = readCsv(text, { delimiter, limit, isEnd })
  const byte = from.byte + byteLengthOf(text.slice(0, end), encoding)
  return {
    rows,
    next: { byte, row: from.row + rows.length },
    isLast: isEnd && !isQuoteOpen && end === text.length,
    fault: isQuoteOpen ? 'quote_open' : null,
  }
}

/** Behind the mark of the encoding and the heading. */
async function startOf(parts: Parts, file: ReadableFile): Promise<Position> {
  if (!file.format.hasHeading) return behindMark(parts, file)
  const { next } = await readTop(parts, file, 1)
  return { byte: next.byte, row: 0 }
}

async function behindMark(parts: Parts, file: ReadableFile): Promise<Position> {
  return { byte: markLength(await readBytes(parts, file, 0, 4), file.format.encoding), row: 0 }
}

/** From the first row on, be it a heading or not. */
export async function readTop(parts: Parts, file: ReadableFile, limit: number): Promise<Rows> {
  return readRows(parts, file, await behindMark(parts, file), { limit })
}

/** The cells of the heading, and the first rows. */
export async function readHead(parts: Parts, file: ReadableFile, limit: number) {
  const { rows, fault } = await readTop(parts, file, limit + 1)
  const [heading = [], ...rest] = file.format.hasHeading ? rows : [[], ...rows]
  const samples = rest.slice(0, limit)
  const width = Math.max(heading.length, ...samples.map(({ length }) => length))
  return { headings: Array.from({ length: width }, (_, i) => (heading[i] ?? '').trim()), samples, fault }
}
