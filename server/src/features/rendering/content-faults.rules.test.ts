import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { findContentFaults } from './index.ts'
import { aContent, someSurroundings } from './testing/rendering-example.ts'

test(
  'two areas with the same number are an upload error that names both',
  proving(['E-261', 'D-VAR-6.5', 'R-178']),
  () => {
    const html = '<p>\r\n[[A:-:7:-:a:-:b]]\r\n\n[[A:-:8:-:a:-:b]] [[A:-:07:-:c:-:d]]'
    expect(findContentFaults(aContent({ html }))).toEqual([
      {
        severity: 'error',
        code: 'duplicate_area',
        part: 'html',
        position: html.indexOf('[[A:-:07'),
        line: 4,
        detail: 'Area 7 already stands in line 2. Give this area a number of its own.',
      },
    ])
  },
)

test('the text part may repeat the areas of the HTML part', () => {
  const area = '[[A:-:1:-:{{V:2}}:-:b]]'
  expect(findContentFaults(aContent({ subject: area, html: area, text: area }))).toEqual([])
})

test.each([
  ['malformed_area', 'x [[A:-:1:-:a]]', 2],
  ['malformed_area', '[[A:-:1:-:a:-:b', 0],
  ['nested_area', '[[A:-:1:-:a[[A:-:2:-:b:-:c]]', 0],
  ['token_in_default', '[[A:-:1:-:a:-:{{V:2:}}]]', 0],
  ['token_in_default', '{{V:2:Kunde {{V:3:}}', 0],
  ['malformed_variable', 'Hallo {{V:x:y}}', 6],
  ['malformed_variable', '[[A:-:1:-:{{ V:2}}:-:b]]', 10],
  ['doubled_braces', '<a href="{{ resetLink }}">', 9],
  ['doubled_braces', '<style>a{color:{resetLink}}</style>', 15],
  ['unknown_variable', '[[A:-:1:-:{{V:9}}:-:b]]', 10],
  ['unknown_customer_field', '{{C:99:}}', 0],
])('%s is a warning for %s', (code, html, position) => {
  const faults = findContentFaults(aContent({ html, placeholders: ['resetLink'] }), someSurroundings().fields)
  expect(faults).toEqual([
    { severity: 'warning', code, part: 'html', position, line: 1, detail: expect.stringMatching(/\. .+\.$/) },
  ])
})

test('good content has no faults, and customer fields are judged only when they are known', () => {
  const html = '<style>@media a{b{c:d}}</style>{{V:2:Kunde}} {{C:99:}} {resetLink} {other} {{mustache}} [[x]]'
  expect(findContentFaults(aContent({ html, placeholders: ['resetLink'] }))).toEqual([])
})

test('many warnings do not crowd out an error', () => {
  const html = `${'{{V:x}}\n'.repeat(5000)}[[A:-:1:-:a:-:b]][[A:-:1:-:a:-:b]]`
  const faults = findContentFaults(aContent({ html }))
  expect(faults).toHaveLength(100)
  expect(faults.at(-1)).toMatchObject({ severity: 'error', line: 5001 })
})
