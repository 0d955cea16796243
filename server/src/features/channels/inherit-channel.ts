import { isDeepStrictEqual } from 'node:util'
import { doors } from '../../doors.rules.ts'
import { type Act, actTime, lockAccount } from '../accounts/index.ts'
import { channelRefusals } from './channel.refusals.ts'
import {
  type Channel,
  deleteChannelRow,
  insertChannel,
  listChannels,
  renameChannel,
  setWithdrawn,
} from './channel.store.ts'
import { listBusyInChannels, listChannelUses } from './channel-use.store.ts'

/** The account below gets the channel under the same id, or back; what the L-account says of it holds. */
export async function receiveChannel(
  act: Act,
  fromAccountId: number,
  source: Channel,
): Promise<'received' | 'renamed' | 'there'> {
  const { tx } = act
  await lockAccount(tx)
  const { id, translations } = source
  const known = (await listChannels(tx)).find((channel) => channel.id === id)
  tx.knock(doors.accountSetup)
  if (!known) {
    const ofOwn = { isDefault: false, inheritedFrom: fromAccountId, optinMailingId: null, createdAt: actTime(act) }
    await insertChannel(tx, { id, translations, ...ofOwn })
    return 'received'
  }
  if (known.inheritedFrom === null)
    throw channelRefusals.channel_exists({ accountId: tx.tenant.accountId, channelId: id })
  renameChannel(tx, id, translations)
  if (known.withdrawnAt === null) return isDeepStrictEqual(known.translations, translations) ? 'there' : 'renamed'
  setWithdrawn(tx, id, null)
  return 'received'
}

/** Evidence of consent and mailings name their channel: where there is any, it is closed, else it goes. */
export async function giveBackChannel(act: Act, id: number): Promise<'closed' | 'gone'> {
  const { tx } = act
  await lockAccount(tx)
  const busy = await listBusyInChannels(tx, [id])
  if (busy.length > 0)
    throw channelRefusals.channel_in_use_below({ accountId: tx.tenant.accountId, mailings: busy.length })
  const use = (await listChannelUses(tx)).find(({ channelId }) => channelId === id)
  tx.knock(doors.accountSetup)
  if (use && use.people + use.mailings > 0) {
    setWithdrawn(tx, id, actTime(act))
    return 'closed'
  }
  deleteChannelRow(tx, id)
  return 'gone'
}
