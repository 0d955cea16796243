import type { Sql } from 'sql-template-tag'
import type { Columns } from '../../schema.rows.ts'
import type { MailingStatus } from '../mailings/mailing.rules.ts'
import { inStates, type MessageStateName, messageStateName, statesWith } from '../messages/message-state.rules.ts'

export type CopyStatus = Columns<'trigger_copies'>['status']

/** What the copy looks like among ordinary mailings, and whether it will send nothing more. */
const statuses: Record<CopyStatus, { asMailing: MailingStatus; hasEnded: boolean }> = {
  created: { asMailing: 'draft', hasEnded: false },
  receiversAttached: { asMailing: 'draft', hasEnded: false },
  scheduled: { asMailing: 'planned', hasEnded: false },
  sending: { asMailing: 'planned', hasEnded: false },
  sent: { asMailing: 'sent', hasEnded: true },
  canceled: { asMailing: 'draft', hasEnded: true },
  failed: { asMailing: 'planned', hasEnded: true },
}
export const copyStatuses = Object.keys(statuses) as CopyStatus[]

export type CopyStep = 'attach' | 'schedule' | 'unschedule' | 'cancel'

const allowed: Record<CopyStep, readonly CopyStatus[]> = {
  attach: ['created', 'receiversAttached'],
  schedule: ['receiversAttached'],
  unschedule: ['scheduled'],
  // Canceling twice changes nothing, so that a repeated request is no error.
  cancel: ['created', 'receiversAttached', 'scheduled', 'canceled'],
}

export function allowsStep(status: CopyStatus, step: CopyStep): boolean {
  return allowed[step].includes(status)
}

export function mailingStatusOf(status: CopyStatus): MailingStatus {
  return statuses[status].asMailing
}

/** `notKept`: the mail was so long ago that nobody can say any more. */
export const receiverResults = ['pending', 'sent', 'failed', 'skipped', 'notKept'] as const
export type ReceiverResult = (typeof receiverResults)[number]

type SettledResult = Exclude<ReceiverResult, 'pending' | 'notKept'>
type ResultWithoutMessage = Exclude<ReceiverResult, 'sent' | 'failed'>

const results: Record<MessageStateName, 'pending' | SettledResult> = {
  pending: 'pending',
  claimed: 'pending',
  onWire: 'pending',
  deferred: 'pending',
  inDoubt: 'pending',
  accepted: 'sent',
  delivered: 'sent',
  bounced: 'sent',
  rejected: 'failed',
  unknown: 'failed',
  quarantined: 'failed',
  expired: 'failed',
  excluded: 'skipped',
  canceled: 'skipped',
}

export const mailStates = ['waiting', 'sent', 'delivered', 'bounced', 'failed', 'excluded', 'notKept'] as const
export type MailState = (typeof mailStates)[number]

const livesOfMails: Record<MessageStateName, MailState> = {
  pending: 'waiting',
  claimed: 'waiting',
  onWire: 'waiting',
  deferred: 'waiting',
  inDoubt: 'waiting',
  accepted: 'sent',
  delivered: 'delivered',
  bounced: 'bounced',
  rejected: 'failed',
  unknown: 'failed',
  quarantined: 'failed',
  expired: 'failed',
  excluded: 'excluded',
  canceled: 'excluded',
}

const statesWithoutMessage: Record<ResultWithoutMessage, MailState> = {
  pending: 'waiting',
  skipped: 'excluded',
  notKept: 'notKept',
}

/** How far the mail of a receiver has come; without a message it follows from the copy. */
export function mailStateOf(messageState: number | null, withoutMessage: ResultWithoutMessage): MailState {
  if (messageState === null) return statesWithoutMessage[withoutMessage]
  return livesOfMails[messageStateName(messageState)]
}

/** Message states that settle a receiver, for `state in …`; in every other one the receiver is still pending. */
export const settledBy: Record<SettledResult, Sql> = {
  sent: inStates(statesWith(results, 'sent')),
  failed: inStates(statesWith(results, 'failed')),
  skipped: inStates(statesWith(results, 'skipped')),
}

/** What becomes of a receiver without a settled message: a copy that has ended will not send it any more. */
export function resultWithoutMessage({
  status,
  isKept,
}: {
  status: CopyStatus
  isKept: boolean
}): ResultWithoutMessage {
  if (!isKept) return 'notKept'
  return statuses[status].hasEnded ? 'skipped' : 'pending'
}

export type Settled = Record<SettledResult, number>

/** The counters of a copy; they always add up to its total. */
export function countReceivers(
  status: CopyStatus,
  total: number,
  settled: Settled,
): Record<'total' | 'pending' | SettledResult, number> {
  const rest = total - settled.sent - settled.failed - settled.skipped
  const isOpen = !statuses[status].hasEnded
  return {
    total,
    pending: isOpen ? rest : 0,
    sent: settled.sent,
    failed: settled.failed,
    skipped: settled.skipped + (isOpen ? 0 : rest),
  }
}
