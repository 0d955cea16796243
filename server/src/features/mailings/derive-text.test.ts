import { expect, test } from 'vitest'
import { deriveText } from './derive-text.ts'

test.each([
  ['<h1>Hallo {{V:2:Kunde}}</h1>', 'Hallo {{V:2:Kunde}}'],
  ['<a href="{resetLink}">Weiter</a>', 'Weiter <{resetLink}>'],
  ['<a href="https://nord.example/">https://nord.example/</a>', 'https://nord.example/'],
  ['[[A:-:1:-:Hallo <b>{{V:2}}</b>:-:Hallo]]', '[[A:-:1:-:Hallo {{V:2}}:-:Hallo]]'],
  ['[[A:-:1:-:x:-:<a href="https://a.example/">y</a>]]', '[[A:-:1:-:x:-:y <https://a.example/>]]'],
  ['<p>{{C:7:klein}} {name}</p><style>p{color:red}</style>', '{{C:7:klein}} {name}'],
  ['<table><tr><th>{kopf}</th></tr></table>', '{kopf}'],
  [`<p>${'sehr '.repeat(40)}{{V:3:lang}}</p>`, `${'sehr '.repeat(40)}{{V:3:lang}}`],
  ['<img src="a.png" alt="Bild"><p>Text</p>', 'Text'],
])('%s', (html, text) => expect(deriveText(html)).toBe(text))
