import { expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { proving } from '../../../test/proves.ts'
import { byteLengthOf, type CsvFormat, decode, detectFormat, markLength } from './csv-format.rules.ts'
import { readCsv } from './read-csv.rules.ts'

const read = (text: string, more: Partial<Parameters<typeof readCsv>[1]> = {}) =>
  readCsv(text, { delimiter: ';', limit: 1000, isEnd: true, ...more })

test.each<[string, string, string[][]]>([
  [
    'every line end counts',
    'a;b\nc;d\r\ne;f\rg;h',
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
      ['g', 'h'],
    ],
  ],
  [
    'quoted cells hold delimiters, line ends and quotation marks',
    '"a;1";"b\r\n2";"say ""hi"""\n',
    [['a;1', 'b\r\n2', 'say "hi"']],
  ],
  ['empty cells are cells', 'a;;\n', [['a', '', '']]],
  [
    'empty lines are no rows, whatever they are made of',
    '\n;;\na;b\r\n \n"";\nc;d\n\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['what follows a quotation belongs to its cell', '"a"b;c', [['ab', 'c']]],
  ['a quotation mark inside of a cell is one', 'a"b;c', [['a"b', 'c']]],
])('%s', (_name, text, records) => expect(read(text).records).toEqual(records))

test('a quotation that never ends is told, behind the rows before it', () =>
  expect(read('a;b\n"c;d\n')).toEqual({ records: [['a', 'b']], end: 4, isQuoteOpen: true }))

test('empty lines do not count towards the limit: they are passed in the same reading', () =>
  expect(read(`${'\n'.repeat(5000)}a;b\n\nc;d\n`, { limit: 1 })).toMatchObject({ records: [['a', 'b']], end: 5004 }))

test('whoever reads a file in windows of any size finds the same rows', () => {
  const cell = fc.stringMatching(/^[a-zäß€;"\r\n ]{0,8}$/)
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 5 }),
      (rows, limit) => {
        const quoted = rows
          .map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'))
          .join('\r\n')
        const bytes = Buffer.from(quoted)
        const found: string[][] = []
        let at = 0
        for (let size = 1; at < bytes.length; ) {
          const isEnd = at + size >= bytes.length
          const text = decode(bytes.subarray(at, at + size), 'utf-8') ?? ''
          const { records, end } = read(text, { limit, isEnd })
          found.push(...records)
          at += byteLengthOf(text.slice(0, end), 'utf-8')
          size = end > 0 ? 1 : size + 1
        }
        expect(found).toEqual(rows.filter((cells) => cells.some((text) => text.trim() !== '')))
      },
    ),
    { numRuns: 100 },
  )
})

test.each<[string, Buffer, Partial<CsvFormat>]>([
  [
    'semicolons of a German Excel',
    Buffer.from('E-Mail;Größe\na@b.example;1,5\n', 'latin1'),
    { encoding: 'windows-1252', delimiter: ';', hasHeading: true },
  ],
  ['UTF-8', Buffer.from('E-Mail,Größe\na@b.example,"1,5"\n'), { encoding: 'utf-8', delimiter: ',' }],
  ['UTF-8 with its mark', Buffer.from('\ufeffemail\tcity\na@b.example\tUlm\n'), { encoding: 'utf-8', delimiter: '\t' }],
  [
    'UTF-16 with its mark',
    Buffer.from('\ufeffemail|city\na@b.example|Ulm\n', 'utf16le'),
    { encoding: 'utf-16le', delimiter: '|' },
  ],
  ['UTF-16 without', Buffer.from('email;city\na@b.example;Ulm\n', 'utf16le'), { encoding: 'utf-16le', delimiter: ';' }],
  ['no heading', Buffer.from('a@b.example;Ulm\nc@d.example;Bonn\n'), { hasHeading: false }],
  ['one column', Buffer.from('email\na@b.example\n'), { delimiter: ',', hasHeading: true }],
  [
    'a comma in the names does not outvote semicolons',
    Buffer.from('email;name\na@b.example;"Nord, Ada"\nc@d.example;"Süd, Bea"\n'),
    { delimiter: ';' },
  ],
])('detected: %s', proving('W-041.1'), (_name, bytes, format) => {
  const found = detectFormat(bytes, true)
  expect(found).toMatchObject(format)
  expect(decode(bytes.subarray(markLength(bytes, found.encoding)), found.encoding)?.[0]).toMatch(/[aeE]/)
})
