import { constants, crc32, deflateRawSync } from 'node:zlib'
import { formulaSafe } from '../csv/formula-safe.rules.ts'
import type { Cell } from '../csv/write-csv.ts'
import { centralDirectory, descriptorOf, headerOf, type ZipEntry } from '../zip/zip.rules.ts'

/**
 * A workbook with one sheet, written piece by piece by whoever has the next rows, on any machine: each piece is compressed by
 * itself and ends at a whole byte, and what the end of the file has to tell of all of them is carried along.
 */
export interface SheetProgress {
  crc: number
  packed: number
  plain: number
  rows: number
}

export interface Piece {
  bytes: Buffer
  progress: SheetProgress
}

/** A sheet ends here, the heading counted. */
export const mostSheetRows = 1_048_576

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const openXml = 'http://schemas.openxmlformats.org'
const spreadsheet = `${openXml}/spreadsheetml/2006/main`
const officeRelations = `${openXml}/officeDocument/2006/relationships`
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relations = (type: string, target: string) =>
  `${declaration}<Relationships xmlns="${openXml}/package/2006/relationships"><Relationship Id="r1" Type="${officeRelations}/${type}" Target="${target}"/></Relationships>`

/** Everything beside the rows; the same in every file. */
const surroundings: readonly [string, string][] = [
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${openXml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`,
  ],
  ['_rels/.rels', relations('officeDocument', 'xl/workbook.xml')],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${spreadsheet}" xmlns:r="${officeRelations}"><sheets><sheet name="1" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  ['xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml')],
]

const sheetName = 'xl/worksheets/sheet1.xml'
const sheetHead = `${declaration}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetTail = '</sheetData></worksheet>'

/** The file up to its first row, which names the columns. */
export function beginSheet(headings: readonly string[]): Piece {
  const { parts } = placeSurroundings()
  const nothing = { crc: 0, packed: 0, plain: 0, rows: 0 }
  const { bytes, progress } = pack(nothing, sheetHead + rowOf(headings), 1, constants.Z_SYNC_FLUSH)
  return { bytes: Buffer.concat([...parts, headerOf(sheetName), bytes]), progress }
}

export function addRows(progress: SheetProgress, rows: readonly (readonly Cell[])[]): Piece {
  return pack(progress, rows.map(rowOf).join(''), rows.length, constants.Z_SYNC_FLUSH)
}

export function endSheet(progress: SheetProgress): Buffer {
  const { entries, size } = placeSurroundings()
  const { bytes, progress: sheet } = pack(progress, sheetTail, 0, constants.Z_FINISH)
  const entry = { ...sheet, name: sheetName, offset: size }
  const descriptor = descriptorOf(entry)
  const end = size + headerOf(sheetName).length + sheet.packed + descriptor.length
  return Buffer.concat([bytes, descriptor, centralDirectory([...entries, entry], end)])
}

function pack(progress: SheetProgress, text: string, rows: number, finishFlush: number): Piece {
  const plain = Buffer.from(text)
  const bytes = deflateRawSync(plain, { finishFlush, level: 3 })
  return {
    bytes,
    progress: {
      crc: crc32(plain, progress.crc),
      packed: progress.packed + bytes.length,
      plain: progress.plain + plain.length,
      rows: progress.rows + rows,
    },
  }
}

function placeSurroundings(): { parts: Buffer[]; entries: ZipEntry[]; size: number } {
  const parts: Buffer[] = []
  const entries: ZipEntry[] = []
  let size = 0
  for (const [name, text] of surroundings) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const entry = { name, crc: crc32(plain), packed: packed.length, plain: plain.length, offset: size }
    const part = Buffer.concat([headerOf(name), packed, descriptorOf(entry)])
    parts.push(part)
    entries.push(entry)
    size += part.length
  }
  return { parts, entries, size }
}

function rowOf(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`
}

function cellOf(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(formulaSafe(cell))}</t></is></c>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold at all
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[&<>\r]/g, (sign) => entities[sign] as string)
}
