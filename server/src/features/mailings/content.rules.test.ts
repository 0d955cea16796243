import { describe, expect, test } from 'vitest'
import { proves } from '../../../test/proves.ts'
import { type Content, contentHash, inTheme } from './content.rules.ts'
import { withFooterLinksHtml, withFooterLinksText } from './footer-links.rules.ts'

const content: Content = {
  subject: 'Neues',
  html: '<p>Hallo</p>',
  plainText: 'Hallo',
  languageIso: 'de',
  placeholders: ['a', 'b'],
  senderName: 'Nord',
  senderEmail: 'news@nord.example',
  replyTo: null,
  fieldValues: { 2: 'x', 10: 'y' },
}

describe('the hash of a content', () => {
  test('does not depend on the order of placeholders and values', () => {
    const same = { ...content, placeholders: ['b', 'a'], fieldValues: { 10: 'y', 2: 'x' } }
    expect(contentHash(same)).toEqual(contentHash(content))
  })

  test.each<Partial<Content>>([
    { subject: 'Altes' },
    { html: '<p>Hello</p>' },
    { plainText: 'Hello' },
    { languageIso: 'en' },
    { placeholders: ['a'] },
    { senderName: 'Süd' },
    { senderEmail: 'news@sued.example' },
    { replyTo: 'news@nord.example' },
    { fieldValues: { 2: 'x', 10: 'z' } },
    { fieldValues: { 2: 'x', 11: 'y' } },
  ])('depends on %j', (change) => expect(contentHash({ ...content, ...change })).not.toEqual(contentHash(content)))
})

test.each([
  ['<html>{content}</html>', '<p>x</p>', '<html><p>x</p></html>'],
  ['<html>{content}</html>', '<p>$& $1</p>', '<html><p>$& $1</p></html>'],
  [null, '<p>x</p>', '<p>x</p>'],
])('the theme %j takes the content in', (theme, html, merged) => expect(inTheme(html, theme)).toBe(merged))

describe('the links that a newsletter lacks', () => {
  test.each([
    ['de', 'abmelden', 'Im Browser'],
    ['de-AT', 'abmelden', 'Im Browser'],
    ['en', 'Unsubscribe', 'in your browser'],
    ['fr', 'Unsubscribe', 'in your browser'],
  ])('are added in %s, in both of its parts', (language, leave, view) => {
    const html = withFooterLinksHtml('<p>x</p>', language)
    const text = withFooterLinksText('x', language)
    proves('W-070.1', () => {
      expect(html).toMatch(new RegExp(`href="\\{unsubscribeLink\\}">[^<]*${leave}`))
      expect(html).toMatch(new RegExp(`href="\\{browserLink\\}">[^<]*${view}`))
      expect(text).toMatch(new RegExp(`${view}[^\n]*: \\{browserLink\\}\n[^]*${leave}[^\n]*: \\{unsubscribeLink\\}\n$`))
    })
  })

  test('stand inside the body', () => {
    const html = withFooterLinksHtml('<html><BODY><p>x</p></BODY></html>', 'de')
    expect(html.indexOf('{browserLink}')).toBeLessThan(html.indexOf('{unsubscribeLink}'))
    expect(html.indexOf('{unsubscribeLink}')).toBeLessThan(html.indexOf('</BODY>'))
    expect(html.endsWith('</BODY></html>')).toBe(true)
  })

  test('are not added where they are, each by itself', () => {
    const both = '<a href="{unsubscribeLink}">Tschüss</a> <a href="{browserLink}">Ansehen</a>'
    expect(withFooterLinksHtml(both, 'de')).toBe(both)
    expect(withFooterLinksText('{unsubscribeLink} {browserLink}', 'de')).toBe('{unsubscribeLink} {browserLink}')
    const one = withFooterLinksText('{unsubscribeLink}', 'de')
    expect([one.split('{unsubscribeLink}').length, one.split('{browserLink}').length]).toEqual([2, 2])
  })
})
