import { expect, test } from 'vitest'
import { weakTexts } from './contrast.rules.ts'

const found = (html: string) => weakTexts(html).map(({ text, ratio }) => [text, ratio])

test.each([
  ['black on white', '<p>Tulips</p>', []],
  ['light grey on white', '<p style="color:#aaaaaa">Tulips</p>', [['Tulips', 2.3]]],
  [
    'a cell with a ground of its own',
    '<td bgcolor="#333333"><p style="color: #444">Tulips</p></td>',
    [['Tulips', 1.2]],
  ],
  ['white on a dark ground', '<div style="background:#123456"><b style="color:#fff">Tulips</b></div>', []],
  ['back outside of it', '<div style="color:#ccc"></div><p>Tulips</p>', []],
  ['large text may be weaker', '<p style="font-size:24px;color:#888888">Tulips</p>', []],
  ['the same in small', '<p style="font-size:14px;color:#888888">Tulips</p>', [['Tulips', 3.5]]],
  [
    'a link has a colour of its own',
    '<div style="color:#fff;background:#000080"><a href="x">Tulips</a></div>',
    [['Tulips', 1.7]],
  ],
  ['what nobody sees', '<div style="display:none;color:#fff">Tulips</div>', []],
  ['a ground that is a picture', '<td style="background:url(x.png);color:#fff">Tulips</td>', []],
  ['rules of styles', '<style>p { color: #fff }</style><p>Tulips</p>', []],
  ['nothing but blanks', '<p style="color:#fff">&nbsp; &#8202;</p>', []],
  ['each pair of colours once', '<p style="color:#ddd">One</p><p style="color:#ddd">Two</p>', [['One', 1.3]]],
  ['a picture ends nothing', '<p style="color:#ddd"><img src="x" alt="">One</p>', [['One', 1.3]]],
])('%s', (_name, html, weak) => expect(found(html)).toEqual(weak))
