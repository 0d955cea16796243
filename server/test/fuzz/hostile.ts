import fc from 'fast-check'
import { type Json, Members, RawJson } from './json-text.ts'

/** What bodies try to smuggle into columns that no body may write; no honest value looks like these. */
export const sentinels = {
  time: '1999-12-31 23:59:59',
  address: '203.0.113.77',
  number: 987_654_321,
  text: 'zz-smuggled',
} as const

const numbers = [
  '-0',
  '0.1',
  '-1',
  '1e400',
  '-1e400',
  '1e-400',
  '32768',
  '2147483648',
  '4294967296',
  '9007199254740991',
  '9007199254740992',
  '9007199254740993',
  '-9007199254740992',
  '9223372036854775808',
  '18446744073709551616',
  `1${'0'.repeat(400)}`,
  `0.${'0'.repeat(400)}1`,
].map((text) => new RawJson(text))

export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u0001\u001f',
  '\t\r\n',
  '\u007f\u0080\u009f',
  '\u00ad\u200b\u200d\ufeff',
  '\u202eevil\u202c',
  '\u2028\u2029',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301'.repeat(60),
  '\u0344'.repeat(60),
  `a${'\u0301\u0316'.repeat(40)}`,
  `a${'\u0301\u0316'.repeat(15)}`,
  '\ufdfa'.repeat(20),
  'ﬀİı',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '1e3',
  "'; drop table subscribers; --",
  '" or 1=1 --',
  '\\',
  '%',
  '_%\\',
  '$1',
  '{"a":1}',
  '{1,2}',
  '$' + '{7*7}{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '=cmd|calc!A0',
  'a'.repeat(101),
  'ä'.repeat(192),
  'x'.repeat(1001),
  'y'.repeat(20_000),
  'a@b',
  'a@b.c\r\nBcc: x@y.z',
  '"quoted"@example.com',
  'a@[127.0.0.1]',
  'a@xn--.com',
  'ä@example.com',
  'a@ex\u00adample.com',
  `${'l'.repeat(65)}@example.com`,
  '0000-00-00',
  '2023-02-29',
  '9999-12-31',
  '10000-01-01',
  '-0001-01-01',
  '1900-01-01',
  '1,000.00',
  '9999999999999.99',
  '99999999999999.99',
  '-0.00',
]

const looseEscapes = ['"\\ud800"', '"\\udc00\\ud800"', '"a\\ud83db"', '"\\u0000"', '"\\u001f\\u0085"', '"\\/"'].map(
  (text) => new RawJson(text),
)

/** Characters of any kind, lone surrogates among them. */
export function textOf(lastCodePoint: number, maxLength: number): fc.Arbitrary<string> {
  const points = fc.array(fc.nat({ max: lastCodePoint }), { maxLength })
  return points.map((all) => String.fromCodePoint(...all))
}

/** ASCII that prints, blanks included. */
export function visibleText(maxLength: number): fc.Arbitrary<string> {
  const codes = fc.array(fc.integer({ min: 0x20, max: 0x7e }), { maxLength })
  return codes.map((all) => String.fromCharCode(...all))
}

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: textOf(0x10_ffff, 12) },
  { weight: 1, arbitrary: textOf(0x9f, 12) },
)

const nest = (depth: number, open: string, close: string) => new RawJson(open.repeat(depth) + close.repeat(depth))

export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 4, arbitrary: fc.constantFrom<Json>(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom<Json>(null, true, false, [], new Members([]), [null], [[]]) },
  { weight: 1, arbitrary: fc.constantFrom<Json>(...looseEscapes) },
  { weight: 1, arbitrary: fc.constantFrom<Json>(...Object.values(sentinels)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.boolean())
      .map(([depth, isArray]) => (isArray ? nest(depth, '[', ']') : new RawJson(nestedObjects(depth)))),
  },
  { weight: 1, arbitrary: fc.array(fc.constantFrom<Json>(1, 'a', null, new Members([['a', 1]])), { maxLength: 4 }) },
)

function nestedObjects(depth: number): string {
  return `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
}

const inherited = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__']

/** Names that a careless copy would take over: what objects inherit, and every column of the database. */
export function hostileName(columns: readonly string[]): fc.Arbitrary<string> {
  const camelCase = columns.map((name) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  return fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...inherited) },
    { weight: 3, arbitrary: fc.constantFrom(...columns) },
    { weight: 3, arbitrary: fc.constantFrom(...camelCase) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', '~', '/', '~1', 'a/b', '\0', '\ud800', '0', '-1', '01', '1e3') },
  )
}

export const smuggledValue: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Json>(...Object.values(sentinels)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Json>(new Members([['isAdmin', true]]), new Members([['toString', 1]]), 1, null),
  },
)
