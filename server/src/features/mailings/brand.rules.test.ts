import { expect, test } from 'vitest'
import { withBrand } from './brand.rules.ts'

const brand = {
  brandName: 'Lindhof',
  brandColour: '#8f2f1e',
  logoUrl: null,
  postalAddress: 'Gartenweg 1\n00000 Musterstadt',
}

test.each([
  ['the name', '<h1>%brandName%</h1>', brand, '<h1>Lindhof</h1>'],
  [
    'a name that is markup',
    '%brandName%',
    { ...brand, brandName: '<b> {{V:2:}}' },
    '&lt;b&gt; &#123;&#123;V:2:&#125;&#125;',
  ],
  ['the colour and what can be read on it', '%brandColour% %onBrandColour%', brand, '#8f2f1e #ffffff'],
  ['the address on one line', '%postalAddress%', brand, 'Gartenweg 1 · 00000 Musterstadt'],
  ['no address', '<p>%postalAddress%</p>', { ...brand, postalAddress: null }, '<p></p>'],
  ['words in the language of the mail', '%leave%', brand, 'Abmelden'],
  ['per cent that are none of ours', 'width:100%;50%off%', brand, 'width:100%;50%off%'],
  ['what every object has', '%constructor% %toString%', brand, '%constructor% %toString%'],
])('%s', (_what, html, wearing, worn) => expect(withBrand(html, wearing, 'de')).toBe(worn))

test('a logo stands for the name, which is what is read without pictures', () => {
  const mark = (logoUrl: string | null) => withBrand('%brandMark%', { ...brand, brandName: 'A & "B"', logoUrl }, 'en')
  expect(mark(null)).toBe('A &amp; &quot;B&quot;')
  expect(mark('https://x.example/a.png?b&c')).toMatch(
    /^<img src="https:\/\/x\.example\/a\.png\?b&amp;c" alt="A &amp; &quot;B&quot;" height="48" style="[^"]*">$/,
  )
})
