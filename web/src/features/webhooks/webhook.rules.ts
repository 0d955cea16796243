import type { Webhook } from '../../api/records.ts'

/** How a webhook stands, the worst first. */
const standings = ['failing', 'gone', 'waiting', 'paused', 'behind', 'told'] as const
export type Standing = (typeof standings)[number]

type Known = Pick<Webhook, 'state' | 'stateReason' | 'waiting' | 'behind'>

export function standingOf({ state, stateReason, waiting, behind }: Known): Standing {
  if (state === 'failing') return 'failing'
  if (state === 'disabled') return stateReason?.includes('410') ? 'gone' : 'paused'
  if (waiting > 0) return 'waiting'
  return behind > 0 ? 'behind' : 'told'
}

export function worstFirst<T extends Known & { name: string }>(hooks: readonly T[]): T[] {
  const rank = (hook: T) => standings.indexOf(standingOf(hook))
  return [...hooks].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
}

/** Kinds of events as people look for them. Single mails are many: nobody hears of them who does not ask. */
export const kinds = {
  consent: [
    'subscriber.optin',
    'subscriber.optin_additional_channels',
    'subscriber.optout',
    'subscriber.optout_individual_channels',
    'subscriber.reactivated',
    'subscriber.tracking_agreed',
    'subscriber.tracking_withdrawn',
  ],
  people: [
    'subscriber.created',
    'subscriber.updated',
    'subscriber.archived',
    'subscriber.deleted',
    'subscriber.bounced',
    'subscriber.complained',
    'mailing.trigger.sent',
    'mailing.trigger.failed',
  ],
  mails: [
    'message.sent',
    'message.delivered',
    'message.bounced',
    'message.complained',
    'message.opened',
    'message.clicked',
  ],
} as const

export const usualTypes: readonly string[] = [...kinds.consent, ...kinds.people]

export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}

/** Counts of the log are without a gap, so a stretch is counted by its ends. */
const mostRedelivered = 10_000

type StretchFault = 'notNumbers' | 'reversed' | 'tooLong'

export function stretchFault(first: number, last: number): StretchFault | null {
  if (!Number.isSafeInteger(first) || !Number.isSafeInteger(last) || first < 1) return 'notNumbers'
  if (last < first) return 'reversed'
  return last - first >= mostRedelivered ? 'tooLong' : null
}
