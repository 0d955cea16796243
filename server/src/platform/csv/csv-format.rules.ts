import { readCsv } from './read-csv.rules.ts'

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export const delimiters = [';', ',', '\t', '|'] as const
export type Encoding = (typeof encodings)[number]
export type Delimiter = (typeof delimiters)[number]

/** How the bytes of a file become rows. */
export interface CsvFormat {
  encoding: Encoding
  delimiter: Delimiter
  /** The first row names the columns. */
  hasHeading: boolean
  /** Somebody has said so, instead of what was detected. */
  isChosen?: boolean
}

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Bytes at the beginning that only say how the others are to be read. */
export function markLength(bytes: Uint8Array, encoding: Encoding): number {
  const mark = marks.find(([name]) => name === encoding)?.[1] ?? []
  return mark.length > 0 && mark.every((byte, i) => bytes[i] === byte) ? mark.length : 0
}

export function detectFormat(bytes: Uint8Array, isWhole: boolean): CsvFormat {
  const encoding = detectEncoding(bytes)
  const text = decode(bytes.subarray(markLength(bytes, encoding)), encoding) ?? ''
  const delimiter = detectDelimiter(text, isWhole)
  const [first = []] = readCsv(text, { delimiter, limit: 1, isEnd: isWhole }).records
  return { encoding, delimiter, hasHeading: !first.some((cell) => cell.includes('@')) }
}

function detectEncoding(bytes: Uint8Array): Encoding {
  const marked = marks.find(([encoding]) => markLength(bytes, encoding) > 0)
  if (marked) return marked[0]
  const sample = bytes.subarray(0, 4096)
  const zeros = [0, 1].map((odd) => sample.filter((byte, i) => byte === 0 && i % 2 === odd).length) as [number, number]
  // Western text in UTF-16 has a zero in nearly every pair, always on the same side.
  if (zeros[1] > sample.length / 5) return 'utf-16le'
  if (zeros[0] > sample.length / 5) return 'utf-16be'
  return decode(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8'
}

/** The one that cuts the first rows into the most columns, all alike. */
function detectDelimiter(text: string, isEnd: boolean): Delimiter {
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 }
  for (const delimiter of delimiters) {
    const rows = readCsv(text, { delimiter, limit: 50, isEnd }).records
    const width = rows[0]?.length ?? 0
    const alike = rows.filter(({ length }) => length === width).length
    const score = width > 1 ? (alike / rows.length) * 1000 + width : 0
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

/** The text of the bytes, without a character that was cut at the end; null = these bytes are no text of this encoding. */
export function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  if (encoding !== 'utf-8') return new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(0, wholeLength(bytes)))
  } catch {
    return null
  }
}

/** How many bytes of the file a text has taken. */
export function byteLengthOf(text: string, encoding: Encoding): number {
  if (encoding === 'utf-8') return Buffer.byteLength(text)
  return encoding === 'windows-1252' ? text.length : text.length * 2
}

function wholeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number
    if ((byte & 0b1100_0000) === 0b1000_0000) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needed > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}
