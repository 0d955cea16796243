import type { Reader } from '../../platform/db/database.ts'
import { findAccount } from '../accounts/index.ts'
import { channelName, listChannels } from '../channels/index.ts'
import type { Content } from '../mailings/index.ts'
import { optinLinkLifeMs } from '../messages/index.ts'
import { defaultBrandColour, listPageSettings, readableOn, settingsFor } from '../pages/index.ts'
import { optinValues } from './optin-values.rules.ts'

export interface OptinAsk {
  channelIds: readonly number[]
  requestedAt: string
}

export type OptinWriter = (ask: OptinAsk) => Record<string, string>

/** Reads once what all opt-in mails of a content share, and then gives the values of one after the other. */
export async function loadOptinWriter(
  reader: Reader,
  { languageIso, senderName, senderEmail }: Content,
  timeZone: string,
): Promise<OptinWriter> {
  const [account, channels, stored] = await Promise.all([
    findAccount(reader),
    listChannels(reader),
    listPageSettings(reader),
  ])
  if (!account) throw new Error(`account ${reader.tenant.accountId} went away`)
  return ({ channelIds, requestedAt }) => {
    const brand = settingsFor(stored, channelIds)
    const brandColour = brand.brandColour ?? defaultBrandColour
    const asked = account.hasChannels ? channels.filter(({ id }) => channelIds.includes(id)) : []
    const time = new Date(`${requestedAt.replace(' ', 'T')}Z`)
    return optinValues(
      {
        channelNames: asked.map((channel) => channelName(channel, languageIso, account.defaultLanguageIso)),
        requestedAt: time,
        expiresAt: new Date(time.getTime() + optinLinkLifeMs),
      },
      {
        ...brand,
        name: brand.brandName ?? senderName,
        email: senderEmail,
        brandColour,
        onBrandColour: readableOn(brandColour),
      },
      { languageIso, timeZone },
    )
  }
}
