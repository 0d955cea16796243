/** The nine states of one subscriber in one channel, with the pair the API shows for each. */
export const states = {
  receiveReady: { status: 1, statusAddition: null },
  optinPending: { status: 2, statusAddition: 1 },
  noOptin: { status: 2, statusAddition: 2 },
  transaction: { status: 2, statusAddition: 3 },
  unsubscribed: { status: 3, statusAddition: 4 },
  hardBounce: { status: 3, statusAddition: 5 },
  manual: { status: 3, statusAddition: 6 },
  complained: { status: 3, statusAddition: 7 },
  blacklist: { status: 3, statusAddition: 8 },
} as const

export type State = keyof typeof states
export type ArchivedState = 'unsubscribed' | 'hardBounce' | 'manual' | 'complained' | 'blacklist'
export const allStates = Object.keys(states) as State[]
const archived: readonly State[] = ['unsubscribed', 'hardBounce', 'manual', 'complained', 'blacklist']

/** The state of a legal pair, or undefined: `1/4`, `2/null` and the like do not exist. */
export function stateOf(status: unknown, statusAddition: unknown): State | undefined {
  return allStates.find(
    (state) => states[state].status === status && states[state].statusAddition === (statusAddition ?? null),
  )
}

/** How a state stands in the facets: `1`, `2/1`. */
export function facetValueOf(state: State): string {
  const { status, statusAddition } = states[state]
  return statusAddition === null ? String(status) : `${status}/${statusAddition}`
}

export function isArchived(state: State): state is ArchivedState {
  return archived.includes(state)
}

/** Archived reasons a record has passed since the last genuine consent, as a bit set over the additions 4 to 8. */
export type Guard = number

export function guardOf(...reasons: ArchivedState[]): Guard {
  return reasons.reduce((guard, reason) => guard | (1 << states[reason].statusAddition), 0)
}

/** Reasons that concern the address itself: nothing is sent to it, whichever channels there are. */
export const closesAddress = guardOf('hardBounce', 'complained', 'blacklist')

/** All reasons somebody may have been archived for. */
export const closesAnything = guardOf(...(archived as ArchivedState[]))

/** The same for a channel the person was never in: who left everything has left it, too. */
export const closesToOutsiders = closesAddress | guardOf('unsubscribed')

/** In what an address left behind for one channel: there the person agreed again after leaving everything. */
export const openedAgain: Guard = 1

/**
 * What a channel that somebody enters takes over: from the address they have, and from what deleted or abandoned records of
 * it left behind, by channel; 0 concerns the address as a whole.
 */
export function inheritedGuard(
  tombstones: ReadonlyMap<number, Guard>,
  channelId: number,
  addressGuard: Guard = 0,
): Guard {
  const own = tombstones.get(channelId) ?? 0
  const wide = addressGuard | (tombstones.get(0) ?? 0)
  return own & openedAgain ? (wide & ~guardOf('unsubscribed')) | (own & ~openedAgain) : wide | own
}

export function guardReasons(guard: Guard): ArchivedState[] {
  return (archived as ArchivedState[]).filter((reason) => guard & (1 << states[reason].statusAddition))
}

/** Where one subscriber stands in one channel; `state` null = not there yet. */
export interface Standing {
  state: State | null
  guard: Guard
  /** Taken from receive-ready to a waiting state by a write; archiving it now needs the same permission as before. */
  demoted: boolean
}

/** The standing after a change of state, whoever made it. */
export function enter(standing: Standing, state: State): Standing {
  return {
    state,
    guard: isArchived(state) ? standing.guard | guardOf(state) : standing.guard,
    demoted: states[state].status === 2 && (standing.demoted || standing.state === 'receiveReady'),
  }
}
