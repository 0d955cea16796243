import { millisecondsOf, type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type DispatchState, dispatchStateOf, type Mailing } from './mailing.rules.ts'

/** What deleting a mailing does: it can come back for a while, or what it said goes for good. */
export type Parting = 'trash' | 'erase'
export type PartingRefusal = 'mailing_planned' | 'dispatch_begun' | 'mailing_at_work'

const partings: Record<DispatchState, Parting | PartingRefusal> = {
  draft: 'trash',
  failed: 'trash',
  inactive: 'trash',
  sent: 'erase',
  canceled: 'erase',
  planned: 'mailing_planned',
  sending: 'dispatch_begun',
  paused: 'dispatch_begun',
  active: 'mailing_at_work',
}

export function partingOf(
  mailing: Parameters<typeof dispatchStateOf>[0] & Pick<Mailing, 'runState'>,
): Parting | PartingRefusal {
  const parting = partings[dispatchStateOf(mailing)]
  // What was sent is sent once more to those whom it has not reached.
  const isOnItsWay = mailing.runState === 'sending' || mailing.runState === 'paused'
  return parting === 'erase' && isOnItsWay ? 'dispatch_begun' : parting
}

export function isParting(parting: Parting | PartingRefusal): parting is Parting {
  return parting === 'trash' || parting === 'erase'
}

/** How long something lies in the trash. */
export const trashDays = 30

/** What was deleted later than this can still be put back. */
export function beginOfTrash(now: Timestamp): Timestamp {
  return timestamp(millisecondsOf(now) - trashDays * 86_400_000)
}

/** What keeps a mailing from being deleted, by what needs it. */
export const mailingUses = ['key', 'channel', 'account', 'copy', 'version', 'publication'] as const
export type MailingUse = (typeof mailingUses)[number]
