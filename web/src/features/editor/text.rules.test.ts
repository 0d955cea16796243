import { expect, test } from 'vitest'
import { htmlOf, plainOf, wordsOf } from './text.rules.ts'

test.each([
  ['one line', 'Plant now', '<p>Plant now</p>'],
  ['nothing', '', ''],
  ['two lines', 'Deep\nand dark', '<p>Deep<br>and dark</p>'],
  ['two paragraphs', 'Deep\n\ndark', '<p>Deep</p><p>dark</p>'],
  ['an end that is still being written', 'Deep\n', '<p>Deep<br></p>'],
  ['signs of markup', '1 < 2 & 3 > 2', '<p>1 &lt; 2 &amp; 3 &gt; 2</p>'],
  ['a variable', 'Dear {{V:2:reader}}', '<p>Dear {{V:2:reader}}</p>'],
])('what is typed comes back: %s', (_name, text, html) => {
  expect(htmlOf(text, false)).toBe(html)
  expect(plainOf(html)).toBe(text)
})

test('one line without markup', () => expect(htmlOf('A & B', true)).toBe('A &amp; B'))

test.each([
  ['as the server writes quotes', 'say &quot;hello&quot; &#39;', 'say "hello" \''],
  ['bold words cannot be plain', '<p>very <b>deep</b></p>', null],
])('%s', (_name, html, text) => expect(plainOf(html)).toBe(text))

test('for lists', () => expect(wordsOf('<p>Plant <b>now</b></p><p>&amp; wait</p>')).toBe('Plant now & wait'))
