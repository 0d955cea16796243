import { type CsvFormat, detectFormat } from '../../platform/csv/csv-format.rules.ts'
import { readText } from '../../platform/text/stored-text.rules.ts'
import { looksLikeWorkbook } from '../../platform/xlsx/read-workbook.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { recognisePreset, suggestMeanings } from './columns.rules.ts'
import { importRefusals } from './import.refusals.ts'
import type { FileFault, Position } from './import.rules.ts'
import { type Import, lockImport, saveImport } from './import.store.ts'
import { deleteWorkbook, readBytes } from './import-file.store.ts'
import { type ReadableFile, readHead, readRows, readTop } from './read-rows.ts'
import { unpackedFormat, unpackWorkbook } from './unpack-workbook.ts'

const most = { rows: 1_000_000, columns: 500, cellBytes: 10_000 }
/** A stretch is small enough that its cells are gone before the next ones come: a worker has 300 MB. */
const window = { limit: 10_000, bytes: 512 * 1024 }
const bytesToDetect = 2 * 1024 * 1024
const sampleRows = 50

export interface Progress {
  next: Position | null
  steps: number
  isLast: boolean
}

const over: Progress = { next: null, steps: 0, isLast: true }

/** The next stretch of a file: its rows are counted, and limits are kept before any row means anything. */
export async function readFile(act: Act<FullAccount>, importId: number, position: Position | null): Promise<Progress> {
  const found = await lockImport(act.tx, importId)
  if (found?.stage !== 'read') return over
  if (found.fileGoneAt) throw importRefusals.import_file_gone()
  if (await isPacked(act, found)) return unpack(act, found, position)
  const format = found.format ?? (await detect(act, found))
  const file = { ...found, format }
  const faultOfTop = position === null && (await judgeTop(act, file))
  if (faultOfTop) return refuse(act, file, { code: faultOfTop, row: 1, byte: 0 })
  const read = await readRows(act, file, position, window)
  if (read.fault === 'encoding_wrong' && format.encoding === 'utf-8' && !found.format?.isChosen) {
    saveImport(act.tx, { ...found, format: { ...format, encoding: 'windows-1252' } })
    return { next: null, steps: 0, isLast: false }
  }
  const fault = read.fault ?? faultOf(read.rows, read.next)
  if (fault) return refuse(act, file, { code: fault, row: read.next.row + (read.fault ? 1 : 0), byte: read.next.byte })
  if (read.isLast && read.next.row === 0) return refuse(act, file, { code: 'file_empty', row: 0, byte: 0 })
  if (read.isLast) saveImport(act.tx, { ...(await describe(act, file)), stage: 'columns', rowCount: read.next.row })
  else saveImport(act.tx, file)
  return { next: read.next, steps: read.rows.length, isLast: read.isLast }
}

async function isPacked(act: Act<FullAccount>, file: Import): Promise<boolean> {
  return !file.format && file.textSize === null && looksLikeWorkbook(await readBytes(act, file, 0, 4))
}

/** The next stretch of a workbook becomes text; once all of it has, that is read as any text. */
async function unpack(act: Act<FullAccount>, file: Import, position: Position | null): Promise<Progress> {
  const unpacked = await unpackWorkbook(act, file, position?.byte ?? 0)
  if ('fault' in unpacked) return refuse(act, file, { code: unpacked.fault, row: 0, byte: 0 })
  const { textSize, isWhole } = unpacked
  if (!isWhole) return { next: { byte: textSize, row: 0 }, steps: 0, isLast: false }
  deleteWorkbook(act.tx, file.id)
  saveImport(act.tx, { ...file, textSize })
  return { next: null, steps: 0, isLast: false }
}

async function detect(act: Act<FullAccount>, file: Import): Promise<CsvFormat> {
  const bytes = await readBytes(act, file, 0, bytesToDetect)
  const format = detectFormat(bytes, bytes.length >= (file.textSize ?? file.fileSize))
  return file.textSize === null ? format : { ...unpackedFormat, hasHeading: format.hasHeading }
}

/** The heading keeps the limits of every row, and what is no text at all shows it there: a workbook, an archive, a picture. */
async function judgeTop(act: Act<FullAccount>, file: ReadableFile): Promise<FileFault['code'] | null> {
  const { rows, next } = await readTop(act, file, 1)
  const isText = (cell: string) => {
    const read = readText(cell, { max: most.cellBytes, hasBreaks: true })
    return !('fault' in read && read.fault === 'characters_invalid')
  }
  return rows.every((cells) => cells.every(isText)) ? faultOf(rows, next) : 'not_text'
}

function faultOf(rows: readonly string[][], next: Position): FileFault['code'] | null {
  if (next.row > most.rows) return 'too_many_rows'
  if (rows.some(({ length }) => length > most.columns)) return 'too_many_columns'
  const isLong = (cell: string) => cell.length * 3 > most.cellBytes && Buffer.byteLength(cell) > most.cellBytes
  return rows.some((cells) => cells.some(isLong)) ? 'cell_too_long' : null
}

function refuse({ tx }: Act, file: Import, fault: FileFault): Progress {
  saveImport(tx, { ...file, stage: 'unreadable', fault })
  return over
}

async function describe(act: Act<FullAccount>, file: Import & ReadableFile): Promise<Import> {
  const { headings, samples } = await readHead(act, file, sampleRows)
  const meanings = suggestMeanings(headings, samples, act.account.fields)
  return {
    ...file,
    columns: headings.map((heading, i) => ({ heading, suggestion: meanings[i] ?? null })),
    preset: recognisePreset(headings, file.fileName),
  }
}
