import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Role } from './role.rules.ts'

/** Who must have a second factor to work in an account. */
export const factorDemands = ['admins', 'everyone'] as const
export type FactorDemand = (typeof factorDemands)[number]

const graceMs = 7 * 24 * 60 * 60 * 1000

interface Holder {
  role: Role
  /** Since when they are an admin, or are not. */
  roleSince: Timestamp
}

interface Demand {
  requireSecondFactor: FactorDemand
  /** Since when that is so. */
  secondFactorSince: Timestamp
}

export function mustHaveFactor({ role }: Pick<Holder, 'role'>, demand: FactorDemand): boolean {
  return role === 'admin' || demand === 'everyone'
}

/** Until when somebody who has none is let in without; null = they need none. Admins need one whatever the account says. */
export function factorDueAt(holder: Holder, { requireSecondFactor, secondFactorSince }: Demand): Timestamp | null {
  if (!mustHaveFactor(holder, requireSecondFactor)) return null
  const sinces = [holder.roleSince, ...(holder.role === 'admin' ? [] : [secondFactorSince])]
  return timestamp(Math.max(...sinces.map(millisecondsOf)) + graceMs)
}
