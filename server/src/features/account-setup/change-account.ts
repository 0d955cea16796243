import { doors } from '../../doors.rules.ts'
import {
  type Account,
  type Act,
  setAccountLimits,
  setDefaultOptoutMailing,
  setHasChannels,
  setRelay,
  setTracking,
} from '../accounts/index.ts'
import { requireMailingOf } from '../mailings/index.ts'
import type { TrackingMode } from '../tracking/index.ts'

/** What of opens and clicks the account's mails count from the next minute on. */
export async function switchTracking({ tx }: Act, mode: TrackingMode): Promise<void> {
  setTracking(tx, mode)
}

/** Null: who leaves several channels gets no mail about it. */
export async function chooseOptoutMailing({ tx }: Act, mailingId: number | null): Promise<void> {
  if (mailingId !== null) await requireMailingOf(tx, 'optout', mailingId)
  setDefaultOptoutMailing(tx, mailingId)
  tx.knock(doors.accountSetup)
}

/** Through which relay its mail goes; null = the usual one. What is on the wire ends where it is. */
export async function giveRelay({ tx }: Act, relay: string | null): Promise<void> {
  setRelay(tx, relay)
}

export type AccountLimits = Partial<Pick<Account, 'minuteLimit' | 'concurrentLimit'>>

/** Over all keys of the account, from its next request on. */
export async function limitAccount({ tx }: Act, limits: AccountLimits): Promise<void> {
  setAccountLimits(tx, limits)
  tx.knock(doors.accountSetup)
}

export async function bookChannels({ tx }: Act): Promise<void> {
  setHasChannels(tx, true)
  tx.knock(doors.accountSetup)
}

/** The account goes on with the status of its default channel. */
export async function cancelChannels({ tx }: Act): Promise<void> {
  setHasChannels(tx, false)
  tx.knock(doors.accountSetup)
}
