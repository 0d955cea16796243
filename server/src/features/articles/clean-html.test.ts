import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../../../test/browser.ts'
import fc from '../../../test/fast-check.ts'
import { cleanHtml } from './clean-html.ts'
import { isLink } from './link.rules.ts'
import { hostileHtml } from './testing/hostile-html.ts'
import { type Reading, readWithBrowser } from './testing/read-with-browser.ts'

/** Written down independently of the cleaner. */
const harmlessElements = new Set(
  (
    'a b strong i em u s sub sup small span code abbr br hr p div h1 h2 h3 h4 h5 h6 ul ol li blockquote pre ' +
    'table caption colgroup col thead tbody tfoot tr td th section'
  ).split(' '),
)
const harmlessAttributes = new Set(
  'href style title dir lang width border cellpadding cellspacing align valign colspan rowspan'.split(' '),
)

function findHarm({ elements, hasRun }: Reading): string[] {
  const harm = elements.flatMap(({ name, attributes }) => [
    ...(harmlessElements.has(name) ? [] : [`<${name}>`]),
    ...attributes.filter(([attribute]) => !harmlessAttributes.has(attribute)).map(([attribute]) => `${attribute}=`),
    ...attributes
      .filter(([attribute, value]) => attribute === 'href' && !/^(https?:\/\/|mailto:)/i.test(value))
      .map(String),
    ...attributes
      .filter(([attribute, value]) => attribute === 'style' && /url|\(|\\|position|-\d/i.test(value))
      .map(String),
  ])
  return hasRun ? [...harm, 'ran'] : harm
}

describe('hostile HTML', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await startChromium()
  })
  afterAll(() => browser.close())

  test('a browser finds nothing in it that runs, loads or moves, however it was written', async () => {
    const readings = await readWithBrowser(browser, hostileHtml.map(cleanHtml))
    expect(hostileHtml.filter((_, i) => findHarm(readings[i] as Reading).length > 0)).toEqual([])
  })

  test('nor when variables and areas are replaced from their first bracket to their last', async () => {
    const pieces = hostileHtml.map(cleanHtml).flatMap(replacedVariables)
    const readings = await readWithBrowser(browser, pieces)
    expect(pieces.filter((_, i) => findHarm(readings[i] as Reading).length > 0)).toEqual([])
  })

  test('the judge is strict: as it was sent, it is harmful', async () => {
    const readings = await readWithBrowser(browser, hostileHtml)
    expect(readings.filter((reading) => findHarm(reading).length > 0).length).toBeGreaterThan(60)
    expect(readings.filter(({ hasRun }) => hasRun).length).toBeGreaterThan(30)
  })
})

/** As the renderer does it, with a value and with each part of an area. */
function replacedVariables(html: string): string[] {
  const area = /\[\[A:-:\d+:-:(.*):-:(.*?)\]\]/s
  return [html.replace(area, '$1'), html.replace(area, '$2'), html.replaceAll(/\{\{V:\d:.*?\}\}/gs, 'Ada')]
}

const fragments = [
  ...['<', '>', '"', "'", '`', '&', ';', '/', '=', '!', '--', '-->', '<!--', ']]>', '<![CDATA[', '\0', '\n', ' ', 'x'],
  ...['b', 'p', 'a', 'td', 'table', 'li', 'svg', 'math', 'style', 'script', 'textarea', 'title', 'noscript', 'select'],
  ...['<b', '</', '<p ', '<a href=', '<script>', '</script>', '<svg>', '</svg>', '<math>', '<style>', '</style>'],
  ...['onclick=', 'alert(1)', 'javascript:', 'https://x.example', 'style="', 'title="', '&lt;', '&#60', '&quot;'],
  ...['<table>', '</table>', '<td>', '</td>', '<noscript>', '</noscript>', '<p>', '</p>', '<b>', '</b>', '<br/>'],
  ...['{{V:2:', '}}', '[[A:-:1:-:', ':-:', ']]'],
]
const soup = fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => parts.join(''))
const cells = ['tr', 'td', 'th', 'tbody', 'caption', 'col']
const attribute = / [a-z]+="[^"<>]*"/
const onlyOwnTags = new RegExp(`^(?:[^<>]|</?[a-z][a-z0-9]*(?:${attribute.source})*>)*$`)

