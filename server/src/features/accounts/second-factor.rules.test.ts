import { expect, test } from 'vitest'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Role } from './role.rules.ts'
import { type FactorDemand, factorDueAt } from './second-factor.rules.ts'

const day = (of: number) => `2026-11-${String(of).padStart(2, '0')} 09:00:00` as Timestamp

test.each<[string, Role, number, FactorDemand, number, number | null]>([
  ['an admin has seven days from becoming one', 'admin', 3, 'admins', 1, 10],
  ['whenever the account asked for more', 'admin', 3, 'everyone', 20, 10],
  ['nobody else is asked', 'editor', 3, 'admins', 1, null],
  ['until everybody is: seven days from then', 'editor', 3, 'everyone', 5, 12],
  ['or from the day they joined', 'analyst', 8, 'everyone', 5, 15],
])('%s', (_name, role, roleSince, requireSecondFactor, since, due) => {
  const demand = { requireSecondFactor, secondFactorSince: day(since) }
  expect(factorDueAt({ role, roleSince: day(roleSince) }, demand)).toBe(due === null ? null : day(due))
})
