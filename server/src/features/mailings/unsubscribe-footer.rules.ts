import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import { type FooterLink, withFooterLink } from '../rendering/body-end.rules.ts'
import { hasToken } from './content.rules.ts'
import type { MailingType } from './mailing.rules.ts'

const sentences: Record<Language, Omit<FooterLink, 'placeholder'>> = {
  de: { text: 'Sie möchten diesen Newsletter nicht mehr erhalten?', link: 'Hier abmelden' },
  en: { text: 'You no longer want to receive this newsletter?', link: 'Unsubscribe here' },
}

/** Nobody has joined before the opt-in or is left after the opt-out, and what somebody has asked for is no newsletter. */
const hasWayOut: Record<MailingType, boolean> = {
  standard: true,
  birthday: true,
  welcome: true,
  optin: false,
  optout: false,
  trigger: false,
}

export function showsWayOut(type: MailingType): boolean {
  return hasWayOut[type]
}

/** A newsletter without a way to leave it gets one, inside its body where there is one. */
export function withUnsubscribeHtml(html: string, languageIso: string): string {
  if (hasToken(html, 'unsubscribeLink')) return html
  return withFooterLink(html, { ...sentences[languageOf(languageIso)], placeholder: 'unsubscribeLink' })
}

export function withUnsubscribeText(plainText: string, languageIso: string): string {
  if (hasToken(plainText, 'unsubscribeLink')) return plainText
  const { text, link } = sentences[languageOf(languageIso)]
  return `${plainText}\n\n-- \n${text}\n${link}: {unsubscribeLink}\n`
}