describe('any soup of tags', () => {
  test('comes out as text and tags of the list, quoted and balanced', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const clean = cleanHtml(html)
        expect(clean).toMatch(onlyOwnTags)
        const open: string[] = []
        for (const [, slash, name = ''] of clean.matchAll(/<(\/?)([a-z0-9]+)/g)) {
          expect(harmlessElements).toContain(name)
          if (slash) expect(open.pop()).toBe(name)
          else {
            if (cells.includes(name)) expect(open).toContain('table')
            if (!['br', 'hr', 'col'].includes(name)) open.push(name)
          }
        }
        expect(open).toEqual([])
        const tags = (clean.match(/<[^>]*>/g) ?? []).join('')
        for (const [, name] of tags.matchAll(/ ([a-z]+)="/g)) expect(harmlessAttributes).toContain(name)
        for (const [, link = ''] of tags.matchAll(/ href="([^"]*)"/g)) expect(isLink(link)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })

  test('is clean once it was cleaned', () => {
    fc.assert(fc.property(soup, (html) => void expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))))
  })
})

describe('what is kept and what is taken out', () => {
  test.each([
    ['plain formatting', '<p>Guten <b>Tag</b>, <em>Ada</em><br>Zeile</p>'],
    [
      'links',
      '<a href="https://nord.example/?a=1&amp;b=2" title="Nord">Nord</a> <a href="mailto:a@nord.example">Post</a>',
    ],
    [
      'lists, headings and tables',
      '<h2>x</h2><ul><li>1</li></ul><table width="100%"><tr><td colspan="2">x</td></tr></table>',
    ],
    ['styles of text', '<span style="color:#036;font-size:16px;">x</span>'],
    ['variables and areas', 'Hallo {{V:2:Kunde}}, [[A:-:1:-:Sie sind {{V:5}}:-:schön, dass Sie da sind]]'],
    ['a variable in a link', '<a href="https://nord.example/?n={{V:2:}}">x</a>'],
    ['signs', '1 &lt; 2 &amp; "drei" &gt; 2 ½ €'],
  ])('keeps %s', (_, html) => expect(cleanHtml(html)).toBe(html))

  test.each([
    ['script with its text', 'a<script>alert(1)</script>b', 'ab'],
    ['handlers', '<b onclick="alert(1)">x</b>', '<b>x</b>'],
    ['a bad link, but not its text', '<a href="javascript:alert(1)">x</a>', 'x'],
    ['unknown elements, but not their text', '<font color=red>x</font><x-y>z</x-y>', 'xz'],
    ['images, which have places of their own', 'a<img src="https://x.example/a.png">b', 'ab'],
    ['comments', 'a<!-- b --><!--[if mso]>c<![endif]-->d', 'ad'],
    ['cells without a table', '</td><td>x</td>', 'x'],
    ['what is only for readers without scripts', 'a<noscript>b<b>c</b></noscript>d', 'ad'],
    ['cells of a table that went', '<noscript><table></noscript><td>x', 'x'],
    [
      'no table early',
      '<table><b><noscript></b><table></table></noscript><td>x',
      '<table><b></b><table></table><td>x</td></table>',
    ],
    ['a link without an address before others', '<a>x</a><b>y</b><a href="#">z</a>', 'x<b>y</b>z'],
    [
      'styles that load or move',
      '<p style="position:fixed;color:red;background:url(x)">x</p>',
      '<p style="color:red;">x</p>',
    ],
  ])('takes out %s', (_, html, clean) => expect(cleanHtml(html)).toBe(clean))

  test('closes what was left open, and flattens what is nested too deep', () => {
    expect(cleanHtml('<p><b>x')).toBe('<p><b>x</b></p>')
    const deep = cleanHtml(`${'<div>'.repeat(1900)}x`)
    expect(deep.match(/<div>/g)).toHaveLength(50)
    expect(deep).toContain('x')
  })
})
