import { type MessageStateName, messageStates, statesWith } from '../messages/message-state.rules.ts'

export interface Total {
  /** Opens or clicks of people, or messages about which something was reported. */
  n: number
  machine: number
  people: number
  anonymous: number
}

export interface Counted {
  /** Whom runs were aimed at; a single mail is its own target. */
  targeted: number
  hasSingleMails: boolean
  states: { state: number; n: number }[]
  open: Total
  click: Total
  hardBounces: number
  softBounces: number
  complaints: number
  unsubscribes: number
}

/** Sent = the relay took the mail, or gave a last word on it. */
const counting: Record<MessageStateName, 'arrived' | 'failed' | 'notSent'> = {
  accepted: 'arrived',
  delivered: 'arrived',
  rejected: 'failed',
  expired: 'failed',
  bounced: 'failed',
  pending: 'notSent',
  claimed: 'notSent',
  onWire: 'notSent',
  deferred: 'notSent',
  inDoubt: 'notSent',
  unknown: 'notSent',
  excluded: 'notSent',
  canceled: 'notSent',
  quarantined: 'notSent',
}
export const sentStates = statesWith(counting, 'arrived', 'failed')
/** Of these whoever is reported as failed has not got it after all. */
export const arrivedStates = statesWith(counting, 'arrived')
export const failedStates = statesWith(counting, 'failed')

/** The numbers of D-NWS-2. `sent` is always the sum of `delivered`, `softBounces` and `hardBounces`. */
export function newsletterFigures(counted: Counted) {
  const everyMail = counted.states.reduce((sum, { n }) => sum + n, 0)
  const sent = inStates(counted, sentStates)
  const failed = Math.min(sent, failures(counted))
  const hardBounces = Math.min(failed, counted.hardBounces)
  const delivered = sent - failed
  return {
    recipients: counted.hasSingleMails ? everyMail : counted.targeted,
    sent,
    delivered,
    softBounces: failed - hardBounces,
    hardBounces,
    opens: counted.open.n,
    uniqueOpens: counted.open.people,
    clicks: counted.click.n,
    uniqueClicks: counted.click.people,
    unsubscribes: counted.unsubscribes,
    complaints: counted.complaints,
    openRate: rate(counted.open.people, delivered),
    clickRate: rate(counted.click.people, delivered),
    machineOpens: counted.open.machine,
    machineClicks: counted.click.machine,
    anonymousOpens: counted.open.anonymous,
    anonymousClicks: counted.click.anonymous,
  }
}

/** Whether the ledger knows of failures that nobody reported: nobody answered, or the answer is not judged yet. */
export function hasUnreportedFailures(counted: Counted): boolean {
  return failures(counted) > counted.hardBounces + counted.softBounces
}

/** A refusal is seen in the ledger first, a bounce that comes by mail only ever in reports, and what nobody took never there. */
function failures(counted: Counted): number {
  const answered = inStates(counted, ['rejected', 'bounced'])
  return Math.max(answered, counted.hardBounces + counted.softBounces) + inStates(counted, ['expired'])
}

function inStates({ states }: Counted, names: readonly MessageStateName[]): number {
  const wanted = new Set<number>(names.map((name) => messageStates[name]))
  return states.reduce((sum, { state, n }) => (wanted.has(state) ? sum + n : sum), 0)
}

function rate(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000
}
