import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { closesAddress, type Guard } from '../subscribers/status.rules.ts'
import type { Subscription } from '../subscribers/subscriber.rules.ts'
import { isExpired } from './person-events.rules.ts'

export interface UndoCase {
  leftAt: Timestamp
  undoneAt: Timestamp | null
  /** The subscriber still has the address that left. */
  isSameAddress: boolean
  addressGuard: Guard
  /** The subscriptions as they were. */
  former: readonly Subscription[]
  /** As they are now. */
  subscriptions: ReadonlyMap<number, Subscription>
  /** What has happened since. */
  entered: readonly { channelId: number }[]
  now: Timestamp
}

export interface UndoDecision {
  outcome: 'undone' | 'alreadyUndone' | 'expired' | 'void'
  /** Those to be put back, as they are and as they were. */
  moves: { before: Subscription; after: Subscription }[]
}

/** What taking an opt-out back still does: nothing where something has happened to the channel or the address since. */
export function decideUndo(undo: UndoCase): UndoDecision {
  if (undo.undoneAt !== null) return { outcome: 'alreadyUndone', moves: [] }
  if (isExpired(undo.leftAt, undo.now)) return { outcome: 'expired', moves: [] }
  const isOpen = undo.isSameAddress && (undo.addressGuard & closesAddress) === 0
  const moves = isOpen ? undo.former.flatMap((after) => moveBack(undo, after)) : []
  return { outcome: moves.length > 0 ? 'undone' : 'void', moves }
}

function moveBack({ subscriptions, entered }: UndoCase, after: Subscription): UndoDecision['moves'] {
  const before = subscriptions.get(after.channelId)
  const hasChanged = entered.some(({ channelId }) => channelId === after.channelId)
  return before && !hasChanged ? [{ before, after }] : []
}
