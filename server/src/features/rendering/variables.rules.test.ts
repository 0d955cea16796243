import { describe, expect, test } from 'vitest'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { compileContent, findContentFaults } from './index.ts'
import { readQuotedPrintable } from './testing/read-quoted-printable.ts'
import { aContent, aRecipient, renderHtml, renderOnce, someSurroundings } from './testing/rendering-example.ts'

test('one compiled newsletter says each subscriber their own values', proving('R-172'), () => {
  const compiled = compileContent(
    aContent({ html: '<p>Hallo {{V:2:Kunde}} aus {{V:4:nah und fern}}</p>' }),
    someSurroundings(),
    [],
  )
  const rendered = [
    aRecipient(),
    aRecipient({ firstname: 'Jürgen', city: null }),
    aRecipient({ firstname: null, city: 'Bonn' }),
  ].map((recipient) => readQuotedPrintable(compiled.render(recipient, {}).html))
  expect(rendered).toEqual([
    '<p>Hallo Anna aus Köln</p>',
    '<p>Hallo Jürgen aus nah und fern</p>',
    '<p>Hallo Kunde aus Bonn</p>',
  ])
})

test('the eight variables and the fields they read', proving(['R-174', 'R-050.2', 'R-051.2']), () => {
  proves(['R-052.2', 'R-053.2'], () =>
    expect(renderHtml('{{V:1:}}|{{V:2:}}|{{V:3:}}|{{V:4:}}|{{V:5:}}|{{V:6:}}|{{V:7:}}|{{V:8:}}')).toBe(
      'Frau|Anna|Müller|Köln|46|Sehr geehrte Frau|anna@kunde.example|Liebe Anna',
    ),
  )
})

describe('simple variables', () => {
  test.each([
    ['{{V:2:Kunde}}', 'Anna', 'Anna'],
    ['{{V:2:Kunde}}', null, 'Kunde'],
    ['{{V:2:}}', 'Anna', 'Anna'],
    ['{{V:2:}}', null, ''],
  ])('%s with firstname %j says %j', proving(['R-175', 'R-176', 'E-252']), (html, firstname, said) => {
    expect(renderHtml(html, aRecipient({ firstname }))).toBe(said)
  })

  test.each([
    ['{{V:2:um 10:30 Uhr}}', 'um 10:30 Uhr'],
    ['{{V:2::}}', ':'],
    ['{{V:2:Gäste & Größen}}', 'Gäste & Größen'],
    ['{{V:2:<b class="x">Kunde</b>}}', '<b class="x">Kunde</b>'],
  ])('the default of %s stays as it is', proving('E-253'), (html, said) => {
    expect(renderHtml(html, aRecipient({ firstname: null }))).toBe(said)
  })

  test.each([
    ['D-VAR-2.1 a default ends at the next }}', '{{V:2:a}b}}c}}', 'a}bc}}'],
    ['D-VAR-2.2 without a default it is empty', '({{V:2}})', '()'],
    ['a default may span lines', '{{V:2:a\nb}}', 'a\r\nb'],
  ])(
    '%s',
    provingEach((_name, html, said) => expect(renderHtml(html, aRecipient({ firstname: null }))).toBe(said)),
  )

  test.each([
    ['{{V:9:x}}', 'x'],
    ['{{V:0:x}}', 'x'],
    ['{{C:999:x}}', 'x'],
  ])('the unknown id of %s takes the default', proving(['E-254', 'D-VAR-2.3']), (html, said) => {
    expect(renderHtml(html)).toBe(said)
    expect(findContentFaults(aContent({ html }), new Map())).toMatchObject([{ severity: 'warning', position: 0 }])
  })

  test.each([
    '{{V:x:y}}',
    '{{V::y}}',
    '{{V:2 :y}}',
    '{{v:2:y}}',
    '{{ V:2:y}}',
    '{{V:-1:y}}',
    '{{V:2:y}',
    '{{C:2.5:y}}',
  ])('malformed %s is left as is and reported', proving(['E-254', 'D-VAR-2.4']), (html) => {
    expect(renderHtml(html)).toBe(html)
    proves('D-VAR-2.5', () =>
      expect(findContentFaults(aContent({ html }))).toMatchObject([
        { code: 'malformed_variable', severity: 'warning' },
      ]),
    )
  })

  test.each([
    ['null', { firstname: null }],
    ['empty', { firstname: '' }],
    ['blank', { firstname: ' \t\n\u00a0' }],
  ])('a value that is %s cannot be replaced', proving('D-VAR-3'), (_name, changes) => {
    expect(renderHtml('{{V:2:Kunde}}', aRecipient(changes))).toBe('Kunde')
  })

  test('neither can an unknown field or a gender without text', proving('D-VAR-3'), () => {
    expect(renderHtml('{{C:999:kein Feld}} {{V:1:ohne}} {{V:6:Guten Tag}}', aRecipient({ genderId: 3 }))).toBe(
      'kein Feld ohne Guten Tag',
    )
  })

  test('without a recipient every variable takes its default', () => {
    const surroundings = someSurroundings({ accountValues: new Map([[21, 'Firma']]) })
    const html = '{{V:2:Kunde}} {{C:21:Konto}} [[A:-:1:-:{{V:7}}:-:niemand]]'
    expect(renderOnce({ html }, null, {}, surroundings).html).toBe('Kunde Konto niemand')
  })
})

