/** Who has locked an account: the admins of the L-account above it, whichever of them, or the operator. */
export type Locker = 'parent' | 'operator'

/** Whoever has locked it unlocks it; the operator may in any case. */
export function mayUnlock(who: Locker, lockedBy: Locker): boolean {
  return who === 'operator' || lockedBy === who
}
