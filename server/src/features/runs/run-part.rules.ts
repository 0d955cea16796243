import type { MessageStateName } from '../messages/message-state.rules.ts'

/** Where those end up whom a dispatch was aimed at; each of them in one part. */
export const runParts = ['accepted', 'refused', 'failed', 'inDoubt', 'excluded', 'waiting', 'canceled'] as const
export type RunPart = (typeof runParts)[number]

export const partsOfRun: Record<MessageStateName, RunPart> = {
  pending: 'waiting',
  claimed: 'waiting',
  onWire: 'waiting',
  deferred: 'waiting',
  accepted: 'accepted',
  delivered: 'accepted',
  bounced: 'accepted',
  rejected: 'refused',
  expired: 'failed',
  quarantined: 'failed',
  inDoubt: 'inDoubt',
  unknown: 'inDoubt',
  excluded: 'excluded',
  canceled: 'canceled',
}
