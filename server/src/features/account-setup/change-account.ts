import { doors } from '../../doors.rules.ts'
import {
  type Account,
  type Act,
  type FactorDemand,
  setAccountLimits,
  setDefaultOptoutMailing,
  setFactorDemand,
  setHasChannels,
  setNameAndZone,
  setRelay,
  setTracking,
} from '../accounts/index.ts'
import { channelRefusals, listBusyInChannels, listChannels } from '../channels/index.ts'
import { requireMailingOf } from '../mailings/index.ts'
import type { TrackingMode } from '../tracking/index.ts'

/** What of opens and clicks is counted: at once of mails that have left, from the next minute on in those that leave. */
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

interface AccountChange extends Partial<Pick<Account, 'name' | 'timeZone' | 'defaultOptoutMailingId'>> {
  tracking?: TrackingMode
  requireSecondFactor?: FactorDemand
}

/** What an admin of the account changes by themselves; what is absent stays. */
export async function changeAccount(act: Act, change: AccountChange): Promise<void> {
  const { name, timeZone, tracking, defaultOptoutMailingId, requireSecondFactor } = change
  if (name !== undefined || timeZone !== undefined) setNameAndZone(act.tx, { name, timeZone })
  if (tracking !== undefined) await switchTracking(act, tracking)
  if (defaultOptoutMailingId !== undefined) await chooseOptoutMailing(act, defaultOptoutMailingId)
  if (requireSecondFactor !== undefined) setFactorDemand(act.tx, requireSecondFactor)
  act.tx.knock(doors.accountSetup)
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

/** The account goes on with the status of its default channel; what is under way to another one would lose its people. */
export async function cancelChannels({ tx }: Act): Promise<void> {
  const others = (await listChannels(tx)).filter(({ isDefault }) => !isDefault).map(({ id }) => id)
  const mailings = await listBusyInChannels(tx, others)
  if (mailings.length > 0)
    throw channelRefusals.channel_in_use({ mailings: mailings.map(({ id, name }) => ({ id, name })) })
  setHasChannels(tx, false)
  tx.knock(doors.accountSetup)
}
