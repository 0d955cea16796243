import { doors } from '../../doors.rules.ts'
import { type Act, accountRefusals, actTime } from '../accounts/index.ts'
import { channelRefusals } from './channel.refusals.ts'
import { type Channel, insertChannel, listChannels } from './channel.store.ts'

/** The L-account hands one of its channels down to this S-account, under the same id. */
export async function inheritChannel(
  act: Act,
  channelId: number,
  /** Looks into the L-account, which this account cannot. */
  channelsOf: (accountId: number) => Promise<readonly Channel[]>,
): Promise<void> {
  const { tx, account } = act
  const { id: accountId, parentAccountId } = account
  if (parentAccountId === null) throw accountRefusals.account_without_parent({ accountId })
  const [handedDown, own] = await Promise.all([channelsOf(parentAccountId), listChannels(tx)])
  const source = handedDown.find(({ id }) => id === channelId)
  if (!source) throw channelRefusals.channel_not_found({ accountId: parentAccountId, channelId })
  if (own.some(({ id }) => id === channelId)) throw channelRefusals.channel_exists({ accountId, channelId })
  tx.knock(doors.accountSetup)
  const ofOwn = { isDefault: false, inheritedFrom: parentAccountId, optinMailingId: null, createdAt: actTime(act) }
  await insertChannel(tx, { ...source, ...ofOwn })
}
