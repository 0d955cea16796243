import { expect, test } from 'vitest'
import { startChromium } from '../../../test/browser.ts'
import { proving } from '../../../test/proves.ts'
import { hostileHtml } from '../articles/testing/hostile-html.ts'
import { readWithBrowser } from '../articles/testing/read-with-browser.ts'
import { cutHtml } from './cut-html.ts'
import { findDangerousParts } from './dangerous-html.ts'

const letter = `<!doctype html>\r
<html lang=de>
<head><meta charset="utf-8"><style>@media (max-width:600px){td{width:100%!important}}</style></head>
<body bgcolor=#ffffff>
<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
  <p STYLE='color:red' class=x>Hallo {{V:2:Leser}} &amp; alle</P>
  [[A:-:1:-:<b>Rabatt</b>:-:kein Rabatt]]
<a href="{browserLink}">Im Browser</a> <img src="data:image/png;base64,AA==" alt=''>
<!--[if mso]></td></tr></table><![endif]-->
`

test('a letter stays as it is, to the byte', proving('W-065.1'), async () => {
  expect(await cutHtml(letter)).toEqual({ html: letter, cuts: [] })
})

const cases: [string, string, ...string[]][] = [
  ['<p>a</p>\n<script>x()</script>b', '<p>a</p>\nb', '2 script'],
  ['<p onclick="x()" class=y>a</p>', '<p  class=y>a</p>', '1 handler'],
  [
    '<form action=/x>\n<label>Name <input name=n></label>\n</form>',
    '\n<label>Name </label>\n',
    '1 form',
    '2 form',
    '3 form',
  ],
  ['a<iframe src=x>b</iframe>c<object><object>d</object>e</object>f', 'acf', '1 frame', '1 frame'],
  ['<meta http-equiv=Refresh content="0;url=x"><meta charset=utf-8>', '<meta charset=utf-8>', '1 refresh'],
  [
    '<link rel=stylesheet href=x>\n<style>@import url(y);p{}</style>',
    '\n<style>p{}</style>',
    '1 stylesheet',
    '2 stylesheet',
  ],
  ['<a href="java&#10;script:x()">a</a><a href=data:text/html,x>b</a>', '<a >a</a><a >b</a>', '1 link', '1 link'],
  ['<!--[if mso]>\n<script>x()</script><b>y</b><![endif]-->', '<!--[if mso]>\n<b>y</b><![endif]-->', '2 script'],
  ['<noscript><img src=x onerror=x()></noscript>', '<noscript><img src=x ></noscript>', '1 handler'],
  ['<scr[[A:-:1:-:ipt:-:x]]>x()', 'x()', '1 broken'],
  ['<script>\nx()\n</script>\n<p onclick=x>', '\n\n\n<p >', '1 script', '4 handler'],
  ['a<b onclick="x', 'a', '1 broken'],
  ['a<!-- b', 'a', '1 broken'],
  ['a<style>b', 'ab', '1 broken'],
  ['<svg><a xlink:href=javascript:x()>b</a></svg>c', 'c', '1 drawing'],
]
test.each(cases)('%j', proving('W-065.2'), async (html, left, ...said) => {
  const cleaned = await cutHtml(html)
  expect(cleaned?.html).toBe(left)
  expect(cleaned?.cuts.map(({ line, kind }) => `${line} ${kind}`)).toEqual(said)
})

test('what is left of anything hostile is harmless, and nothing is added', proving('W-065.1'), async () => {
  for (const html of hostileHtml) {
    const cleaned = await cutHtml(html)
    expect(await findDangerousParts(cleaned?.html ?? ''), html).toEqual([])
    expect(isWithin(cleaned?.html ?? '', html), html).toBe(true)
  }
})

test('nothing of it runs in a browser, and as it was sent, much did', proving('W-065.1'), async () => {
  const browser = await startChromium()
  try {
    const left = await Promise.all(hostileHtml.map(async (html) => (await cutHtml(html))?.html ?? ''))
    const [before, after] = [await readWithBrowser(browser, hostileHtml), await readWithBrowser(browser, left)]
    expect(left.filter((_, i) => after[i]?.hasRun)).toEqual([])
    expect(before.filter(({ hasRun }) => hasRun).length).toBeGreaterThan(30)
  } finally {
    await browser.close()
  }
})

const layersOf = (layers: number) => `${'<'.repeat(layers)}<input>${'input>'.repeat(layers)}`

test(
  'parts that come together by cutting go, too, each named by the line it came from',
  proving('W-065.2'),
  async () => {
    const cleaned = await cutHtml(`a\n${layersOf(3)}\n<p onclick=x>b</p>`)
    expect(cleaned?.html).toBe('a\n\n<p >b</p>')
    expect(cleaned?.cuts.filter(({ kind }) => kind === 'handler')).toMatchObject([{ line: 3, text: 'onclick=x' }])
    expect(new Set(cleaned?.cuts.filter(({ kind }) => kind !== 'handler').map(({ line }) => line))).toEqual(
      new Set([2]),
    )
  },
)

test('what hides something behind ever more layers is refused', async () => {
  expect(await cutHtml(layersOf(30))).toBeNull()
})

/** Whether all of it stands in the whole, in the same order. */
function isWithin(part: string, whole: string): boolean {
  let at = 0
  for (const character of part) {
    at = whole.indexOf(character, at) + 1
    if (at === 0) return false
  }
  return true
}
