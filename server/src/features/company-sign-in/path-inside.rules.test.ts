import { expect, test } from 'vitest'
import { pathInside } from './path-inside.rules.ts'

test.each([
  [null, null],
  ['/accounts/3/subscribers?view=archived#top', '/accounts/3/subscribers?view=archived#top'],
  ['/', '/'],
  ['', null],
  ['accounts/3', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['/.//evil.example/', null],
])('%j', (wanted, path) => expect(pathInside(wanted, 'https://app.example')).toBe(path))
