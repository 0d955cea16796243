import { describe, expect, test } from 'vitest'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { aRecipient, renderHtml, renderOnce, someSurroundings } from './testing/rendering-example.ts'

describe('areas', () => {
  const greeting = '[[A:-:1:-:Hallo {{V:2}} {{V:3}}!:-:Guten Tag!]]'

  test.each([
    ['both are known', {}, 'Hallo Anna Müller!'],
    ['one is missing', { lastname: null }, 'Guten Tag!'],
    ['the other is missing', { firstname: ' ' }, 'Guten Tag!'],
    ['both are missing', { firstname: null, lastname: null }, 'Guten Tag!'],
  ])('an area with two variables when %s', proving(['E-258', 'R-177', 'R-179']), (_name, changes, said) => {
    proves('R-180', () => expect(renderHtml(greeting, aRecipient(changes))).toBe(said))
  })

  test.each([
    ['[[A:-:1:-:{{V:2}} hat {{C:11}}:-:nichts]]', { 11: 'Gold' }, 'Anna hat Gold'],
    ['[[A:-:1:-:{{V:2}} hat {{C:11}}:-:nichts]]', {}, 'nichts'],
    ['[[A:-:2:-:nur Text:-:nie]]', {}, 'nur Text'],
    ['([[A:-:3:-:{{C:11}}:-:]])', {}, '()'],
  ])('%s with fields %j', proving(['E-259', 'R-182', 'D-VAR-6.4']), (html, customerFields, said) => {
    expect(renderHtml(html, aRecipient({ customerFields }))).toBe(said)
  })

  test.each([
    ['[[A:-:1:-:a:-:b {{V:2}}:-:c]]', 'Anna', 'a:-:b Anna'],
    ['[[A:-:1:-:a:-:b {{V:2}}:-:c]]', null, 'c'],
    ['[[A:-:1:-::-::-:]]', null, ':-:'],
  ])('%s: the last :-: before ]] ends the text', proving(['E-260', 'D-VAR-6.1']), (html, firstname, said) => {
    expect(renderHtml(html, aRecipient({ firstname }))).toBe(said)
  })

  test.each([
    ['D-VAR-6.2 defaults of its variables are ignored', '[[A:-:1:-:{{V:2:Kunde}}:-:niemand]]', 'niemand'],
    ['D-VAR-6.3 its default is verbatim', '[[A:-:1:-:{{V:2}}:-:<i>{{V:3:}}</i>]]', '<i>{{V:3:}}</i>'],
    ['D-VAR-6.6 an area does not nest', '[[A:-:1:-:a[[A:-:2:-:b:-:c]]:-:d]]', 'a[[A:-:2:-:b:-:d]]'],
    ['each stands alone when numbers repeat', '[[A:-:1:-:a:-:b]][[A:-:1:-:{{V:2}}:-:d]]', 'ad'],
    ['the number is positive', '[[A:-:0:-:a:-:b]]', '[[A:-:0:-:a:-:b]]'],
    ['the number is a number', '[[A:-:x:-:a:-:b]]', '[[A:-:x:-:a:-:b]]'],
    ['without a default it is left as is', '[[A:-:1:-:{{V:3:}}]]', '[[A:-:1:-:Müller]]'],
    ['without an end it is left as is', '[[A:-:1:-:{{V:3:}}:-:b', '[[A:-:1:-:Müller:-:b'],
  ])(
    '%s',
    provingEach((_name, html, said) => expect(renderHtml(html, aRecipient({ firstname: null }))).toBe(said)),
  )

  test('works in subject and text as well, with placeholders in its text', () => {
    const template = '[[A:-:1:-:{{V:2}}: {code}:-:{code}]]'
    const content = { subject: template, text: template, placeholders: ['code'] }
    expect(renderOnce(content, aRecipient(), { code: 'K7' })).toMatchObject({ subject: 'Anna: K7', text: 'Anna: K7' })
    expect(renderOnce(content, null, { code: 'K7' })).toMatchObject({ subject: '{code}', text: '{code}' })
  })
})

describe('customer fields', () => {
  test.each<[number, unknown, string, string]>([
    [1, 'Größe <L>', 'Größe &lt;L&gt;', 'Größe &lt;L&gt;'],
    [1, '', '-', '-'],
    [2, 1234567, '1234567', '1234567'],
    [2, 0, '0', '0'],
    [2, -5, '-5', '-5'],
    [3, '2026-02-01', '01.02.2026', '2026-02-01'],
    [3, 'morgen', '-', '-'],
    [4, true, 'Ja', 'Yes'],
    [4, false, 'Nein', 'No'],
    [5, ['rot', 'blau'], 'rot, blau', 'rot, blau'],
    [5, [], '-', '-'],
    [6, '1234.50', '1234,50', '1234.50'],
    [6, '0.00', '0,00', '0.00'],
    [1, null, '-', '-'],
    [4, null, '-', '-'],
    [5, undefined, '-', '-'],
  ])('type %i, value %j: de %s, en %s', proving(['E-262', 'R-181', 'D-VAR-7.2']), (type, value, german, english) => {
    const html = `{{C:${10 + type}:-}}`
    const recipient = aRecipient({ customerFields: { [10 + type]: value } })
    expect(renderOnce({ html, languageIso: 'de' }, recipient).html).toBe(german)
    expect(renderOnce({ html, languageIso: 'en' }, recipient).html).toBe(english)
  })

  test('false and 0 complete an area, an empty list does not', proving(['D-VAR-7.3', 'E-262']), () => {
    const customerFields = { 12: 0, 14: false, 15: [] }
    const html = '[[A:-:1:-:{{C:12}} {{C:14}}:-:fehlt]] [[A:-:2:-:{{C:15}}:-:fehlt]]'
    expect(renderHtml(html, aRecipient({ customerFields }))).toBe('0 Nein fehlt')
  })

  test('account fields come from the account, mailing fields from the mailing', proving(['E-263', 'D-VAR-7.1']), () => {
    const surroundings = someSurroundings({
      accountValues: new Map<number, unknown>([
        [21, 'Kunde GmbH'],
        [31, 'falsch'],
      ]),
      mailingValues: new Map<number, unknown>([
        [33, '2026-12-24'],
        [24, true],
      ]),
    })
    const recipient = aRecipient({ customerFields: { 21: 'falsch', 33: '2000-01-01', 34: true } })
    const html = '{{C:21:a}} {{C:33:b}} {{C:31:c}} {{C:24:d}} {{C:34:e}}'
    proves('D-CF-7.2', () =>
      expect(renderOnce({ html }, recipient, {}, surroundings).html).toBe('Kunde GmbH 24.12.2026 c d e'),
    )
  })
})
