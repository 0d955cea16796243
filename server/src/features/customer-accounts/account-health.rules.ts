import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Account } from '../accounts/index.ts'
import type { AccountStanding } from '../overview/index.ts'

/** What is the matter with an account below, the worst first. */
export const healths = [
  'locked',
  'complaintsTooMany',
  'notApproved',
  'adminMissing',
  'domainMissing',
  'complaintsNear',
  'quiet',
  'well',
] as const
export type Health = (typeof healths)[number]

const quietMs = 30 * 24 * 60 * 60 * 1000

interface Facts
  extends Pick<AccountStanding, 'last' | 'complaints' | 'hasDomain'>,
    Pick<Account, 'lockedAt' | 'approval'> {
  hasAdmin: boolean
}

export function healthOf(facts: Facts, now: Date): Health {
  const { complaints, last } = facts
  const found: Record<Exclude<Health, 'well'>, boolean> = {
    locked: facts.lockedAt !== null,
    complaintsTooMany: complaints !== null && complaints.share >= complaints.stopAt,
    notApproved: facts.approval !== 'approved',
    adminMissing: !facts.hasAdmin,
    domainMissing: !facts.hasDomain,
    complaintsNear: complaints !== null && complaints.share >= complaints.warnAt,
    quiet: last === null || isLongAgo(last.sentAt, now),
  }
  return healths.find((health) => health !== 'well' && found[health]) ?? 'well'
}

function isLongAgo(at: Timestamp, now: Date): boolean {
  return now.getTime() - millisecondsOf(at) > quietMs
}

const fewEnoughToOversee = 50

/** In the order they were made while they can be overseen; otherwise the worst first. */
export function inOrder<T extends { health: Health }>(rows: readonly T[]): T[] {
  if (rows.length <= fewEnoughToOversee) return [...rows]
  return rows.toSorted((a, b) => healths.indexOf(a.health) - healths.indexOf(b.health))
}
