import { expect, test } from 'vitest'
import type { SenderDomain } from '../../api/records.ts'
import { Refusal } from '../../api/refusal.ts'
import { domainFault, openChecks, worstFirst } from './domains.rules.ts'

const check = (name: SenderDomain['checks'][number]['name'], status: SenderDomain['checks'][number]['status']) => ({
  name,
  status,
  problem: null,
  found: [],
  publish: { type: 'TXT' as const, name: 'x.example', value: 'v' },
})

test('the second signature is no condition', () => {
  expect(openChecks({ checks: [check('spf', 'ok'), check('dkimEd25519', 'missing')] })).toBe(0)
  expect(openChecks({ checks: [check('spf', 'wrong'), check('mx', 'missing')] })).toBe(2)
})

test('what may not send comes first', () => {
  const domain = (name: string, verifiedAt: string | null): SenderDomain => ({
    domain: name,
    returnPathDomain: `b.${name}`,
    checks: [],
    verifiedAt,
    checkedAt: null,
    createdAt: '2026-11-16 12:00:00',
  })
  const sorted = worstFirst([domain('a.example', '2026-11-16 12:00:00'), domain('b.example', null)])
  expect(sorted.map((each) => each.domain)).toEqual(['b.example', 'a.example'])
})

test.each([
  [new Refusal(409, 'sender_domain_exists'), 'sender_domain_exists'],
  [new Refusal(500, 'internal_error'), null],
  [null, null],
])('%s is explained as %s', (error, fault) => expect(domainFault(error)).toBe(fault))
