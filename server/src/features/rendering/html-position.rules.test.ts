import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { compileContent, findUnsafeLinks } from './index.ts'
import { aContent, aRecipient, renderHtml, renderOnce, someSurroundings } from './testing/rendering-example.ts'

function withValue(html: string, x: string): string {
  return renderOnce({ html, placeholders: ['x', 'y'] }, aRecipient(), { x, y: 'javascript:y' }).html
}

const text = /^[^<>"']*$/
const bare = /^[^<>"'`=\s]*$/
const words = /^[\w .,#%-]*$/
const link = /^$|^(https?|mailto|tel):[^<>"']*$/i
const bareLink = /^$|^(https?|mailto|tel):[^<>"'`=\s]*$/i

const places: [string, string, RegExp][] = [
  ['<p>', '</p>', text],
  ['<p title="', '">', text],
  ["<p title='", "'>", text],
  ['<p title=', '>', bare],
  ['<p title = a', ' class=b>', bare],
  ['<a href="', '">', link],
  ['<a href=" ', '">', link],
  ["<IMG alt=x SRC='", "'>", link],
  ['<a href=', '>', bareLink],
  ['<a class=x href="https://x.example/?a=', '">', text],
  ['<a href="/a/', '">', text],
  ['<a\nhref\n=\n"', '">', link],
  ['<a title="a>b" href="', '">', link],
  ['<p style="color:', '">', words],
  ['<p onclick="go(', ')">', words],
  ['<style>a{color:', ' }</style>', words],
  ['<STYLE type="text/css">a{color:', ';}</STYLE>', words],
  ['<script>let a = "</b>', '"</script>', words],
  ['<p ', '>', words],
  ['<', '>', words],
  ['</', '>', words],
  ['<p da', '="1">', words],
  ['<!doctype ', '>', words],
  ['<!-- ', ' -->', text],
  ['<!-- <style> ', ' -->', text],
  ['<!--><p>', '', text],
  ['<!--[if mso]><a href="', '"><![endif]-->', link],
  ['<!--[if !mso]><!--><a href="', '"><!--<![endif]-->', link],
  ['<style>a{}</style><p>', '</p>', text],
  ['<script></script ><p title="', '">', text],
  ['<br/><img src="x"/><p>', '', text],
  ['1 < 2 <3 ', '', text],
]

const hostile = fc.oneof(
  fc.constantFrom('javascript:alert(1)', ' JAVASCRIPT:x', 'data:text/html,x', 'https://x.example/?a=b&c=d', '//x', ''),
  fc.constantFrom(
    'MAILTO:a@b.example',
    'tel:+49',
    'java\nscript:x',
    '"><script>',
    '--><b>',
    '</style><b>',
    '}</style',
    '-->',
  ),
  fc
    .array(fc.constantFrom('<', '>', '"', "'", '`', '=', ' ', '\n', '\t', '&', '/', '-', ':', 'a', 'ü', ')', ';'))
    .map((c) => c.join('')),
)

describe('no value leaves its place', () => {
  test.each(places)('%s…%s', (before, after, allowed) => {
    fc.assert(
      fc.property(hostile, (value) => {
        const html = withValue(`${before}{x}${after}`, value)
        const inserted = html.slice(before.replaceAll('\n', '\r\n').length, html.length - after.length)
        expect(html.startsWith(before.replaceAll('\n', '\r\n')) && html.endsWith(after)).toBe(true)
        expect(inserted).toMatch(allowed)
      }),
    )
  })

  test.each([
    ['<p>{x}</p>', 'a & "b"', '<p>a &amp; &quot;b&quot;</p>'],
    ['<p title={x}>', 'a b', '<p title=a&#32;b>'],
    ['<a href="{x}">', 'https://x.example/?a=b&c=d', '<a href="https://x.example/?a=b&amp;c=d">'],
    ['<a href={x}>', 'https://x.example/?a=b', '<a href=https://x.example/?a&#61;b>'],
    ['<style>a{color:{x}}</style>', '', '<style>a{color:{x}}</style>'],
    ['<style>a{color: {x} }</style>', '#ff0000', '<style>a{color: #ff0000 }</style>'],
    ['<style>a{color: {x} }</style>', 'red}', '<style>a{color:  }</style>'],
  ])('%s with %s', (html, value, said) => expect(withValue(html, value)).toBe(said))

  test('variables and areas stand under the same rule', () => {
    const recipient = aRecipient({ firstname: 'javascript:x', city: 'https://x.example' })
    expect(renderHtml('<a href="{{V:2:#}}"><a href="{{V:4:#}}">', recipient)).toBe(
      '<a href=""><a href="https://x.example">',
    )
    expect(renderHtml('<a href="[[A:-:1:-:{{V:2}}:-:#]]">', recipient)).toBe('<a href="">')
    expect(renderHtml('<a href="{{V:2:#top}}">', aRecipient({ firstname: null }))).toBe('<a href="#top">')
  })

  test('an empty value does not hand the start of a link to the next one', () => {
    const render = (x: string, y: string) =>
      renderOnce({ html: '<a href="{x}{y}">', placeholders: ['x', 'y'] }, null, { x, y }).html
    expect(render('', 'javascript:y')).toBe('<a href="">')
    expect(render('https://x.example', '/path?a=1:2')).toBe('<a href="https://x.example/path?a=1:2">')
    expect(render('https://x.example/', 'page')).toBe('<a href="https://x.example/page">')
  })
})

test.each<[string, string, string[]]>([
  ['<a href="{x}">', 'javascript:x', ['x']],
  ['<a href="{x}">', '/relative', ['x']],
  ['<a href="{x}">', '', ['x']],
  ['<img src={x}>', 'data:image/png,x', ['x']],
  ['<a href="{x}">{x}</a><a href="{x}">', 'ftp://x.example', ['x']],
  ['<a href="{x}">', 'https://x.example', []],
  ['<a href="{x}">', 'HTTP://x.example', []],
  ['<a href="{x}">', 'mailto:a@b.example', []],
  ['<a href="{x}">', 'tel:+49221', []],
  ['<a href="https://x.example/{x}">', 'javascript:x', []],
  ['<p title="{x}">{x}</p>', 'javascript:x', []],
])('unsafe links of %s with %s are %j', (html, x, names) => {
  const compiled = compileContent(aContent({ html, placeholders: ['x'] }), someSurroundings(), [])
  expect(findUnsafeLinks(compiled, { x })).toEqual(names)
})
