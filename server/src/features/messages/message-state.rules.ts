import type { Sql } from 'sql-template-tag'
import { literalList, literals } from '../../platform/db/literals.rules.ts'

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

const stateNames = Object.keys(messageStates) as MessageStateName[]

/** The states of which a table says the same. Tables name every state, so that a new one is missed nowhere. */
export function statesWith<T>(table: Record<MessageStateName, T>, ...wanted: NoInfer<T>[]): MessageStateName[] {
  return stateNames.filter((name) => wanted.includes(table[name]))
}

/** Who moves a message on; nobody, once it has come to its end. */
const stages = {
  pending: 'waiting',
  deferred: 'waiting',
  claimed: 'claimed',
  onWire: 'onWire',
  inDoubt: 'inDoubt',
  accepted: 'ended',
  rejected: 'ended',
  unknown: 'ended',
  excluded: 'ended',
  canceled: 'ended',
  quarantined: 'ended',
  expired: 'ended',
  delivered: 'ended',
  bounced: 'ended',
} as const satisfies Record<MessageStateName, string>

/** It waits for a sender, and none holds it. */
export const waitingStates = statesWith(stages, 'waiting')
/** Once it is due a sender may take it; a claim that is due again has run out. */
export const claimableStates = statesWith(stages, 'waiting', 'claimed')
/** A sender has it. */
export const heldStates = statesWith(stages, 'claimed', 'onWire')
/** Something is still to happen by itself. */
export const openStates = statesWith(stages, 'waiting', 'claimed', 'onWire', 'inDoubt')

const relayWords = {
  pending: 'unheard',
  claimed: 'unheard',
  onWire: 'unheard',
  deferred: 'unheard',
  inDoubt: 'unheard',
  unknown: 'unheard',
  accepted: 'taken',
  rejected: 'refused',
  expired: 'refused',
  bounced: 'refused',
  delivered: 'delivered',
  excluded: 'notAsked',
  canceled: 'notAsked',
  quarantined: 'notAsked',
} as const satisfies Record<MessageStateName, string>

/** The ledger has no word of the relay's about it yet, so what the relay says counts. */
export const unheardStates = statesWith(relayWords, 'unheard')
/** Ends of which somebody must judge what they say about the person. */
export const refusedStates = statesWith(relayWords, 'refused')

/** Opt-in and trigger mail never waits behind a newsletter. */
export const lanes = { priority: 0, bulk: 1 } as const
export type LaneName = keyof typeof lanes

/** Up to 1,024 targets of a run: nobody has them, a sender has them, each of them has a message, those who go first have one. */
const blockStates = { open: 0, leased: 1, done: 2, held: 3 } as const

export const stateSql = literals(messageStates)
export const laneSql = literals(lanes)
export const blockSql = literals(blockStates)

/** For `state in …`. */
export function inStates(names: readonly MessageStateName[]): Sql {
  return literalList(names.map((name) => messageStates[name]))
}
