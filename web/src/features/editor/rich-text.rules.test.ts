import { expect, test } from 'vitest'
import { htmlOfDocument, isBare, isMailLink, isRich, type RichNode } from './rich-text.rules.ts'

const text = (words: string, ...marks: string[]): RichNode => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
})
const paragraph = (...content: RichNode[]): RichNode => ({ type: 'paragraph', content })
const document = (...content: RichNode[]): RichNode => ({ type: 'doc', content })
const variable: RichNode = { type: 'variable', attrs: { token: 'V:2', fallback: 'A & B' } }

test.each([
  ['nothing', document(paragraph()), ''],
  ['an end that is still being written', document(paragraph(text('Deep')), paragraph()), '<p>Deep</p>'],
  ['signs of markup', document(paragraph(text('1 < 2 & 3'))), '<p>1 &lt; 2 &amp; 3</p>'],
  ['a variable', document(paragraph(text('Dear '), variable)), '<p>Dear {{V:2:A &amp; B}}</p>'],
  [
    'marks that overlap are opened once each',
    document(paragraph(text('a', 'bold'), text('b', 'bold', 'italic'), text('c', 'bold'), text('d'))),
    '<p><strong>a<em>b</em>c</strong>d</p>',
  ],
  [
    'a point of one paragraph is no paragraph',
    document({
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph(text('one'))] },
        { type: 'listItem', content: [paragraph(text('two')), paragraph(text('more'))] },
      ],
    }),
    '<ul><li>one</li><li><p>two</p><p>more</p></li></ul>',
  ],
  ['a heading', document({ type: 'heading', attrs: { level: 3 }, content: [text('When')] }), '<h3>When</h3>'],
  ['a line break', document(paragraph(text('a'), { type: 'hardBreak' }, text('b'))), '<p>a<br>b</p>'],
  [
    'a link',
    document(
      paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'https://a.example/?a="1"&b' } }] }),
    ),
    '<p><a href="https://a.example/?a=&quot;1&quot;&amp;b">x</a></p>',
  ],
])('%s', (_name, doc, html) => expect(htmlOfDocument(doc, { isBare: false })).toBe(html))

test('words that had no paragraph get none, while they are one', () => {
  expect(htmlOfDocument(document(paragraph(text('a'))), { isBare: true })).toBe('a')
  expect(htmlOfDocument(document(paragraph(text('a')), paragraph(text('b'))), { isBare: true })).toBe(
    '<p>a</p><p>b</p>',
  )
})

test.each([
  ['<p>a <strong>b</strong><br>c</p><ul><li>d</li></ul>', true],
  ['<a href="https://a.example/">x</a>', true],
  ['plain &amp; simple', true],
  ['<p style="color:red">a</p>', false],
  ['<table><tbody><tr><td>a</td></tr></tbody></table>', false],
  ['<p>a<!-- b --></p>', false],
  ['<a href="https://a.example/" title="b">x</a>', false],
])('shown without losing anything: %s', (html, rich) => expect(isRich(html)).toBe(rich))

test.each([
  ['', false],
  ['a <strong>b</strong>', true],
  ['<p>a</p>', false],
])('without a paragraph: %s', (html, bare) => expect(isBare(html)).toBe(bare))

test.each([
  ['https://a.example', true],
  ['mailto:a@a.example', true],
  ['javascript:alert(1)', false],
  ['a.example', false],
])('a link: %s', (href, fine) => expect(isMailLink(href)).toBe(fine))
