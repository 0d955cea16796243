import type { RunPurpose } from '../messages/index.ts'
import { closesAddress, closesAnything, closesToOutsiders, type Guard } from '../subscribers/status.rules.ts'
import type { KnownReceiver } from './known-receiver.store.ts'

interface Aim {
  channelId: number
  purpose: RunPurpose
}

/**
 * Whether a trigger mailing may reach somebody. A general one reaches nobody who is archived in its channel; whoever is not
 * there at all counts by the address. A transactional one stops at the address alone, and at none that is closed anywhere.
 */
export function isReached({ standings, addressGuard }: KnownReceiver, { channelId, purpose }: Aim): boolean {
  const standing = standings[channelId]
  if (purpose === 'transactional') return ((addressGuard | (standing?.guard ?? 0)) & closesAddress) === 0
  return standing ? standing.status !== 3 : (addressGuard & closesToOutsiders) === 0
}

/** What a deleted record of an address may have left behind that keeps it from being taken in again by a mail. */
export function closedBy({ purpose }: Pick<Aim, 'purpose'>): Guard {
  return purpose === 'transactional' ? closesAddress : closesAnything
}
