import { expect, test } from 'vitest'
import { writeCsv } from './write-csv.ts'

test('a table has a heading and ends every line as spreadsheets do', () =>
  expect(
    writeCsv(
      ['name', 'n'],
      [
        ['Müller, "Ada"', 1],
        ['zwei\nZeilen', null],
        ['noch\rzwei', 0],
      ],
    ),
  ).toBe('name,n\r\n"Müller, ""Ada""",1\r\n"zwei\nZeilen",\r\n"noch\rzwei",0\r\n'))

test.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("https://x.example","x")'])(
  'text that a spreadsheet would run is text: %j',
  (text) => {
    const [, cell = ''] = /^x\r\n"?(.*?)"?\r\n$/s.exec(writeCsv(['x'], [[text]])) ?? []
    expect(cell.replaceAll('""', '"')).toBe(`'${text}`)
  },
)

test('a negative number stays a number', () => expect(writeCsv(['n'], [[-5]])).toBe('n\r\n-5\r\n'))
