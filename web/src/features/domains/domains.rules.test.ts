import { expect, test } from 'vitest'
import type { SenderDomain } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { countRecords, domainFault, isAwaited, recordsAsText, worstFirst } from './domains.rules.ts'

const check = (name: SenderDomain['checks'][number]['name'], status: SenderDomain['checks'][number]['status']) => ({
  name,
  status,
  problem: null,
  found: [],
  publish: { type: 'TXT' as const, name: 'x.example', value: 'v' },
})

const aDay = '2026-11-16 12:00:00'
const signingKey = { selector: 'pr1', madeAt: aDay, replaceBy: '2027-05-15 12:00:00', next: null, former: null }

test('neither the second signature nor a key to come is a condition', () => {
  const right = [check('spf', 'ok'), check('dkimEd25519', 'missing'), check('nextDkim', 'missing')]
  expect(countRecords({ checks: right })).toEqual({ total: 1, open: 0 })
  expect(countRecords({ checks: [check('spf', 'wrong'), check('mx', 'missing')] })).toEqual({ total: 2, open: 2 })
})

test('whoever runs the DNS gets what is not there yet, and nothing else', () => {
  const records = recordsAsText({ checks: [check('spf', 'ok'), check('mx', 'missing'), check('dkim', 'wrong')] })
  expect(records).toBe('TXT\nx.example\nv\n\nTXT\nx.example\nv')
})

test('something is awaited until mail may leave, and while a key is on its way', () => {
  expect(isAwaited({ verifiedAt: null, signingKey })).toBe(true)
  expect(isAwaited({ verifiedAt: aDay, signingKey })).toBe(false)
  expect(isAwaited({ verifiedAt: aDay, signingKey: { ...signingKey, next: 'pr2' } })).toBe(true)
})

test('what may not send comes first', () => {
  const domain = (name: string, verifiedAt: string | null): SenderDomain => ({
    domain: name,
    returnPathDomain: `b.${name}`,
    checks: [],
    verifiedAt,
    checkedAt: null,
    createdAt: aDay,
    signingKey,
  })
  const sorted = worstFirst([domain('a.example', aDay), domain('b.example', null)])
  expect(sorted.map((each) => each.domain)).toEqual(['b.example', 'a.example'])
})

test.each([
  [new Refusal(409, 'sender_domain_exists'), 'sender_domain_exists'],
  [new Refusal(500, 'internal_error'), null],
  [null, null],
])('%s is explained as %s', (error, fault) => expect(domainFault(error)).toBe(fault))
