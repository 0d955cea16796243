import type { OptinName } from '../mailings/mailing.rules.ts'

/** What one opt-in mail asks for. */
export interface OptinMatter {
  /** Empty where the account does without channels. */
  channelNames: readonly string[]
  requestedAt: Date
  expiresAt: Date
}

/** Who asks. */
export interface OptinSender {
  name: string
  email: string
  postalAddress: string | null
  imprintUrl: string | null
  brandColour: string
  onBrandColour: string
}

const words = {
  de: { newsletter: 'Newsletter', imprint: 'Impressum' },
  en: { newsletter: 'Newsletter', imprint: 'Legal notice' },
}

/** The values only an opt-in mail has, in its language and in the time of its sender. */
export function optinValues(
  { channelNames, requestedAt, expiresAt }: OptinMatter,
  sender: OptinSender,
  { languageIso, timeZone }: { languageIso: string; timeZone: string },
): Record<OptinName, string> {
  const { newsletter, imprint } = languageIso.startsWith('de') ? words.de : words.en
  // English without a country would be American, with months first.
  const locale = languageIso === 'en' ? 'en-GB' : languageIso
  const notice = [
    sender.name,
    sender.postalAddress?.trim().replaceAll(/\s*\n\s*/g, ', '),
    sender.email,
    sender.imprintUrl && `${imprint}: ${sender.imprintUrl}`,
  ]
  const day = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const
  const minute = { ...day, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const
  return {
    channels: new Intl.ListFormat(locale).format(channelNames.length > 0 ? channelNames : [newsletter]),
    requestedAt: new Intl.DateTimeFormat(locale, minute).format(requestedAt),
    expiresAt: new Intl.DateTimeFormat(locale, day).format(expiresAt),
    senderName: sender.name,
    legalNotice: notice.filter((part) => part).join(' · '),
    brandColour: sender.brandColour,
    onBrandColour: sender.onBrandColour,
  }
}
