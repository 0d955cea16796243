import { expect, test } from 'vitest'
import { type Sheet, workbook, zip } from '../../../test/zip.ts'
import { PackedStrings } from './packed-strings.ts'
import { looksLikeWorkbook, readWorkbook } from './read-workbook.ts'
import { addRows, beginSheet, endSheet } from './write-xlsx.ts'

async function rowsOf(file: Buffer): Promise<string[][]> {
  const rows: string[][] = []
  const readAt = async (from: number, count: number) => file.subarray(from, from + count)
  for await (const some of readWorkbook(readAt, file.length)) rows.push(...some)
  return rows
}

const faultOf = (file: Buffer) =>
  rowsOf(file).then(
    () => null,
    ({ code }) => code,
  )

const dates =
  '<numFmts><numFmt numFmtId="170" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="171" formatCode="0.00&quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="22"/></cellXfs>'

test.each<[string, Sheet, string[][]]>([
  [
    'strings that stand in a table, rich ones and those with a reading beside them',
    {
      strings:
        '<si><t>Ädä &amp; Co</t></si><si><r><t>two </t></r><r><t>runs</t></r></si><si><t>東京</t><rPh><t>トウキョウ</t></rPh></si>',
      rows: '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>9</v></c></row>',
    },
    [['Ädä & Co', 'two runs', '東京', '']],
  ],
  [
    'cells that are left out, and rows without any',
    { rows: '<row r="1"><c r="B1"><v>1</v></c><c r="D1"><v>2</v></c></row><row r="2"/><row><c><v>3</v></c></row>' },
    [['', '1', '', '2'], [], ['3']],
  ],
  [
    'texts beside the value, formulas with their result, booleans, errors',
    {
      rows: '<row><c t="inlineStr"><is><t>in</t></is></c><c t="str"><f>A1&amp;"x"</f><v>inx</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>',
    },
    [['in', 'inx', 'true', '']],
  ],
  [
    'days by the format of their style, and long numbers as people see them',
    {
      styles: dates,
      rows: '<row><c s="1"><v>46343</v></c><c s="2"><v>30814</v></c><c s="3"><v>12.5</v></c><c s="4"><v>46343.5</v></c><c s="1"><v>1</v></c><c><v>4.915112345678E12</v></c><c s="1"><v>-4</v></c></row>',
    },
    [['2026-11-17', '1984-05-12', '12.5', '2026-11-17 12:00:00', '1900-01-01', '4915112345678', '-4']],
  ],
  [
    'days that are counted from 1904',
    {
      styles: dates,
      rows: '<row><c s="1"><v>44881</v></c></row>',
      workbook: '<workbook><workbookPr date1904="1"/><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    },
    [['2026-11-17']],
  ],
  [
    'the first sheet that is not hidden, wherever it lies, with prefixed names',
    {
      rows: '<row><c><v>1</v></c></row>',
      workbook:
        '<x:workbook><x:sheets><x:sheet state="hidden" r:id="r1"/><x:sheet rel:id="r2"/></x:sheets></x:workbook>',
    },
    [['2']],
  ],
])('%s', async (_what, sheet, rows) => {
  expect(await rowsOf(workbook(sheet))).toEqual(rows)
})

test('what our own exports write is read again', async () => {
  const begun = beginSheet(['Email', 'Points'])
  const { bytes, progress } = addRows(begun.progress, [['ä@nord.example', 7]])
  const file = Buffer.concat([begun.bytes, bytes, endSheet(progress)])
  expect(looksLikeWorkbook(file)).toBe(true)
  expect(await rowsOf(file)).toEqual([
    ['Email', 'Points'],
    ['ä@nord.example', '7'],
  ])
})

test.each<[string, Buffer, string]>([
  ['an archive of something else', zip({ 'letter.txt': 'hello' }), 'workbook_damaged'],
  ['half a workbook', workbook({ rows: '<row/>' }).subarray(0, 400), 'workbook_damaged'],
  ['a sheet that never closes', workbook({ rows: '<row><c>' }), 'workbook_damaged'],
  [
    'entities of its own',
    workbook({ rows: '', workbook: '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook/>' }),
    'workbook_damaged',
  ],
  ['a style sheet of endless size', workbook({ rows: '', styles: '<a/>'.repeat(9_000_000) }), 'workbook_too_large'],
  ['a text without an end', workbook({ rows: `<row><c><v>${' '.repeat(80_000_000)}` }), 'workbook_damaged'],
])('%s is the fault of the file', async (_what, file, code) => {
  expect(await faultOf(file)).toBe(code)
})

test('what fails while the bytes are fetched is nobody else’s fault', async () => {
  const file = workbook({ rows: '<row/>' })
  const readAt = async (from: number, count: number) => {
    if (from < 50) throw new Error('the database is gone')
    return file.subarray(from, from + count)
  }
  await expect(readWorkbook(readAt, file.length).next()).rejects.toThrow('the database is gone')
})

test('packed strings are found by their numbers, in any order', () => {
  const strings = new PackedStrings()
  for (let i = 0; i < 1000; i++) strings.add(i % 7 === 0 ? '' : `text ${i}`)
  expect([0, 1, 63, 64, 998, 999, 1000].map((i) => strings.get(i))).toEqual([
    ...['', 'text 1', '', 'text 64', 'text 998', 'text 999', undefined],
  ])
})
