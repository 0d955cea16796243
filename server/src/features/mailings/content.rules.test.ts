import { describe, expect, test } from 'vitest'
import { type Content, contentHash, inTheme } from './content.rules.ts'
import { withUnsubscribeHtml, withUnsubscribeText } from './unsubscribe-footer.rules.ts'

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

describe('the way out of a newsletter', () => {
  test.each([
    ['de', 'abmelden'],
    ['de-AT', 'abmelden'],
    ['en', 'Unsubscribe'],
    ['fr', 'Unsubscribe'],
  ])('in %s', (language, word) => {
    expect(withUnsubscribeHtml('<p>x</p>', language)).toMatch(new RegExp(`href="\\{unsubscribeLink\\}">[^<]*${word}`))
    expect(withUnsubscribeText('x', language)).toContain('{unsubscribeLink}')
    expect(withUnsubscribeText('x', language)).toContain(word)
  })

  test('stands inside the body', () => {
    const html = withUnsubscribeHtml('<html><BODY><p>x</p></BODY></html>', 'de')
    expect(html.indexOf('{unsubscribeLink}')).toBeLessThan(html.indexOf('</BODY>'))
    expect(html.endsWith('</BODY></html>')).toBe(true)
  })

  test('is not added to one that has it', () => {
    const html = '<a href="{unsubscribeLink}">Tschüss</a>'
    expect(withUnsubscribeHtml(html, 'de')).toBe(html)
    expect(withUnsubscribeText('{unsubscribeLink}', 'de')).toBe('{unsubscribeLink}')
  })
})
