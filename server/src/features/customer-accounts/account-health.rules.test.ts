import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type Health, healthOf, inOrder } from './account-health.rules.ts'

const now = new Date('2026-11-17T12:00:00Z')
const at = (time: string) => time as Timestamp
const fine = {
  lockedAt: null,
  approval: 'approved' as const,
  hasAdmin: true,
  hasDomain: true,
  last: { name: 'Herbstbrief', sentAt: at('2026-11-12 09:00:00') },
  complaints: { count: 1, share: 0.0001, warnAt: 0.001, stopAt: 0.003 },
}
const complaints = (share: number) => ({ ...fine.complaints, share })

test.each<[Health, Partial<Parameters<typeof healthOf>[0]>]>([
  ['well', {}],
  ['well', { complaints: null }],
  ['locked', { lockedAt: at('2026-11-01 09:00:00'), hasDomain: false }],
  ['complaintsTooMany', { complaints: complaints(0.003) }],
  ['notApproved', { approval: 'pending' }],
  ['notApproved', { approval: 'refused', hasAdmin: false }],
  ['adminMissing', { hasAdmin: false, hasDomain: false, last: null }],
  ['domainMissing', { hasDomain: false, last: null }],
  ['complaintsNear', { complaints: complaints(0.001) }],
  ['quiet', { last: null }],
  ['quiet', { last: { name: 'Herbstbrief', sentAt: at('2026-10-14 09:00:00') } }],
])('%s', (health, facts) => {
  expect(healthOf({ ...fine, ...facts }, now)).toBe(health)
})

test('few stay in their order, of many the worst come first', () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      id,
      health: id === count - 1 ? ('locked' as const) : ('well' as const),
    }))
  expect(inOrder(rows(50)).map(({ id }) => id)[0]).toBe(0)
  expect(
    inOrder(rows(51))
      .map(({ id }) => id)
      .slice(0, 2),
  ).toEqual([50, 0])
})
