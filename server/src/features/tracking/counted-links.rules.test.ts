import { expect, test } from 'vitest'
import { expectLinearTime } from '../../../test/processor-time.ts'
import { countedLinks, trackedHtml } from './counted-links.rules.ts'

test.each([
  ['a link', '<a href="https://shop.example/a?b=1&amp;c=2">', ['https://shop.example/a?b=1&c=2']],
  ['in single quotes, in capitals', "<A class=x HREF='HTTP://Shop.example'>", ['http://shop.example/']],
  ['without quotes', '<a href=https://shop.example/a>', ['https://shop.example/a']],
  ['a map', '<area href="https://shop.example/a">', ['https://shop.example/a']],
  ['twice the same', '<a href="https://a.example/">1</a><a href="https://a.example">2</a>', ['https://a.example/']],
  [
    'behind a conditional comment',
    '<!--[if mso]><i></i><![endif]--><a href="https://a.example/">',
    ['https://a.example/'],
  ],
  ['in an area', '[[A:-:1:-:<a href="https://a.example/">{{V:2:}}</a>:-:]]', ['https://a.example/']],
  ['beyond ASCII', '<a href="https://bücher.example/ä">', ['https://xn--bcher-kva.example/%C3%A4']],
  ['a way to leave', '<a href="{unsubscribeLink}">', []],
  ['a variable in it', '<a href="https://shop.example/?who={{C:5:nobody}}">', []],
  ['a placeholder in it', '<a href="https://shop.example/{code}">', []],
  ['an area in it', '<a href="https://shop.example/[[A:-:1:-:x:-:y]]">', []],
  [
    'mail, telephone, anchor, relative',
    '<a href="mailto:a@b.example"><a href="tel:1"><a href="#top"><a href="/a">',
    [],
  ],
  ['script and data', '<a href="javascript:alert(1)"><a href="data:text/html,x"><a href="//evil.example">', []],
  ['a name and password in it', '<a href="https://user:secret@shop.example/">', []],
  ['other entities', '<a href="https://shop.example/?q=&eacute;t&eacute;">', []],
  [
    'other tags and attributes',
    '<img src="https://a.example/"><link href="https://a.example/"><a title="https://a.example/">',
    [],
  ],
  [
    'in a comment, a style, without an end',
    '<!-- <a href="https://a.example/"> --><style><a href="https://b.example/"></style><a href="https://c',
    [],
  ],
])('%s', (_name, html, links) => expect(countedLinks(html)).toEqual(links))

const tracking = { publicUrl: 'https://m.example', token: '{token}', areaToken: 'AREA' }
const rewritten = (html: string) =>
  trackedHtml(html, { ...tracking, numbers: new Map(countedLinks(html).map((url, i) => [url, i + 1])) })

test('numbered links lead past us, everything else stays as it was', () => {
  const html =
    '<body><a href="https://a.example/?x=1&amp;y=2" class=b>A</a> <a href=\'https://b.example\'>B</a>' +
    ' <a href="{unsubscribeLink}">C</a> <a href=https://a.example/?x=1&amp;y=2>D</a></BODY></html>'
  expect(rewritten(html)).toBe(
    '<body><a href="https://m.example/c/{token}/1" class=b>A</a> <a href=\'https://m.example/c/{token}/2\'>B</a>' +
      ' <a href="{unsubscribeLink}">C</a> <a href=https://m.example/c/{token}/1>D</a>' +
      '<img src="https://m.example/o/{token}.gif" width="1" height="1" alt="" style="display:block;border:0">\n</BODY></html>',
  )
})

test('areas, whose defaults know no placeholder, get the token of everybody', () => {
  const html =
    '<a href="https://a.example/">[[A:-:1:-:<a href="https://b.example/">{{V:2:}}:-:<a href="https://c.example/">]]<a href="https://a.example/">'
  expect(rewritten(html)).toContain(
    '/c/{token}/1">[[A:-:1:-:<a href="https://m.example/c/AREA/2">{{V:2:}}:-:<a href="https://m.example/c/AREA/3">]]<a href="https://m.example/c/{token}/1">',
  )
})

test('a link that has no number keeps its target', () => {
  expect(trackedHtml('<a href="https://new.example/">', { ...tracking, numbers: new Map() })).toContain(
    '<a href="https://new.example/">',
  )
})

test.each(['<a href="https://a.example/">', '<!--', '[[A:', '<a href="', '<a href=\'x"', '<style>'])(
  'a hostile repetition of %s is read in linear time',
  (text) => {
    expectLinearTime(20_000, (count) => {
      const html = text.repeat(count)
      return () => rewritten(html)
    })
  },
)
