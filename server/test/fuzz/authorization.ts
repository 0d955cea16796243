import fc from 'fast-check'
import { type FuzzRequest, type Keys, uniqueAddress } from './fuzz-request.ts'
import { visibleText } from './hostile.ts'

const base64Alphabet = new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/')

/** The password of a Basic header (RFC 7617), read character by character: on purpose not how the product reads it. */
export function referencePassword(header: string): Buffer | null {
  const text = header.replace(/^[ \t]+/, '').replace(/[ \t]+$/, '')
  if (text.slice(0, 5).toLowerCase() !== 'basic') return null
  let at = 5
  while (text[at] === ' ') at++
  if (at === 5) return null
  const start = at
  while (base64Alphabet.has(text[at] ?? '')) at++
  const digits = text.slice(start, at)
  const padding = text.slice(at)
  const isPadded = padding !== ''
  if (isPadded && ((padding !== '=' && padding !== '==') || (digits.length + padding.length) % 4 !== 0)) return null
  if (digits === '' || digits.length % 4 === 1) return null
  const decoded = Buffer.from(digits, 'base64')
  const colon = decoded.indexOf(0x3a)
  return colon < 0 ? null : decoded.subarray(colon + 1)
}

const schemes = [
  'Basic ',
  'basic ',
  'BASIC ',
  'bAsIc   ',
  'Basic',
  'Basic\t',
  'Basic, ',
  'Basic:',
  'Bearer ',
  'Digest ',
]
const moreSchemes = ['', 'Token ', 'Basic Basic ', 'BasicX ', ' Basic ', 'Basic="', 'Negotiate ', 'Ｂasic ']

type Contents = (key: string) => string | Buffer
const goodContents: Contents[] = [
  (key) => `api:${key}`,
  (key) => `:${key}`,
  (key) => `jürgen müller:${key}`,
  (key) => `${'u'.repeat(500)}:${key}`,
  (key) => Buffer.concat([Buffer.from([0xff, 0xfe, 0x80]), Buffer.from(`:${key}`)]),
]
const badContents: Contents[] = [
  (key) => key,
  (key) => `${key}:`,
  (key) => `api:${key} `,
  (key) => `api: ${key}`,
  (key) => `api:api:${key}`,
  (key) => `api:${key.toUpperCase()}`,
  (key) => `api:${key}\0`,
  (key) => `api:${key}\n`,
  (key) => `api:${key}${key}`,
  (key) => `api:${key.slice(0, -1)}`,
  (key) => `api:${key.slice(0, 9)}${'A'.repeat(40)}`,
  (key) => `api:${key.replace('.', '')}`,
  (key) => `api:${key.replace('.', '..')}`,
  (key) => `api:aaaaaaaa${key.slice(8)}`,
  (key) => `api:${key.slice(0, 8)}.' or '1'='1`,
  (key) => `api:"${key}"`,
  (key) => Buffer.from(`api:${key}`, 'utf16le'),
  () => 'api:',
  () => ':',
  () => '',
  () => `api:${'k'.repeat(6000)}`,
  () => 'api:__proto__.constructor',
]

const encodings: ((bytes: Buffer) => string)[] = [
  (bytes) => bytes.toString('base64'),
  (bytes) => bytes.toString('base64').replace(/=+$/, ''),
]
const badEncodings: ((bytes: Buffer) => string)[] = [
  (bytes) => bytes.toString('base64url').replace(/$/, '-'),
  (bytes) => `${bytes.toString('base64').replace(/=+$/, '')}===`,
  (bytes) => `${bytes.toString('base64').replace(/=+$/, '')}=`,
  (bytes) => `=${bytes.toString('base64')}`,
  (bytes) => `${bytes.toString('base64')}!`,
  (bytes) => `${bytes.toString('base64')} x`,
  (bytes) => bytes.toString('base64').replace(/(.{10})/, '$1 '),
  (bytes) => bytes.toString('hex'),
  (bytes) => encodeURIComponent(bytes.toString('base64')),
  (bytes) => Buffer.from(bytes.toString('base64')).toString('base64'),
  (bytes) => bytes.toString('latin1').replaceAll(/[\0\r\n]/g, ' '),
  (bytes) => `"${bytes.toString('base64')}"`,
]

const mostly = <T>(good: readonly T[], bad: readonly T[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: fc.constantFrom(...bad) })

/** Authorization in every form; the reference reader says which of them name a key. */
export function authorizationRequests(keys: Keys): fc.Arbitrary<FuzzRequest> {
  const header = fc
    .tuple(
      mostly(schemes.slice(0, 4), [...schemes, ...moreSchemes]),
      mostly(goodContents, badContents),
      mostly(encodings, badEncodings),
    )
    .map(([scheme, contents, encode]) => scheme + encode(Buffer.from(contents(keys.plain) as string)))
  const values = fc.oneof(
    { weight: 10, arbitrary: header.map((one) => [one]) },
    { weight: 1, arbitrary: fc.tuple(header, header).map((two) => [...two]) },
    { weight: 1, arbitrary: visibleText(30).map((one) => [one]) },
    { weight: 1, arbitrary: fc.constant([]) },
  )
  const path = fc.constantFrom('/api/v1/whoami', '/api/v1/subscribers?limit=x', '/api/v1/nothing', '/')
  return fc.tuple(values, path, fc.constantFrom('GET', 'POST', 'OPTIONS')).map(([texts, target, method]) => ({
    kind: 'authorization',
    method,
    target,
    headers: [['x-forwarded-for', uniqueAddress], ...texts.map((text): [string, string] => ['authorization', text])],
    body: null,
    expect: namesKey(texts, keys.plain) ? 'accepted key' : 'authentication_failed',
  }))
}

function namesKey(texts: readonly string[], key: string): boolean {
  const password = texts.length === 1 ? referencePassword(texts[0] as string) : null
  return password?.equals(Buffer.from(key)) ?? false
}
