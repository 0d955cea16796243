import type { Sql } from 'sql-template-tag'
import { inStates, type MessageStateName, statesWith } from '../messages/message-state.rules.ts'

export const copyStatuses = [
  'created',
  'receiversAttached',
  'scheduled',
  'sending',
  'sent',
  'canceled',
  'failed',
] as const
export type CopyStatus = (typeof copyStatuses)[number]
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

/** What the copy looks like among ordinary mailings. */
export function mailingStatusOf(status: CopyStatus): 'draft' | 'planned' | 'sent' {
  if (status === 'sent') return 'sent'
  return status === 'scheduled' || status === 'sending' || status === 'failed' ? 'planned' : 'draft'
}

export const receiverResults = ['pending', 'sent', 'failed', 'skipped'] as const
export type ReceiverResult = (typeof receiverResults)[number]

const results: Record<MessageStateName, ReceiverResult> = {
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

/** Message states that settle a receiver, for `state in …`; in every other one the receiver is still pending. */
export const settledBy: Record<Exclude<ReceiverResult, 'pending'>, Sql> = {
  sent: inStates(statesWith(results, 'sent')),
  failed: inStates(statesWith(results, 'failed')),
  skipped: inStates(statesWith(results, 'skipped')),
}

/** What becomes of a receiver without a settled message: a copy that has ended will not send it any more. */
export function resultWithoutMessage(status: CopyStatus): 'pending' | 'skipped' {
  return status === 'sent' || status === 'canceled' || status === 'failed' ? 'skipped' : 'pending'
}

export type Settled = Record<Exclude<ReceiverResult, 'pending'>, number>

/** The counters of a copy; they always add up to its total. */
export function countReceivers(
  status: CopyStatus,
  total: number,
  settled: Settled,
): Record<ReceiverResult | 'total', number> {
  const rest = total - settled.sent - settled.failed - settled.skipped
  const isOpen = resultWithoutMessage(status) === 'pending'
  return {
    total,
    pending: isOpen ? rest : 0,
    sent: settled.sent,
    failed: settled.failed,
    skipped: settled.skipped + (isOpen ? 0 : rest),
  }
}