describe('values are inserted, never read again', () => {
  test('a firstname that is markup is escaped', proving('E-255'), () => {
    expect(renderHtml('{{V:2:}}', aRecipient({ firstname: '<b>' }))).toBe('&lt;b&gt;')
  })

  test.each(['{{V:7:}}', '[[A:-:1:-:x:-:y]]', '{resetLink}'])(
    'a firstname %s is not expanded',
    proving(['E-255', 'D-VAR-1.1']),
    (firstname) => {
      const rendered = renderOnce({ html: '{{V:2:}}', placeholders: ['resetLink'] }, aRecipient({ firstname }))
      expect(rendered.html).toBe(firstname)
    },
  )

  test(
    'values are escaped in HTML and plain in subject and text, and no text made of them is read',
    proving('D-VAR-1.2'),
    () => {
      const template = '{{V:2:}}{{V:3:}}V:7:}} {resetLink} [[A:-:1:-:{{V:2}}:-:]]'
      const recipient = aRecipient({ firstname: '{', lastname: '{<&>"\'' })
      const content = { subject: template, html: template, text: template, placeholders: ['resetLink'] }
      const said = '{{<&>"\'V:7:}} {{V:2:}} {'
      expect(renderOnce(content, recipient, { resetLink: '{{V:2:}}' })).toEqual({
        subject: said,
        html: '{{&lt;&amp;&gt;&quot;&#39;V:7:}} {{V:2:}} {',
        text: said,
      })
    },
  )

  test('areas are read before variables and variables before placeholders', () => {
    const html = '{{V:2:[[A:-:1:-:x:-:y]]}} {{V:9:{name}}}'
    expect(renderOnce({ html, placeholders: ['name'] }, aRecipient(), { name: 'n' }).html).toBe('{{V:2:x}} {name}')
  })

  test('a variable in the subject is not HTML-escaped', proving('E-266'), () => {
    expect(renderOnce({ subject: 'Für {{V:2:}} & Co' }, aRecipient({ firstname: '<A&B>' })).subject).toBe(
      'Für <A&B> & Co',
    )
  })
})

describe('age', () => {
  test.each<[string | null, string, string, string]>([
    ['1980-11-15', '2026-11-15', '46', 'on the birthday'],
    ['1980-11-16', '2026-11-15', '45', 'the day before'],
    ['2000-02-29', '2026-02-28', '25', 'D-VAR-5.2 29 February in a common year'],
    ['2000-02-29', '2026-03-01', '26', 'D-VAR-5.2 29 February in a common year, a day later'],
    ['2000-02-29', '2028-02-29', '28', 'D-VAR-5.2 29 February in a leap year'],
    ['2000-02-29', '2028-02-28', '27', 'the day before D-VAR-5.2 29 February'],
    ['2026-11-15', '2026-11-15', '0', 'D-VAR-5.4 the day of birth'],
    ['2026-11-16', '2026-11-15', '?', 'D-VAR-5.3 a birthday to come'],
    [null, '2026-11-15', '?', 'D-VAR-5.3 no birthday'],
  ])(
    'born %s, on %s: %s (%s)',
    provingEach((birthday, today, said) => {
      const rendered = renderOnce({ html: '{{V:5:?}}' }, aRecipient({ birthday }), {}, someSurroundings({ today }))
      proves('E-256', () => expect(rendered.html).toBe(said))
    }),
  )
})

describe('salutations', () => {
  test.each([
    ['de', 1, 'Herr|Sehr geehrter Herr'],
    ['de', 2, 'Frau|Sehr geehrte Frau'],
    ['de', 3, 'x|y'],
    ['de', null, 'x|y'],
    ['de-AT', 1, 'Herr|Sehr geehrter Herr'],
    ['en', 1, 'Mr.|Dear Mr.'],
    ['en', 2, 'Ms.|Dear Ms.'],
    ['en', 3, 'x|y'],
    ['en', null, 'x|y'],
    ['fr', 2, 'Ms.|Dear Ms.'],
  ] as const)('%s, genderId %s: %s', proving(['E-257', 'D-VAR-4.1', 'D-VAR-4.2']), (languageIso, genderId, said) => {
    proves('D-VAR-4.3', () =>
      expect(renderOnce({ html: '{{V:1:x}}|{{V:6:y}}', languageIso }, aRecipient({ genderId })).html).toBe(said),
    )
  })
})

describe('an account with salutations of its own', () => {
  const own = { salutation: ['Moin', '', 'Hallo'], formalSalutation: ['Werter', 'Werte', ' '] } as const
  const said = (languageIso: string, genderId: 1 | 2 | 3 | null) => {
    const html = '{{V:1:Kunde}}|{{V:6:Guten Tag}}'
    const compiled = compileContent(aContent({ html, languageIso }), someSurroundings({ salutations: { de: own } }), [])
    return readQuotedPrintable(compiled.render(aRecipient({ genderId }), {}).html)
  }
  test.each<[string, 1 | 2 | 3 | null, string]>([
    ['de', 1, 'Moin|Werter'],
    ['de', 2, 'Kunde|Werte'],
    ['de', 3, 'Hallo|Guten Tag'],
    ['de', null, 'Kunde|Guten Tag'],
    ['de-AT', 1, 'Herr|Sehr geehrter Herr'],
    ['en', 1, 'Mr.|Dear Mr.'],
  ])('in %s, to genderId %j', proving('W-013.3'), (languageIso, genderId, expected) => {
    expect(said(languageIso, genderId)).toBe(expected)
  })
})
