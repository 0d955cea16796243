import { crc32, deflateRawSync } from 'node:zlib'
import { centralDirectory, descriptorOf, headerOf } from '../src/platform/zip/zip.rules.ts'

/** A ZIP file of these parts. */
export function zip(parts: Record<string, string | Buffer>): Buffer {
  const written: Buffer[] = []
  let offset = 0
  const entries = Object.entries(parts).map(([name, content]) => {
    const plain = Buffer.from(content as string)
    const packed = deflateRawSync(plain)
    const entry = { name, crc: crc32(plain), packed: packed.length, plain: plain.length, offset }
    const part = Buffer.concat([headerOf(name), packed, descriptorOf(entry)])
    written.push(part)
    offset += part.length
    return entry
  })
  return Buffer.concat([...written, centralDirectory(entries, offset)])
}

const relations = (list: readonly (readonly [string, string, string])[]) =>
  `<Relationships>${list.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`

export interface Sheet {
  rows: string
  strings?: string
  styles?: string
  workbook?: string
}

/** A workbook whose first sheet has these rows, as spreadsheets write it. */
export function workbook({ rows, strings, styles, workbook: main }: Sheet): Buffer {
  return zip({
    '_rels/.rels': relations([['r1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': main ?? '<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations([
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'worksheet', '/xl/worksheets/sheet2.xml'],
      ...(strings === undefined ? [] : ([['r3', 'sharedStrings', 'sharedStrings.xml']] as const)),
      ...(styles === undefined ? [] : ([['r4', 'styles', 'styles.xml']] as const)),
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>',
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet>${styles}</styleSheet>` }),
  })
}
