import { expect, test } from 'vitest'
import { isImageUrl, isLink } from './link.rules.ts'

test.each([
  ['https://nord.example/a?b=1&c=%20#d', true, true],
  ['HTTP://nord.example', true, true],
  ['mailto:ada@nord.example?subject=Hallo', true, false],
  ['https://nord.example/?n={{V:2:}}', true, true],
  ['javascript:alert(1)', false, false],
  ['javascript:alert(1)//https://nord.example', false, false],
  ['data:image/png;base64,AAAA', false, false],
  ['tel:+49', false, false],
  ['//nord.example', false, false],
  ['nord.example', false, false],
  ['https://', false, false],
  ['https://nord.example/a b', false, false],
  ['java\nscript:alert(1)', false, false],
  [' https://nord.example', false, false],
  ['https://nord.example/{{V:2:', false, false],
  ['https://nord.example/[[A:-:1:-:x:-:y]]', false, false],
  ['', false, false],
])('%j as link %s, as image %s', (text, link, image) => {
  expect([isLink(text), isImageUrl(text)]).toEqual([link, image])
})
