import { doors } from '../../doors.rules.ts'
import {
  type Account,
  type Act,
  type ApprovalDemand,
  accountRefusals,
  approverRoles,
  countInRoles,
  type FactorDemand,
  fewestApprovers,
  type OwnRules,
  setAccountLimits,
  setAlwaysForceOptIn,
  setApprovalDemand,
  setConfirmAddressChanges,
  setDefaultOptoutMailing,
  setFactorDemand,
  setHasChannels,
  setNameAndZone,
  setOwnRules,
  setRelay,
  setTracking,
  setUndoSeconds,
} from '../accounts/index.ts'
import { channelRefusals, listBusyInChannels, listChannels } from '../channels/index.ts'
import { requireMailingOf } from '../mailings/index.ts'
import type { TrackingMode } from '../tracking/index.ts'
import { changeDefaults, type DefaultsChange } from './change-defaults.ts'

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

interface AccountChange
  extends DefaultsChange,
    Partial<OwnRules>,
    Partial<
      Pick<
        Account,
        'name' | 'timeZone' | 'defaultOptoutMailingId' | 'alwaysForceOptIn' | 'confirmAddressChanges' | 'undoSeconds'
      >
    > {
  tracking?: TrackingMode
  requireSecondFactor?: FactorDemand
  requireApproval?: ApprovalDemand
}

/** Nobody approves what they have asked for, so there have to be others. */
async function demandApproval({ tx }: Act, demand: ApprovalDemand): Promise<void> {
  const approvers = await countInRoles(tx, approverRoles)
  if (demand !== 'off' && approvers < fewestApprovers)
    throw accountRefusals.approvers_too_few({ fewest: fewestApprovers })
  setApprovalDemand(tx, demand)
}

/** What an admin of the account changes by themselves; what is absent stays. */
export async function changeAccount(act: Act, change: AccountChange): Promise<void> {
  const { name, timeZone, tracking, defaultOptoutMailingId, requireSecondFactor, alwaysForceOptIn } = change
  const { confirmAddressChanges, requireApproval, undoSeconds } = change
  if (name !== undefined || timeZone !== undefined) setNameAndZone(act.tx, { name, timeZone })
  await changeDefaults(act, change)
  if (tracking !== undefined) await switchTracking(act, tracking)
  if (defaultOptoutMailingId !== undefined) await chooseOptoutMailing(act, defaultOptoutMailingId)
  if (requireSecondFactor !== undefined) setFactorDemand(act.tx, requireSecondFactor)
  if (alwaysForceOptIn !== undefined) setAlwaysForceOptIn(act.tx, alwaysForceOptIn)
  if (confirmAddressChanges !== undefined) setConfirmAddressChanges(act.tx, confirmAddressChanges)
  if (requireApproval !== undefined) await demandApproval(act, requireApproval)
  if (undoSeconds !== undefined) setUndoSeconds(act.tx, undoSeconds)
  setOwnRules(act.tx, change)
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
