import { expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { renderArticle } from './render-article.rules.ts'

const at = (areaId: number, placeholderId: number) => ({ areaId, placeholderId })
const none = { texts: [], buttons: [], images: [] }

test('an article fills the places of its template; the template says how it looks', proving('R-087'), () => {
  const template = [
    '<table><tr><td>{text:1.1}</td><td>{image:2.1:width:100%;border:0}</td></tr>',
    '<tr><td>{button:1.2:padding:12px;color:#fff}</td></tr></table>',
  ].join('')
  const html = renderArticle(template, {
    texts: [{ ...at(1, 1), text: '<b>Hallo</b>', style: 'font-size:16px;' }],
    buttons: [{ ...at(1, 2), text: 'Zum <Shop>', link: 'https://nord.example/?a=1&b="2"' }],
    images: [{ ...at(2, 1), url: 'https://cdn.example/a.png', alt: 'Ein "Bild"', link: 'https://nord.example' }],
  })
  expect(html).toBe(
    '<table><tr><td><div style="font-size:16px;"><b>Hallo</b></div></td>' +
      '<td><a href="https://nord.example"><img src="https://cdn.example/a.png" alt="Ein &quot;Bild&quot;" style="width:100%;border:0"></a></td></tr>' +
      '<tr><td><a href="https://nord.example/?a=1&amp;b=&quot;2&quot;" style="padding:12px;color:#fff">Zum &lt;Shop&gt;</a></td></tr></table>',
  )
})

test.each([
  ['an empty place shows nothing', '<p>{text:1.1}{button:1.2}{image:1.3}</p>', none, '<p></p>'],
  [
    'the style of the article prevails over that of the template',
    '{text:1.1:color:red;}',
    { ...none, texts: [{ ...at(1, 1), text: 'x', style: 'color:blue;' }] },
    '<div style="color:red;color:blue;">x</div>',
  ],
  [
    'a place is one of its kind and number',
    '{text:1.1}{text:1.11}',
    { ...none, texts: [{ ...at(1, 11), text: 'x', style: null }] },
    'x',
  ],
  [
    'what is put in is not looked at again',
    '{text:1.1}{text:1.2}',
    {
      ...none,
      texts: [
        { ...at(1, 1), text: '{text:1.2} $& $1', style: null },
        { ...at(1, 2), text: 'b', style: null },
      ],
    },
    '{text:1.2} $& $1b',
  ],
  [
    'other braces stay',
    '<style>p{color:red}</style>{{V:2:Kunde}} {unsubscribeLink} {text:0.1} {text:1}',
    none,
    '<style>p{color:red}</style>{{V:2:Kunde}} {unsubscribeLink} {text:0.1} {text:1}',
  ],
])('%s', proving('R-087'), (_, template, placeholders, html) =>
  expect(renderArticle(template, placeholders)).toBe(html),
)
