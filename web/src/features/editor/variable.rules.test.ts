import { expect, test } from 'vitest'
import { asFallback, variablesIn, withChips, writeVariable } from './variable.rules.ts'

test.each([
  ['with a default', 'Dear {{V:2:reader}},', 'Dear <span data-variable="V:2" data-default="reader"></span>,'],
  ['with an empty one', '{{C:17:}}', '<span data-variable="C:17" data-default=""></span>'],
  ['without one, as inside of areas', '{{V:2}}', '<span data-variable="V:2"></span>'],
  [
    'with signs that HTML writes differently',
    '{{V:2:A &amp; "B"}}',
    '<span data-variable="V:2" data-default="A &amp; &quot;B&quot;"></span>',
  ],
  ['in a link it stays', '<a href="https://a.example/{{V:7:}}">x</a>', '<a href="https://a.example/{{V:7:}}">x</a>'],
  ['what is none stays', '{{X:2:}} {{V:}} {name}', '{{X:2:}} {{V:}} {name}'],
  ['a default with markup stays', '{{V:2:<b>x</b>}}', '{{V:2:<b>x</b>}}'],
])('a variable %s', (_name, html, chips) => expect(withChips(html)).toBe(chips))

test('each is found once', () =>
  expect(variablesIn('{{V:2:a}} {{C:3:}} {{V:2:a}}')).toEqual([
    { token: 'V:2', fallback: 'a' },
    { token: 'C:3', fallback: '' },
  ]))

test.each([
  ['dear {{reader}}', 'dear reader'],
  ['a:b', 'a:b'],
  ['reader}', 'reader'],
])('a default cannot end its variable: %s', (typed, kept) => {
  expect(asFallback(typed)).toBe(kept)
  expect(variablesIn(writeVariable({ token: 'V:2', fallback: kept }))).toEqual([{ token: 'V:2', fallback: kept }])
})
