import { expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { expectLinearTime } from '../../../test/processor-time.ts'
import { compileContent, findContentFaults } from './index.ts'
import { encodeQuotedPrintable } from './quoted-printable.rules.ts'
import { readQuotedPrintable } from './testing/read-quoted-printable.ts'
import { type ReferenceInput, renderByReference } from './testing/reference-renderer.ts'
import { aContent, aRecipient, someSurroundings } from './testing/rendering-example.ts'

const oddText = fc
  .array(
    fc.oneof(
      fc.constantFrom(' ', '  ', '\t', '\r', '\n', '\r\n', '.', '=', '&', '"', "'", 'a', 'ü', '€', '🎉', '\u0000'),
      fc.constantFrom('\ud83c', '\udf89', 'x'.repeat(74), 'y'.repeat(80), '{{V:2:}}', '{name}', '\n.', ' \n', '\u2028'),
      fc.string({ maxLength: 5 }).map((text) => text.replaceAll('<', '')),
    ),
    { maxLength: 8 },
  )
  .map((fragments) => fragments.join(''))

const template = fc
  .array(
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc.constantFrom('{{V:2:Kunde}}', '{{V:3}}', '{{C:11: x }}', '{{C:15:}}', '{name}', '{link}'),
      },
      { weight: 1, arbitrary: fc.constantFrom('[[A:-:1:-:{{V:2}} {name}:-:b]]', '[[A:-:2:-:', '{{V:5:', '{{C:16:') },
      { weight: 1, arbitrary: fc.constantFrom('{{', '}}', '{', '}', '[[', ']]', ':-:', ':', '1', 'A', 'V', 'name') },
      { weight: 2, arbitrary: oddText },
    ),
    { maxLength: 25 },
  )
  .map((fragments) => fragments.join(''))

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { freq: 3 })
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

const customerFields = fc.record({
  11: optional(oddText),
  12: optional(fc.integer()),
  13: optional(day),
  14: optional(fc.boolean()),
  15: optional(fc.array(oddText)),
  16: optional(fc.constantFrom('0.00', '-1.50', '1234.00')),
})

const recipient = fc.record({
  email: oddText,
  genderId: fc.constantFrom(1, 2, 3, null),
  firstname: optional(oddText),
  lastname: optional(oddText),
  city: optional(oddText),
  salutation: optional(oddText),
  birthday: optional(day),
  customerFields,
})

const input: fc.Arbitrary<ReferenceInput> = fc.record({
  content: fc.record({
    subject: template,
    html: template,
    text: template,
    languageIso: fc.constantFrom('de', 'en', 'fr'),
    placeholders: fc.constantFrom([], ['name']),
  }),
  surroundings: day.map((today) => someSurroundings({ today, accountValues: new Map([[21, 'Konto']]) })),
  systemLinks: fc.constant(['link']),
  recipient: optional(recipient),
  placeholders: fc.record({ name: oddText, link: oddText }),
})

test('every mail says what a slow reading of the templates says, in lines that pass untouched', () => {
  fc.assert(
    fc.property(input, (given) => {
      const expected = renderByReference(given)
      fc.pre(expected.subject.length <= 998)
      const compiled = compileContent(given.content, given.surroundings, given.systemLinks)
      const rendered = compiled.render(given.recipient, given.placeholders)
      expect({
        subject: rendered.subject,
        html: readQuotedPrintable(rendered.html),
        text: readQuotedPrintable(rendered.text),
      }).toEqual(expected)
    }),
    { numRuns: 1500 },
  )
})

test('the relaxed DKIM form of a part is the part', () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const encoded = encodeQuotedPrintable(text)
      const relaxed = encoded.replace(/[ \t]+(?=\r\n|$)/g, '').replace(/[ \t]+/g, ' ')
      expect(relaxed).toBe(encoded)
    }),
  )
})

test.each([
  ['plain', 'Hallo Welt', 'Hallo Welt'],
  ['equals sign', 'a=b', 'a=3Db'],
  ['UTF-8', 'ü€🎉', '=C3=BC=E2=82=AC=F0=9F=8E=89'],
  ['a lone surrogate', 'a\ud800', 'a=EF=BF=BD'],
  ['line breaks', 'a\rb\nc\r\nd', 'a\r\nb\r\nc\r\nd'],
  ['blanks', ' a  b \n\t ', ' a =20b=20\r\n=09=20'],
  ['a dot', '.a.\n.b', '=2Ea.\r\n=2Eb'],
  ['a long line', 'x'.repeat(76), `${'x'.repeat(75)}=\r\nx`],
  ['a dot after a soft break', `${'x'.repeat(75)}.`, `${'x'.repeat(75)}=\r\n=2E`],
])('quoted-printable: %s', (_name, text, encoded) => expect(encodeQuotedPrintable(text)).toBe(encoded))

test.each([
  ['Hallo {{V:2:}}, guten Tag', 'Hallo=20Anna=\r\n, guten Tag'],
  ['Hallo {{V:2:}}\nguten Tag', 'Hallo=20Anna\r\nguten Tag'],
  [`${'x'.repeat(72)}{{V:2:}}`, `${'x'.repeat(72)}=\r\nAnna`],
])('%j is laid out so that only the value is encoded per mail', (text, encoded) => {
  expect(compileContent(aContent({ text }), someSurroundings(), []).render(aRecipient(), {}).text).toBe(encoded)
})

const manyTokens: [string, string][] = [
  ['variables', '{{V:2:Kunde}} '],
  ['areas', '[[A:-:1:-:{{V:2}}:-:b]]'],
  ['placeholders', '{name}'],
  ['areas without end', '[[A:-:1:-:a:-:'],
  ['areas without anything', '[[A:-:'],
  ['areas without default, closed', '[[A:-:1:-:x]]'],
  ['variables without end', '{{V:2:'],
  ['malformed variables', '{{V:x}}'],
  ['opening braces', '{'],
  ['opening double braces', '{{ '],
  ['placeholders without end', '{name'],
  ['closing braces', '}}]]'],
  ['tags without end', '<a href="'],
  ['comments without end', '<!-- <style '],
  ['raw text without end', '<style></sty'],
]

test.each(manyTokens)('100,000 %s render in linear time', (_name, token) => {
  expectLinearTime(100_000, (count) => {
    const content = aContent({ html: token.repeat(count), placeholders: ['name'] })
    return () => {
      findContentFaults(content)
      compileContent(content, someSurroundings(), []).render(aRecipient({ firstname: 'A' }), { name: 'B' })
    }
  })
})
