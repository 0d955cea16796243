import fc from 'fast-check'
import { textOf, visibleText } from './hostile.ts'

const values: Record<string, string[]> = {
  'content-type': [
    'application/json; charset=utf-8',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/json;;;',
    'application/json, text/plain',
    'application/jsonp',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/*',
    '/',
    ';',
    '',
    `application/json; ${'a=b; '.repeat(500)}`,
  ],
  accept: [
    '*/*',
    'application/xml',
    'application/json;q=0',
    '*/*;q=0.000',
    ',',
    ';',
    '',
    'text/html,*/*;q=0.1',
    '*'.repeat(5000),
  ],
  'idempotency-key': [
    'k',
    '"k"',
    '"k',
    '""',
    '',
    'ä',
    'a b',
    '\\',
    '"\\"',
    'x'.repeat(255),
    'x'.repeat(256),
    `"${'y'.repeat(255)}"`,
  ],
  'x-request-id': [
    '12345678',
    'short',
    'a'.repeat(64),
    'a'.repeat(65),
    'a b c d e f',
    "'; drop --",
    '../../../..',
    'x\ty',
    'ü'.repeat(10),
  ],
  'x-forwarded-for': [
    '1.2.3.4',
    'unknown',
    '::1',
    'fe80::1%eth0',
    '::ffff:1.2.3.4',
    '1.2.3.4:80',
    '[::1]:80',
    ',,,',
    '',
    '256.1.1.1',
    '0x7f.1',
    ' 1.1.1.1 , 2.2.2.2 ',
    "';--",
    '1.1.1.1,'.repeat(300),
    'ä'.repeat(50),
    '2001:db8::/32',
  ],
  'x-forwarded-proto': ['https', 'http', 'javascript', '', 'https,http', 'ä'],
  'x-forwarded-host': ['evil.example', '', 'a b', 'x:99999', '['],
  forwarded: ['for=1.2.3.4;proto=https', ';;;'],
  expect: ['100-continue', '200-ok', '', '100-continue, x'],
  connection: ['close', 'keep-alive', 'upgrade', 'te', 'x-request-id', ''],
  upgrade: ['websocket', 'h2c', 'TLS/1.0'],
  'http2-settings': ['AAMAAABkAAQAAP__'],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  'x-http-method-override': ['DELETE', 'TRACE'],
  origin: ['null', 'https://evil.example'],
  cookie: ['a=b', ';;;', `x=${'y'.repeat(4000)}`],
  range: ['bytes=0-1', 'bytes=99999999999-'],
  'if-none-match': ['*', '"x"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  te: ['trailers', 'x'],
  trailer: ['authorization'],
  host: ['', 'evil.example', 'a b', '[::1', 'x:0', 'a@b'],
  'x-api-key': ['x'],
  __proto__: ['x'],
  constructor: ['x'],
}
/** No line breaks: those make another request of it and are tried on sockets of their own. */
const anyValue = fc.oneof(
  visibleText(20),
  textOf(0x7f, 8).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
  fc.constantFrom('\u00ff\u0080', 'é', '\u0001', '\u007f', 'x'.repeat(9000)),
)

const header = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.keys(values)), fc.nat({ max: 1000 }))
      .map(([name, n]): [string, string] => [name, pick(values[name] as string[], n)]),
  },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('x-other', ...Object.keys(values)), anyValue) },
)

function pick(list: string[], n: number): string {
  return list[n % list.length] as string
}

export const hostileHeaders: fc.Arbitrary<[string, string][]> = fc.oneof(
  { weight: 30, arbitrary: fc.array(header, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(50, 500, 1999, 2100).map(manyHeaders) },
)

function manyHeaders(count: number): [string, string][] {
  return Array.from({ length: count }, (_, i) => [`x-${i}`, 'v'])
}
