import type { Permission } from '../accounts/index.ts'
import {
  type ArchivedState,
  type Guard,
  guardOf,
  guardReasons,
  isArchived,
  type Standing,
  type State,
} from '../subscribers/status.rules.ts'

/** Which key permission releases an archived reason; null = no write ever does. */
const releasedBy: Record<ArchivedState, Permission | null> = {
  unsubscribed: 'reactivateUnsubscribed',
  hardBounce: null,
  manual: 'reactivateManual',
  complained: 'reactivateComplained',
  blacklist: null,
}

/** Whether whoever acts has a permission. */
export type May = (permission: Permission) => boolean

/** What a write needs to move a standing to a state: nothing to do, never possible, or these permissions. */
export type WriteDemand = 'unchanged' | 'never' | readonly Permission[]

/** The transition table of write requests. Every path that writes a status asks here. */
export function demandOfWrite(current: Standing, to: State): WriteDemand {
  const { state: from, guard } = current
  if (from === to) return 'unchanged'
  if (from === 'blacklist') return 'never'
  if (from === null) return demandOfCreation(guard, to)
  if (isArchived(to)) return isArchived(from) && !isFreedBounce(current) ? [] : demandOfArchiving(current)
  if (isArchived(from) && !isFreedBounce(current)) return release(guard)
  // Waiting states: only the way to receive-ready, or out of a pending opt-in, could walk around the gate.
  if (from === 'receiveReady' || to === 'optinPending') return []
  if (to === 'receiveReady' || from === 'optinPending') return release(guard)
  return []
}

/** A new record inherits what the address left behind when it was deleted. */
function demandOfCreation(guard: Guard, to: State): WriteDemand {
  if (to !== 'blacklist' && guard & guardOf('blacklist')) return 'never'
  return isArchived(to) ? [] : release(guard)
}

function demandOfArchiving({ state, demoted }: Standing): WriteDemand {
  return state === 'receiveReady' || demoted ? ['archiveReceiveReady'] : []
}

/** The address bounced, but it was replaced since: it stands as if no opt-in had been asked for yet. */
function isFreedBounce({ state, guard }: Standing): boolean {
  return state === 'hardBounce' && (guard & guardOf('hardBounce')) === 0
}

/** The permissions of every archived reason in the guard, or never when one of them has none. */
export function release(guard: Guard): WriteDemand {
  const needed = guardReasons(guard).map((reason) => releasedBy[reason])
  return needed.includes(null) ? 'never' : (needed as Permission[])
}

export function isReleased(guard: Guard, may: May): boolean {
  const demand = release(guard)
  return demand !== 'never' && (demand as readonly Permission[]).every(may)
}
