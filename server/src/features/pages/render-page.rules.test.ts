import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { luminanceOf, readableOn } from '../../platform/text/colour.rules.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import { ourPage } from './page-answer.visit.ts'
import { pageStyle } from './page-style.rules.ts'
import { type PageName, pageTexts } from './page-texts.rules.ts'
import { type PageForm, renderPage } from './render-page.rules.ts'

const brand = { brandColour: null, logoUrl: null, imprintUrl: null }
const languages = Object.keys(pageTexts) as Language[]
const names = Object.keys(pageTexts.de.pages) as PageName[]
const forms: (PageForm | undefined)[] = [
  undefined,
  { kind: 'confirm', stamp: 'abc', pressAgain: true },
  { kind: 'unsubscribe', offerAll: true },
]
const pages = languages.flatMap((language) => names.flatMap((name) => forms.map((form) => ({ language, name, form }))))
const words = { sender: 'Nord & Süd <GmbH>', channels: ['A', 'B', 'C'] }

describe('our own pages', () => {
  test.each(pages)(
    '$language $name: one heading, a language, a title, no script, nothing from elsewhere',
    ({ form, ...page }) => {
      const { html } = renderPage({ ...page, words, brand, ...(form && { form }) })
      expect(html.match(/<h1>/g)).toHaveLength(1)
      expect(html).toContain(`<html lang="${page.language}">`)
      expect(html).toMatch(/<title>.+<\/title>/)
      expect(html).not.toMatch(/<script|\son\w+=|style="|(?:src|href)="(?!data:)/)
      expect(html.match(/<main>/g)).toHaveLength(1)
    },
  )

  test('T60 whatever a customer is called, it is only text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const sender = `<img src=x onerror=alert(1)>"'&${text}`
        const { html } = renderPage({ name: 'optinAsk', language: 'de', words: { sender, channels: [sender] }, brand })
        expect(html).not.toContain('<img')
        expect(html.match(/<[a-z0-9]+[\s>]/gi)?.map((tag) => tag.slice(1, -1))).toEqual([
          'html',
          'head',
          'meta',
          'meta',
          'meta',
          'title',
          'link',
          'style',
          'body',
          'main',
          'p',
          'h1',
          'p',
          'p',
        ])
      }),
    )
  })

  test('T61 the policy allows this style and nothing else; a logo only from its own place', () => {
    const content = { name: 'optinAsk', language: 'de', words, brand } as const
    const { headers, body } = ourPage(200, content)
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
    const policy = headers['content-security-policy']
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toMatch(
      /^default-src 'none'; .*img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    const withLogo = ourPage(200, { ...content, brand: { ...brand, logoUrl: 'https://bild.example/l.png' } })
    expect(withLogo.headers['content-security-policy']).toContain('img-src data: https://bild.example;')
  })

  test('German and English say the same things', () => {
    for (const name of names)
      expect(pageTexts.en.pages[name](words).lines).toHaveLength(pageTexts.de.pages[name](words).lines.length)
    expect(pageTexts.de.pages.optinAsk(words).lines[0]).toContain('„A“, „B“ und „C“')
    expect(pageTexts.en.pages.unsubscribeAsk({ ...words, channels: ['A'] }).lines[0]).toContain('“A”')
  })
})

describe('WCAG 2.2 AA contrast', () => {
  const ratio = (one: string, other: string) => {
    const [low, high] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number]
    return (high + 0.05) / (low + 0.05)
  }
  test('the formula agrees with known values', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  test('a button can be read in every colour', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value.toString(16).padStart(2, '0'))
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (parts) => {
        const colour = `#${parts.join('')}`
        expect(ratio(colour, readableOn(colour))).toBeGreaterThanOrEqual(4.5)
      }),
      { numRuns: 5000 },
    )
  })

  test('texts and edges stand out from what they are on, in light and dark', () => {
    const [light = '', dark = ''] = pageStyle(null).split('@media (prefers-color-scheme:dark)')
    for (const scheme of [light, dark]) {
      const colour = (name: string) =>
        new RegExp(`--${name}:(#[0-9a-f]{3,6})`).exec(scheme)?.[1]?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') as string
      for (const ground of ['ground', 'card'])
        for (const text of ['text', 'soft']) expect(ratio(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
      expect(ratio(colour('edge'), colour('card'))).toBeGreaterThanOrEqual(3)
    }
  })
})
