import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import type { MatterName } from '../mailings/mailing.rules.ts'

/** What one mail about joining or leaving is about. */
export interface MatterDetails {
  /** Empty where the account does without channels. */
  channelNames: readonly string[]
  requestedAt: Date
  expiresAt: Date
}

/** Who writes. */
export interface MatterSender {
  name: string
  email: string
  postalAddress: string | null
  imprintUrl: string | null
  brandColour: string
  onBrandColour: string
}

const words: Record<Language, { newsletter: string; imprint: string }> = {
  de: { newsletter: 'Newsletter', imprint: 'Impressum' },
  en: { newsletter: 'Newsletter', imprint: 'Legal notice' },
}

/** How lists and times are written. Made once for many mails, because making it takes longer than using it. */
export interface MatterFormats {
  language: Language
  list: Intl.ListFormat
  day: Intl.DateTimeFormat
  minute: Intl.DateTimeFormat
}

export function matterFormats({ languageIso, timeZone }: { languageIso: string; timeZone: string }): MatterFormats {
  // English without a country would be American, with months first.
  const locale = languageIso === 'en' ? 'en-GB' : languageIso
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const minute = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return {
    language: languageOf(languageIso),
    list: new Intl.ListFormat(locale),
    day: new Intl.DateTimeFormat(locale, day),
    minute: new Intl.DateTimeFormat(locale, minute),
  }
}

/** The values only such a mail has, in its language and in the time of its sender. */
export function matterValues(
  { channelNames, requestedAt, expiresAt }: MatterDetails,
  sender: MatterSender,
  formats: MatterFormats,
): Record<MatterName, string> {
  const { newsletter, imprint } = words[formats.language]
  const notice = [
    sender.name,
    sender.postalAddress?.trim().replaceAll(/\s*\n\s*/g, ', '),
    sender.email,
    sender.imprintUrl && `${imprint}: ${sender.imprintUrl}`,
  ]
  return {
    channels: formats.list.format(channelNames.length > 0 ? channelNames : [newsletter]),
    requestedAt: formats.minute.format(requestedAt),
    expiresAt: formats.day.format(expiresAt),
    senderName: sender.name,
    legalNotice: notice.filter((part) => part).join(' · '),
    brandColour: sender.brandColour,
    onBrandColour: sender.onBrandColour,
  }
}
