import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding.rules.ts'

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['identity', null],
  ['br;q=0, gzip;q=0.0', null],
])('%s: %s', (header, encoding) => expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding))
