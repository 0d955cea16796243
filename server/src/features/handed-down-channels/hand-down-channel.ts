import type { FullAccount } from '../account-setup/index.ts'
import { type Act, listAccountsBelow } from '../accounts/index.ts'
import { type Changes, differences, recordAct } from '../audit/index.ts'
import {
  type Channel,
  channelRefusals,
  giveBackChannel,
  listChannels,
  receiveChannel,
  requireChannel,
  requireChannels,
} from '../channels/index.ts'
import { actBelow } from '../customer-accounts/index.ts'
import { listThemes, receiveTheme, type Theme } from '../mailings/index.ts'
import { inheritPageSettings, isOwnOf, listPageSettings, type StoredSettings } from '../pages/index.ts'
import { catchUp, endFallbacks, handDownMailings, renewFallbacks } from './hand-down-mailings.ts'

/** What goes along with a channel, as the L-account has it now. */
interface Matter {
  channel: Channel
  settings: StoredSettings | undefined
  theme: Theme | undefined
}

export type HandedDown = 'received' | 'renamed' | 'there'

/** An account below gets the channel under the same id; its pages and looks hold there until it has its own. */
export async function handDownChannel(act: Act, channelId: number, accountId: number): Promise<HandedDown> {
  await requireChannels(act.tx, [channelId])
  const matter = await matterOf(act, channelId)
  const outcome = await actBelow(act, accountId, (there) => bring(there, act, matter))
  await handDownMailings(act, channelId, [accountId])
  return outcome
}

/** What people agreed to and what was sent stays with the account below, in a closed channel. */
export async function withdrawChannel(act: Act, channelId: number, accountId: number): Promise<'closed' | 'gone'> {
  const { id } = await requireChannel({ reader: act.tx }, channelId)
  return actBelow(act, accountId, async (there) => {
    const given = await findFrom(there, act.account.id, id)
    if (!given) throw channelRefusals.channel_not_found({ accountId, channelId })
    const left = await giveBackChannel(there, id)
    await endFallbacks(there, given)
    await record(there, act, 'channels.leave', { outcome: [null, left] })
    return left
  })
}

/** The accounts that have it hear of a change in the same transaction. */
export async function refreshBelow(act: Act, channelId: number): Promise<void> {
  const matter = await matterOf(act, channelId)
  for (const { id } of await listAccountsBelow(act.tx))
    await actBelow(act, id, async (there) => {
      if (!(await findFrom(there, act.account.id, channelId))) return
      await bring(there, act, matter)
      await renewFallbacks(there, channelId)
    })
}

/** An account that is open again hears what it has missed of its channels. */
export async function catchUpBelow(act: Act, accountId: number): Promise<void> {
  const channels = await actBelow(act, accountId, ({ tx }) => listChannels(tx))
  for (const { id, inheritedFrom, withdrawnAt } of channels)
    if (inheritedFrom === act.account.id && withdrawnAt === null) await catchUp(act, id, accountId)
}

/** The accounts below that have the channel. */
export async function holdersOf(act: Act, channelId: number): Promise<number[]> {
  const holders: number[] = []
  for (const { id } of await listAccountsBelow(act.tx))
    if (await actBelow(act, id, (there) => findFrom(there, act.account.id, channelId))) holders.push(id)
  return holders
}

async function matterOf({ tx }: Act, channelId: number): Promise<Matter> {
  const [channel, stored, themes] = await Promise.all([
    requireChannel({ reader: tx }, channelId),
    listPageSettings(tx),
    listThemes(tx),
  ])
  const settings = stored.find(isOwnOf(channelId))
  return { channel, settings, theme: themes.find(({ id }) => id === settings?.themeId) }
}

async function bring(there: Act<FullAccount>, above: Act, { channel, settings, theme }: Matter): Promise<HandedDown> {
  const fromId = above.account.id
  const outcome = await receiveChannel(there, fromId, channel)
  const themeId = theme ? await receiveTheme(there, fromId, { ...theme, fromId: theme.id }) : null
  const before = await pagesFromAbove(there, channel.id)
  // Forms are of the account people sign up in.
  inheritPageSettings(there, channel.id, settings && { ...settings, themeId, registerFormId: null })
  const changes = differences(before, await pagesFromAbove(there, channel.id))
  if (Object.keys(changes).length > 0) await record(there, above, 'channels.pages.arrive', changes, channel.id)
  if (outcome !== 'there') await record(there, above, 'channels.arrive', { outcome: [null, outcome] })
  return outcome
}

/** What was withdrawn hears of nothing any more. */
async function findFrom({ tx }: Act, fromId: number, channelId: number): Promise<Channel | undefined> {
  const channel = (await listChannels(tx)).find(({ id }) => id === channelId)
  return channel?.inheritedFrom === fromId && channel.withdrawnAt === null ? channel : undefined
}

/** What the account has of the L-account, as its log tells it. */
async function pagesFromAbove({ tx }: Act, wanted: number): Promise<Record<string, unknown>> {
  const [stored, themes] = [await listPageSettings(tx), await listThemes(tx)]
  const given = stored.find(({ channelId, isInherited }) => channelId === wanted && isInherited)
  if (!given) return {}
  const { channelId: _, isInherited: __, themeId, ...said } = given
  const theme = themes.find(({ id }) => id === themeId)
  return { ...said, theme: theme ? (theme.shipped ?? String(theme.id)) : null }
}

/** Such acts stand in both logs. */
function record(there: Act, above: Act, act: string, changes: Changes, objectId: number | null = null): Promise<void> {
  return recordAct(there, { act, objectId, changes: { ...changes, doneFrom: [null, above.account.name] } })
}
