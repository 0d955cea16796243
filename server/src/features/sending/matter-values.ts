import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { defaultBrandColour, readableOn } from '../../platform/text/colour.rules.ts'
import { findAccount } from '../accounts/index.ts'
import { channelName, listChannels } from '../channels/index.ts'
import type { Content } from '../mailings/index.ts'
import { matterLinkLifeMs } from '../messages/index.ts'
import { listPageSettings, settingsFor } from '../pages/index.ts'
import { matterFormats, matterValues } from './matter-values.rules.ts'

export interface Matter {
  channelIds: readonly number[]
  requestedAt: Timestamp
}

export type MatterWriter = (ask: Matter) => Record<string, string>

/** Reads once what all opt-in or opt-out mails of a content share, and then gives the values of one after the other. */
export async function loadMatterWriter(
  reader: Reader,
  { languageIso, senderName, senderEmail }: Content,
  timeZone: string,
): Promise<MatterWriter> {
  const [account, channels, stored] = await Promise.all([
    findAccount(reader),
    listChannels(reader),
    listPageSettings(reader),
  ])
  if (!account) throw new Error(`account ${reader.tenant.accountId} went away`)
  const formats = matterFormats({ languageIso, timeZone })
  return ({ channelIds, requestedAt }) => {
    const brand = settingsFor(stored, channelIds)
    const brandColour = brand.brandColour ?? defaultBrandColour
    const asked = account.hasChannels ? channels.filter(({ id }) => channelIds.includes(id)) : []
    const time = new Date(millisecondsOf(requestedAt))
    return matterValues(
      {
        channelNames: asked.map((channel) => channelName(channel, languageIso, account.defaultLanguageIso)),
        requestedAt: time,
        expiresAt: new Date(time.getTime() + matterLinkLifeMs),
      },
      {
        ...brand,
        name: brand.brandName ?? senderName,
        email: senderEmail,
        brandColour,
        onBrandColour: readableOn(brandColour),
      },
      formats,
    )
  }
}
