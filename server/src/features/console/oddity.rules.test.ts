import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type Facts, odditiesOf } from './oddity.rules.ts'

const now = new Date('2026-11-17T12:00:00Z')
const plain: Facts = {
  createdAt: '2026-11-17 10:00:00' as Timestamp,
  people: 120,
  domains: 1,
  verifiedDomains: 1,
  refusedNamesake: false,
  adminDomains: ['lindhof.example'],
}

test.each<[string, Partial<Facts>, string[]]>([
  ['nothing odd', {}, []],
  ['no domain yet', { domains: 0, verifiedDomains: 0 }, ['noDomain']],
  ['a domain that has not passed', { verifiedDomains: 0 }, ['unverifiedDomain']],
  ['a large list before anybody has looked', { people: 10_000 }, ['largeList']],
  ['one fewer is not large', { people: 9999 }, []],
  ['an address that anybody gets', { adminDomains: ['lindhof.example', 'GMX.de'] }, ['freeAddress']],
  ['two days', { createdAt: '2026-11-15 12:00:00' as Timestamp }, ['waitsLong']],
  [
    'the worst first',
    { refusedNamesake: true, people: 90_000, domains: 0 },
    ['refusedNamesake', 'largeList', 'noDomain'],
  ],
])('%s', (_what, facts, expected) => {
  expect(odditiesOf({ ...plain, ...facts }, now)).toEqual(expected)
})
