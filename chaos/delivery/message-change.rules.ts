import {
  type MessageStateName,
  messageStateName,
  messageStates,
  openStates as openStateNames,
} from '../../server/src/features/messages/message-state.rules.ts'

export { messageStateName, messageStates }

export const openStates: readonly number[] = openStateNames.map((name) => messageStates[name])

/** What may become of a message. Only `accepted` is an end that is left: when the relay tells more. */
const ways: Record<MessageStateName | 'new', readonly MessageStateName[]> = {
  // A newsletter's message begins on the wire; one that must not or cannot be sent begins at its end, and one the relay
  // has refused before it wanted the body begins with that refusal.
  new: ['pending', 'onWire', 'deferred', 'rejected', 'expired', 'excluded', 'quarantined'],
  pending: ['claimed', 'excluded', 'canceled', 'quarantined', 'expired'],
  claimed: ['pending', 'deferred', 'onWire', 'rejected', 'excluded', 'canceled', 'quarantined', 'expired'],
  // The relay's log may tell the end before the sender has recorded the answer.
  onWire: ['accepted', 'deferred', 'rejected', 'inDoubt', 'expired', 'delivered', 'bounced'],
  deferred: ['pending', 'claimed', 'excluded', 'canceled', 'quarantined', 'expired'],
  inDoubt: ['accepted', 'pending', 'unknown', 'delivered', 'bounced'],
  accepted: ['delivered', 'bounced', 'expired'],
  rejected: [],
  unknown: [],
  excluded: [],
  canceled: [],
  quarantined: [],
  expired: [],
  delivered: [],
  bounced: [],
}

const enteredAgain: readonly MessageStateName[] = ['accepted', 'delivered', 'bounced']

/** `from` null = the row is new; `to` null = it was deleted, and with it the memory that somebody has got this mail. */
export function isAllowedChange(from: number | null, to: number | null): boolean {
  if (to === null) return false
  return ways[from === null ? 'new' : messageStateName(from)].includes(messageStateName(to))
}

/** A ledger that was restored has forgotten mails; they are entered again as the relay's log tells of them. */
export function isEnteredAgain(from: number | null, to: number | null): boolean {
  return from === null && to !== null && enteredAgain.includes(messageStateName(to))
}

export function isOpen(state: number): boolean {
  return openStates.includes(state)
}
