import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { compileContent, compileSubject, missingPlaceholders, RenderingError } from './index.ts'
import { aContent, aRecipient, renderOnce, someSurroundings, systemLinks } from './testing/rendering-example.ts'

function withName(html: string): string {
  return renderOnce({ html, placeholders: ['name'] }, aRecipient(), { name: 'W<ert' }).html
}

test('placeholders are declared by the template and filled per receiver, in every part', proving('R-183'), () => {
  const template = 'Buchung {bookingId} für {guest}'
  const content = { subject: template, html: template, text: template, placeholders: ['bookingId'] }
  const compiled = compileContent(aContent(content), someSurroundings(), [])
  expect(compiled.render(null, { bookingId: 'B-1' }).subject).toBe('Buchung B-1 für {guest}')
  expect(renderOnce(content, null, { bookingId: 'B-<2>', guest: 'x' })).toEqual({
    subject: 'Buchung B-<2> für {guest}',
    html: 'Buchung B-&lt;2&gt; für {guest}',
    text: 'Buchung B-<2> für {guest}',
  })
})

test.each([
  ['<style>a{color:red}</style><p>{name}', '<style>a{color:red}</style><p>W&lt;ert'],
  ['<style>@media print{a{color:red}}</style><p>{name}', '<style>@media print{a{color:red}}</style><p>W&lt;ert'],
  ['{name} {{V:2:}}', 'W&lt;ert Anna'],
  ['{{V:2:}}{name}{{V:2:}}', 'AnnaW&lt;ertAnna'],
])('%s', proving('E-264'), (html, said) => expect(withName(html)).toBe(said))

test.each([
  ['undeclared', '{other}', '{other}'],
  ['inside double braces', '{{ {name} }}', '{{ {name} }}'],
  ['inside a default', '{{V:9:{name} }}', '{name} '],
  ['preceded by a brace', '{{name}', '{{name}'],
  ['followed by a brace', '{name}}', '{name}}'],
  ['in double braces', '{{name}}', '{{name}}'],
  ['in triple braces', '{{{name}}}', '{{{name}}}'],
  ['with blanks', '{ name }', '{ name }'],
  ['in other letters', '{Name}', '{Name}'],
  ['a CSS block', 'a{name:red}', 'a{name:red}'],
])('%s is no placeholder', proving('D-VAR-9'), (_name, html, said) => expect(withName(html)).toBe(said))

test('two placeholders may touch', proving('D-VAR-9'), () => expect(withName('{name}{name}')).toBe('W&lt;ertW&lt;ert'))

describe('what a receiver must bring', () => {
  const compiled = compileContent(
    aContent({
      subject: '{code}',
      html: '<a href="{resetLink}">x</a> {unsubscribeLink} {{V:9:{unused}}}',
      placeholders: ['resetLink', 'code', 'unused', 'constructor'],
    }),
    someSurroundings(),
    systemLinks,
  )

  test('are the declared names the templates use, without the links the service fills', () => {
    expect(compiled.requiredPlaceholders.toSorted()).toEqual(['code', 'resetLink'])
    expect([...compiled.usesSystemLinks]).toEqual(['unsubscribeLink'])
    expect(missingPlaceholders(compiled, { resetLink: 'https://x.example' })).toEqual(['code'])
    expect(missingPlaceholders(compiled, { resetLink: '', code: '' })).toEqual([])
  })

  test('nothing is rendered without it', () => {
    const render = () => compiled.render(null, { code: '1', unsubscribeLink: 'https://x.example' })
    expect(render).toThrow(RenderingError)
    expect(render).toThrow(expect.objectContaining({ reason: 'placeholder_missing' }))
  })

  test('a name every object has counts as missing', () => {
    const content = aContent({ html: '{constructor}', placeholders: ['constructor'] })
    expect(missingPlaceholders(compileContent(content, someSurroundings(), []), {})).toEqual(['constructor'])
  })
})

describe('subjects', () => {
  test('nothing in a value or in the template can break the header', () => {
    const recipient = aRecipient({ firstname: 'A\r\nBcc: x\u0000\u0085\u2028\ud800' })
    expect(renderOnce({ subject: 'Hallo\n{{V:2:}}!' }, recipient).subject).toBe('Hallo A  Bcc: x   \ufffd!')
  })

  test('a receiver may bring a subject of their own', () => {
    const content = aContent({ placeholders: ['code'] })
    const compiled = compileSubject(
      '{code} für {{V:2:Sie}} {unsubscribeLink}',
      content,
      someSurroundings(),
      systemLinks,
    )
    expect(compiled.requiredPlaceholders).toEqual(['code'])
    expect(compiled.render(aRecipient(), { code: '7', unsubscribeLink: 'u' })).toBe('7 für Anna u')
    expect(compiled.render(null, { code: '7', unsubscribeLink: 'u' })).toBe('7 für Sie u')
  })
})

test.each([
  ['subject_too_long', { subject: `${'x'.repeat(990)}{code}` }, 'x'.repeat(9)],
  ['part_too_large', { html: '{code}'.repeat(201) }, 'x'.repeat(10_000)],
  ['part_too_large', { text: '{code}'.repeat(100_000) }, 'x'.repeat(10_000)],
  ['part_too_large', { text: `{code}${'x'.repeat(2_000_000)}` }, ''],
])('a mail that grows beyond all bounds is refused: %s', (reason, content, code) => {
  const compiled = compileContent(aContent({ ...content, placeholders: ['code'] }), someSurroundings(), [])
  expect(() => compiled.render(null, { code })).toThrow(expect.objectContaining({ name: 'RenderingError', reason }))
})
