import { describe, expect, test } from 'vitest'
import { proves } from '../../../test/proves.ts'
import { contentOf } from './freeze-content.ts'
import { withPostalHtml, withPostalText } from './postal-footer.rules.ts'

const source = {
  type: 'standard' as const,
  ...{
    subject: 'x',
    previewText: '',
    placeholders: [],
    fieldValues: {},
    theme: null,
    layoutTheme: null,
    languageIso: 'en',
  },
  ...{ senderName: 'Lindhof', senderEmail: 'l@lindhof.example', replyTo: null },
  ...{
    brandName: 'Lindhof',
    brandColour: null,
    logoUrl: null,
    postalAddress: 'Gartenweg 1\n00000 {{V:2:Musterstadt}} & Co',
  },
}

describe('the postal address', () => {
  test('is added to a mail that lacks it, in both of its parts, and is text', () => {
    const { html, plainText } = contentOf({ ...source, html: '<body><p>Hello</p></body>', plainText: 'Hello' })
    proves('W-070.2', () => {
      expect(html).toMatch(/Gartenweg 1 · 00000 &#123;&#123;V:2:Musterstadt&#125;&#125; &amp; Co<\/p>\s*<\/body>/)
      expect(plainText).toMatch(/\nGartenweg 1\n00000 V:2:Musterstadt & Co\n$/)
    })
  })

  test('stands once in one that has it, and nobody gets one that is not known', () => {
    expect(withPostalHtml('<p>Gartenweg 1, 00000 Musterstadt</p>', 'Gartenweg 1\n00000 Musterstadt')).toBe(
      '<p>Gartenweg 1, 00000 Musterstadt</p>',
    )
    expect(withPostalText('Gartenweg 1 · 00000 Musterstadt', 'Gartenweg 1\n00000 Musterstadt')).toBe(
      'Gartenweg 1 · 00000 Musterstadt',
    )
    expect(withPostalHtml('<p>x</p>', null)).toBe('<p>x</p>')
    expect(withPostalText('x', '  \n')).toBe('x')
  })

  test('is not added to what asks for a confirmation, which says it in its own words', () => {
    const { html } = contentOf({ ...source, type: 'optin', html: '<p>Yes?</p>', plainText: 'Yes?' })
    expect(html).toBe('<p>Yes?</p>')
  })
})
