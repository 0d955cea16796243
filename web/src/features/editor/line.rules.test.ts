import { expect, test } from 'vitest'
import { documentOfLine, inOneLine, lineOfDocument, nodesOfLine } from './line.rules.ts'
import { lengthOfLine } from './variable.rules.ts'

test.each([
  ['nothing', ''],
  ['words', 'Plant now, forget till spring'],
  ['a variable alone', '{{V:2:reader}}'],
  ['several, side by side', 'For {{V:2:}}{{C:17:you}} and {{V:7}}'],
  ['signs of markup, also in a default', 'a < b {{V:2:<you> & I}} &amp;'],
  ['an area', '[[A:-:1:-:{{V:2}}, hello:-:Hello]]'],
  ['what is no variable', '{{X:2:}} {{V:}} {{V:2 {name} }}'],
  ['a break that came from elsewhere', 'one\ntwo'],
])('%s is kept letter by letter', (_name, line) => expect(lineOfDocument(documentOfLine(line))).toBe(line))

test('a variable is one thing', () =>
  expect(nodesOfLine('Dear {{V:2:reader}}!')).toEqual([
    { type: 'text', text: 'Dear ' },
    { type: 'variable', attrs: { token: 'V:2', fallback: 'reader' } },
    { type: 'text', text: '!' },
  ]))

test('is as long as what others read', () => expect(lengthOfLine('Dear {{V:2:friend}} 🌷{{V:7}}')).toBe(13))

test.each([
  ['the cell of a table', 'Plant now\r\n', 'Plant now'],
  ['two lines', 'Plant now,\n  forget till spring', 'Plant now, forget till spring'],
  ['a word with its space', ' now', ' now'],
])('%s is pasted in one line', (_name, copied, pasted) => expect(inOneLine(copied)).toBe(pasted))
