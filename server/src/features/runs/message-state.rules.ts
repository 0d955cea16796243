/** The life of one message, as the ledger stores it. */
export const messageStates = {
  pending: 0,
  claimed: 1,
  /** Recorded before the final dot: from here on only the relay's answer or its log tells what became of it. */
  onWire: 2,
  accepted: 3,
  deferred: 4,
  rejected: 5,
  inDoubt: 6,
  /** In doubt at a relay that cannot be asked: counted and shown, never sent again by itself. */
  unknown: 7,
  excluded: 8,
  canceled: 9,
  quarantined: 10,
  expired: 11,
  delivered: 12,
  bounced: 13,
} as const

export type MessageStateName = keyof typeof messageStates
export type MessageState = (typeof messageStates)[MessageStateName]

const names = new Map(Object.entries(messageStates).map(([name, state]) => [state, name as MessageStateName]))

export function messageStateName(state: number): MessageStateName {
  const name = names.get(state as MessageState)
  if (!name) throw new Error(`there is no message state ${state}`)
  return name
}

/** States in which something is still to happen by itself. */
export const openStates: readonly MessageState[] = [
  messageStates.pending,
  messageStates.claimed,
  messageStates.onWire,
  messageStates.deferred,
  messageStates.inDoubt,
]

/** Opt-in and trigger mail never waits behind a newsletter. */
export const lanes = { priority: 0, bulk: 1 } as const
export type LaneName = keyof typeof lanes
