import { describe, expect, test } from 'vitest'
import { type DomainAnswers, judgeDomain, noAnswers } from './domain-checks.rules.ts'
import { type CheckName, domainName, isSelector, isVerified } from './sender-domain.rules.ts'

const names = { domain: 'kunde.example', selector: 'pr1', returnPathDomain: 'b.kunde.example' }
const keys = { rsa: 'MIIBrsa+/=', ed25519: 'MIed=' }
const right: DomainAnswers = {
  spf: new Map([
    ['b.kunde.example', ['v=spf1 include:service.example -all']],
    ['service.example', ['v=spf1 ip4:192.0.2.1 -all']],
  ]),
  mx: [{ exchange: 'service.example', priority: 10 }],
  dkim: ['v=DKIM1; k=rsa; p=MIIBrsa+/='],
  dkimEd25519: ['v=DKIM1; k=ed25519; p=MIed='],
  nextDkim: [],
  nextDkimEd25519: [],
  dmarc: [{ domain: 'kunde.example', records: ['v=DMARC1; p=none'] }],
}
const judge = (answers: Partial<DomainAnswers>) => judgeDomain(names, keys, 'service.example', { ...right, ...answers })
const checkOf = (name: CheckName, answers: Partial<DomainAnswers>) =>
  judge(answers).find((check) => check.name === name)

test('everything published as asked is ok', () => {
  expect(judge({}).map(({ name, status, problem }) => [name, status, problem])).toEqual([
    ['spf', 'ok', null],
    ['mx', 'ok', null],
    ['dkim', 'ok', null],
    ['dkimEd25519', 'ok', null],
    ['dmarc', 'ok', null],
  ])
})

test('what is missing comes with the exact record to publish', () => {
  const checks = judge(noAnswers)
  expect(checks.every(({ status, found }) => status === 'missing' && found.length === 0)).toBe(true)
  expect(checks.map(({ publish }) => [publish.type, publish.name, publish.value])).toEqual([
    ['TXT', 'b.kunde.example', 'v=spf1 include:service.example -all'],
    ['MX', 'b.kunde.example', '10 service.example'],
    ['TXT', 'pr1._domainkey.kunde.example', 'v=DKIM1; k=rsa; p=MIIBrsa+/='],
    ['TXT', 'pr1-ed25519._domainkey.kunde.example', 'v=DKIM1; k=ed25519; p=MIed='],
    ['TXT', '_dmarc.kunde.example', 'v=DMARC1; p=none'],
  ])
})

test('only Ed25519 may be missing from a domain that sends', () => {
  expect(isVerified(judge({ dkimEd25519: [] }))).toBe(true)
  expect(isVerified([])).toBe(false)
  for (const name of ['mx', 'dkim', 'dmarc'] as const) expect(isVerified(judge({ [name]: [] }))).toBe(false)
  expect(isVerified(judge({ spf: new Map() }))).toBe(false)
})

test('a domain without an Ed25519 key is not asked for one', () => {
  const checks = judgeDomain(names, { ...keys, ed25519: null }, 'service.example', right)
  expect(checks.map(({ name }) => name)).toEqual(['spf', 'mx', 'dkim', 'dmarc'])
})

describe('a DKIM record', () => {
  test.each([
    'p=MIIBrsa+/=',
    'v=DKIM1;p=MIIB rsa+/=;',
    ' v = DKIM1 ; k = rsa ; s=email ; h=sha1:sha256 ; t=s ; p=MIIBrsa+/=',
  ])('%s is ok', (record) => {
    expect(checkOf('dkim', { dkim: [record] })).toMatchObject({ status: 'ok', found: [record] })
  })

  test.each([
    [['v=DKIM1; p=miibrsa+/='], /another key/],
    [['v=DKIM1; k=ed25519; p=MIIBrsa+/='], /another key/],
    [['v=DKIM1; p='], /revoked/],
    [['v=DKIM2; p=MIIBrsa+/='], /no DKIM1/],
    [['v=DKIM1; t=s:y; p=MIIBrsa+/='], /test/],
    [['v=DKIM1; h=sha1; p=MIIBrsa+/='], /sha256/],
    [['v=DKIM1; s=tlsrpt; p=MIIBrsa+/='], /not for email/],
    [['v=DKIM1; p=MIIBrsa+/=', 'v=DKIM1; p=other'], /more than one/],
    [['hello'], /another key/],
  ])('%j is wrong', (dkim, problem) => {
    expect(checkOf('dkim', { dkim })).toMatchObject({
      status: 'wrong',
      found: dkim,
      problem: expect.stringMatching(problem),
    })
  })
})

test.each([
  [[{ exchange: 'SERVICE.example.', priority: 5 }], 'ok', null],
  [[{ exchange: 'mx.kunde.example', priority: 10 }], 'wrong', 'mail for it goes to mx.kunde.example'],
  [
    [
      { exchange: 'service.example', priority: 10 },
      { exchange: 'other.example', priority: 20 },
    ],
    'wrong',
    'mail for it goes to other.example',
  ],
  [[{ exchange: '', priority: 0 }], 'wrong', 'mail for it goes to nobody'],
])('MX %j is %s', (mx, status, problem) => {
  expect(checkOf('mx', { mx })).toMatchObject({ status, problem })
})

test('SPF without us is wrong, and says whom to include', () => {
  const spf = new Map([['b.kunde.example', ['v=spf1 mx -all']]])
  expect(checkOf('spf', { spf })).toMatchObject({ status: 'wrong', problem: 'it does not include service.example' })
})

test('a DMARC record that receivers cannot use is wrong', () => {
  const dmarc = [{ domain: 'kunde.example', records: ['v=DMARC1; p=all'] }]
  const found = ['_dmarc.kunde.example: v=DMARC1; p=all']
  expect(checkOf('dmarc', { dmarc })).toMatchObject({ status: 'wrong', found })
})

test.each([
  ['Kunde.Example', 'kunde.example'],
  [' bücher.example ', 'xn--bcher-kva.example'],
  ['localhost', null],
  ['a b.example', null],
  ['x@kunde.example', null],
  ['kunde.example\r\nb.example', null],
  ['', null],
])('the domain name of %j is %j', (text, name) => {
  expect(domainName(text)).toBe(name)
})

test.each([
  ['pr1', true],
  ['a-b', true],
  ['', false],
  ['-a', false],
  ['A', false],
  ['a.b', false],
  ['a'.repeat(33), false],
])('%j is a selector: %s', (text, is) => {
  expect(isSelector(text)).toBe(is)
})
