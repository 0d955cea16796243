import type { CsvFormat } from '../../platform/csv/csv-format.rules.ts'
import { writeLines } from '../../platform/csv/write-csv.ts'
import { readWorkbook, WorkbookFault } from '../../platform/xlsx/read-workbook.ts'
import type { Act } from '../accounts/index.ts'
import type { Import } from './import.store.ts'
import { insertPieces, pieceBytes, readBytes } from './import-file.store.ts'

/** How the rows of a workbook are written down. */
export const unpackedFormat = { encoding: 'utf-8', delimiter: ',' } as const satisfies Partial<CsvFormat>

const most = { text: 200_000_000, textAtOnce: 8 * pieceBytes, stretchesAtOnce: 512 }
/** Workbooks that are open at once; who waits longer begins at the first row again, and finds the same text. */
const mostOpen = 2

type Unpacked = { textSize: number; isWhole: boolean } | { fault: WorkbookFault['code'] }

/** What is left of workbooks in this process between two blocks of their jobs. */
const open = new Map<string, Unpacking>()

/** Keeps the next stretch of a workbook as text, from the byte of the text that is wanted on. */
export async function unpackWorkbook(act: Act, file: Import, from: number): Promise<Unpacked> {
  const key = `${act.tx.tenant.accountId}:${file.id}`
  const known = open.get(key)
  const unpacking = known && known.begin <= from ? known : new Unpacking(file)
  open.delete(key)
  try {
    const text = await unpacking.read(act, from)
    const textSize = from + text.length
    if (textSize > most.text) return { fault: 'workbook_too_large' }
    const pieces: Buffer[] = []
    for (let at = 0; at < text.length; at += pieceBytes) pieces.push(text.subarray(at, at + pieceBytes))
    if (pieces.length > 0) insertPieces(act, { id: file.id, textSize }, from / pieceBytes, pieces)
    if (!unpacking.isOver) keepOpen(key, unpacking)
    return { textSize, isWhole: unpacking.isOver }
  } catch (error) {
    if (error instanceof WorkbookFault) return { fault: error.code }
    throw error
  }
}

function keepOpen(key: string, unpacking: Unpacking): void {
  open.set(key, unpacking)
  const [oldest] = open.keys()
  if (open.size > mostOpen) open.delete(oldest as string)
}

class Unpacking {
  /** The byte of the text that what waits begins with. */
  begin = 0
  isOver = false
  private waiting: Buffer = Buffer.alloc(0)
  private readonly rows: AsyncGenerator<string[][]>
  private readonly file: Import
  private act: Act | null = null
  private piece: { number: number; bytes: Buffer } = { number: -1, bytes: Buffer.alloc(0) }

  constructor(file: Import) {
    this.file = file
    this.rows = readWorkbook((from, count) => this.readAt(from, count), file.fileSize)
  }

  /** Whole pieces from a byte of the text on, or all that is left. */
  async read(act: Act, from: number): Promise<Buffer> {
    this.act = act
    const parts = [this.waiting]
    let size = this.waiting.length
    for (let n = 0; this.begin + size - from < most.textAtOnce && n < most.stretchesAtOnce && !this.isOver; n++) {
      const { value, done } = await this.rows.next()
      if (done) this.isOver = true
      else if (value.length > 0) {
        const part = Buffer.from(writeLines(value))
        parts.push(part)
        size += part.length
      }
    }
    const text = Buffer.concat(parts)
    const skipped = Math.min(from - this.begin, text.length)
    const rest = text.length - skipped
    const taken = this.isOver ? rest : rest - (rest % pieceBytes)
    this.waiting = text.subarray(skipped + taken)
    this.begin += skipped + taken
    return text.subarray(skipped, skipped + taken)
  }

  private async readAt(from: number, count: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let at = from; at < from + count; ) {
      const number = Math.floor(at / pieceBytes)
      if (this.piece.number !== number) this.piece = { number, bytes: await this.fetch(number) }
      const start = at - number * pieceBytes
      const part = this.piece.bytes.subarray(start, start + from + count - at)
      if (part.length === 0) break
      parts.push(part)
      at += part.length
    }
    return Buffer.concat(parts)
  }

  private fetch(number: number): Promise<Buffer> {
    const workbook = { id: this.file.id, textSize: null }
    return readBytes(this.act as Act, workbook, number * pieceBytes, pieceBytes)
  }
}
