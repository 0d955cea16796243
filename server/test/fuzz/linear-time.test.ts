import { describe, expect, test } from 'vitest'
import { passwordOf } from '../../src/features/api-keys/basic-auth.gate.ts'
import { isCalendarDate, normalizeFieldValue } from '../../src/features/customer-fields/index.ts'
import { Refusal } from '../../src/platform/errors/refusal.ts'
import { idempotentRequestOf } from '../../src/platform/http/idempotency.ts'
import { parseJsonObject } from '../../src/platform/http/json-body.ts'
import { checkNegotiation } from '../../src/platform/http/negotiation.ts'
import { parseListQuery } from '../../src/platform/http/query.ts'
import { line } from '../../src/platform/http/schema.ts'
import { addressGroup } from '../../src/platform/limiter/client-address.rules.ts'
import { parseEmail } from '../../src/platform/text/email-address.rules.ts'
import { readsInLinearTime } from '../processor-time.ts'
import { proving } from '../proves.ts'

const size = 100_000
/** The server reads no more than this of a request's head. */
const largestHead = 32 * 1024
const fill = (unit: string) => unit.repeat(Math.ceil(size / unit.length))

/** Texts that send careless patterns into backtracking and careless loops into squares. */
const texts = {
  'one letter': fill('a'),
  digits: fill('1'),
  dots: fill('.'),
  'letters and dots': fill('a.'),
  'at signs': fill('@'),
  blanks: fill(' '),
  'blanks between letters': `a${fill(' ')}a`,
  dashes: fill('-'),
  'dates in a row': fill('2020-01-01'),
  'amounts in a row': fill('1.00'),
  backslashes: fill('\\'),
  'quotes and backslashes': `"${fill('\\"')}`,
  commas: fill(','),
  semicolons: fill(';'),
  'equals signs': fill('='),
  colons: fill(':'),
  'opening brackets': fill('['),
  'opening braces': fill('{"a":'),
  'marks out of order': `a${fill('\u0301\u0316')}`,
  'marks sorted the wrong way': `a${fill('\u0301').slice(0, size / 2)}${fill('\u0316').slice(0, size / 2)}`,
  'safe runs of marks': fill(`a${'\u0301\u0316'.repeat(15)}`),
  'decomposing marks': fill('\u0344'),
  emoji: fill('👩‍👩‍👧‍👦'),
  'lone surrogates': fill('\ud800'),
}

const readers: Record<string, (text: string) => unknown> = {
  'an address': (text) => parseEmail(text, true),
  'a local part': (text) => parseEmail(`${text}@example.com`, true),
  'a domain': (text) => parseEmail(`a@${text}.com`, true),
  'a name': (text) => line(100).safeParse(text),
  'a birthday': (text) => isCalendarDate(text),
  'a text field': (text) => normalizeFieldValue(1, text),
  'a date field': (text) => normalizeFieldValue(3, text),
  'a list field': (text) => normalizeFieldValue(5, [text]),
  'a currency field': (text) => normalizeFieldValue(6, text),
  'a text filter': (text) => listQuery('filter[email]', text),
  'a time filter': (text) => listQuery('filter[createdAt][gte]', text),
  'a filter name': (text) => listQuery(`filter[${text}]`, '1'),
  'a sort': (text) => listQuery('sort', text),
  'an include': (text) => listQuery('include', text),
  'a page': (text) => listQuery('page', text),
  'an Authorization header': (text) => passwordOf(`Basic ${text}`),
  'an Idempotency-Key': (text) => underKey(text),
  'a quoted Idempotency-Key': (text) => underKey(`"${text}"`),
  'an Accept header': (text) =>
    refusal(() =>
      checkNegotiation({ method: 'GET', url: '/', headers: { accept: text.slice(0, largestHead) } }, 'read'),
    ),
  'a client address': (text) => addressGroup(text),
}

function listQuery(name: string, value: string) {
  // The gate refuses longer query strings before anything of them is read.
  const sent = value.slice(0, 8 * 1024)
  return parseListQuery(new URLSearchParams([[name, sent]]), {
    paginated: true,
    include: ['groups'],
    sort: ['id'],
    filters: (field) => ({ type: field === 'createdAt' ? 'time' : 'text', ranges: true }),
  })
}

function underKey(key: string): unknown {
  const request = { method: 'POST', url: '/', headers: { 'idempotency-key': key } }
  return refusal(() => idempotentRequestOf(request, undefined))
}

function refusal(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('100 kB of bad input are read in linear time', () => {
  test.each(Object.entries(readers))('as %s', (_name, read) => {
    const slow = Object.entries(texts).filter(([, text]) => !readsInLinearTime(text, read))
    expect(slow.map(([name]) => name)).toEqual([])
  })

  test.each(Object.entries(texts))('as a JSON body: %s', (_name, text) => {
    const bodies = [
      (part: string) => part,
      (part: string) => JSON.stringify({ email: part }),
      (part: string) => JSON.stringify({ [part]: 1 }),
    ]
    const slow = bodies.filter(
      (bodyOf) => !readsInLinearTime(text, (part) => refusal(() => parseJsonObject(Buffer.from(bodyOf(part))))),
    )
    expect(slow).toEqual([])
  })

  test('brackets inside and outside of strings do not deceive the depth check', proving('E-042'), () => {
    const deep = (levels: number) => Buffer.from(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)
    expect(refusal(() => parseJsonObject(deep(20)))).toMatchObject({ a: {} })
    expect(refusal(() => parseJsonObject(deep(21)))).toBe('malformed_json')
    expect(refusal(() => parseJsonObject(deep(1000)))).toBe('malformed_json')
    expect(refusal(() => parseJsonObject(Buffer.from('{"a":"[[[[[[[[[[[[[[[[[[[[[[[[\\"[["}')))).toMatchObject({})
  })
})
