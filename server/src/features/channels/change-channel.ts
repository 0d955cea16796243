import { doors } from '../../doors.rules.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { type Act, actTime, type Look, lockAccount } from '../accounts/index.ts'
import { requireMailingOf } from '../mailings/index.ts'
import { channelRefusals } from './channel.refusals.ts'
import {
  type Channel,
  deleteChannelRow,
  disinherit,
  listChannels,
  renameChannel,
  setChannelMailing,
  setClosed,
  type Translations,
} from './channel.store.ts'
import { shownOf } from './channel-state.rules.ts'
import { listBusyInChannels, listChannelUses } from './channel-use.store.ts'

/** Absent members stay as they are; null = none of its own. */
export interface ChannelChange {
  translations?: Translations | undefined
  optinMailingId?: number | null | undefined
  optoutMailingId?: number | null | undefined
}

export async function requireChannel({ reader }: Pick<Look, 'reader'>, channelId: number): Promise<Channel> {
  const channel = (await listChannels(reader)).find(({ id }) => id === channelId)
  if (!channel) throw channelRefusals.channel_not_found({ accountId: reader.tenant.accountId, channelId })
  return channel
}

export async function changeChannel(act: Act, id: number, change: ChannelChange, version: string): Promise<void> {
  const { tx } = act
  const channel = await lockChannel(act, id)
  const asked = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await expectUnchanged({ version, current: shownOf(channel), asked })
  const { translations, optinMailingId, optoutMailingId } = change
  if (translations !== undefined) {
    if (channel.inheritedFrom !== null) throw channelRefusals.channel_inherited()
    renameChannel(tx, id, translations)
  }
  for (const [type, mailingId] of [['optin', optinMailingId] as const, ['optout', optoutMailingId] as const]) {
    if (mailingId === undefined) continue
    if (mailingId !== null) await requireMailingOf(tx, type, mailingId)
    setChannelMailing(tx, type, { channelId: id, mailingId })
  }
  tx.knock(doors.accountSetup)
}

/** Nobody enters it any more and no new mailing goes to it. Its people and what they agreed to stay. */
export async function closeChannel(act: Act, id: number): Promise<void> {
  const { tx } = act
  const channel = await lockChannel(act, id)
  if (channel.isDefault) throw channelRefusals.channel_is_default()
  const mailings = await listBusyInChannels(tx, [id])
  if (mailings.length > 0) throw channelRefusals.channel_in_use({ mailings: mailings.map(nameOf) })
  if (channel.closedAt === null) setClosed(tx, id, actTime(act))
  tx.knock(doors.accountSetup)
}

export async function reopenChannel(act: Act, id: number): Promise<void> {
  const channel = await lockChannel(act, id)
  if (channel.withdrawnAt !== null) throw channelRefusals.channel_withdrawn()
  setClosed(act.tx, id, null)
  act.tx.knock(doors.accountSetup)
}

/** Only what nothing hangs on: evidence of consent and sent mailings name their channel. */
export async function deleteChannel(act: Act, id: number, version: string): Promise<void> {
  const { tx } = act
  const channel = await lockChannel(act, id)
  await expectUnchanged({ version, current: shownOf(channel), asked: 'all' })
  if (channel.isDefault) throw channelRefusals.channel_is_default()
  if (channel.inheritedFrom !== null) throw channelRefusals.channel_inherited()
  const use = (await listChannelUses(tx)).find(({ channelId }) => channelId === id)
  if (use && use.people + use.mailings > 0)
    throw channelRefusals.channel_not_empty({ people: use.people, mailings: use.mailings })
  deleteChannelRow(tx, id)
  tx.knock(doors.accountSetup)
}

/** The account is no longer below: what was handed down to it is its own now, under the same ids. */
export function keepInheritedChannels({ tx }: Act): void {
  disinherit(tx)
  tx.knock(doors.accountSetup)
}

/** Writers of people hold the same lock: nobody enters while it is closed or deleted. */
async function lockChannel({ tx }: Act, id: number): Promise<Channel> {
  await lockAccount(tx)
  return requireChannel({ reader: tx }, id)
}

function nameOf({ id, name }: { id: number; name: string }) {
  return { id, name }
}
