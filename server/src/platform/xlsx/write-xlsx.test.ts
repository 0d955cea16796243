import { expect, test } from 'vitest'
import { unzip } from '../../../test/unzip.ts'
import { addRows, beginSheet, endSheet } from './write-xlsx.ts'

test('a sheet that was written in pieces is one whole file', () => {
  const begun = beginSheet(['Email', 'Points'])
  const one = addRows(begun.progress, [['ä@nord.example', 7]])
  // What is carried along is plain data: a worker may die, and another go on.
  const two = addRows(JSON.parse(JSON.stringify(one.progress)), [[null, -5], ...Array(3000).fill(['x'.repeat(50), 1])])
  const file = Buffer.concat([begun.bytes, one.bytes, two.bytes, endSheet(two.progress)])
  const parts = unzip(file)
  expect([...parts.keys()]).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/_rels/workbook.xml.rels'],
    'xl/worksheets/sheet1.xml',
  ])
  const sheet = parts.get('xl/worksheets/sheet1.xml') as string
  expect(sheet.match(/<row>/g)).toHaveLength(3003)
  expect(sheet).toContain('<t xml:space="preserve">ä@nord.example</t></is></c><c><v>7</v></c></row>')
  expect(sheet).toContain('<row><c/><c><v>-5</v></c></row>')
  expect(sheet.endsWith('</row></sheetData></worksheet>')).toBe(true)
})

test.each([
  ['<&>', '&lt;&amp;&gt;'],
  ['=1+1', "'=1+1"],
  ['a\u0001b\u0000', 'ab'],
  ['two\r\nlines', 'two&#13;\nlines'],
  ['half \ud83d', 'half \ufffd'],
])('%j cannot break out of its cell', (text, written) => {
  const begun = beginSheet(['x'])
  const { bytes, progress } = addRows(begun.progress, [[text]])
  const sheet = unzip(Buffer.concat([begun.bytes, bytes, endSheet(progress)])).get('xl/worksheets/sheet1.xml')
  expect(sheet).toContain(`<t xml:space="preserve">${written}</t>`)
})
