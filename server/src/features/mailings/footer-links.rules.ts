import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import { type FooterLink, withFooterLink } from '../rendering/body-end.rules.ts'
import { hasToken } from './content.rules.ts'
import type { MailingType } from './mailing.rules.ts'

const footerLinks = {
  browserLink: {
    de: { text: 'Diese Mail wird nicht richtig angezeigt?', link: 'Im Browser ansehen' },
    en: { text: 'This mail does not look right?', link: 'View it in your browser' },
  },
  unsubscribeLink: {
    de: { text: 'Sie möchten diesen Newsletter nicht mehr erhalten?', link: 'Hier abmelden' },
    en: { text: 'You no longer want to receive this newsletter?', link: 'Unsubscribe here' },
  },
} satisfies Record<string, Record<Language, Omit<FooterLink, 'placeholder'>>>

/** Nobody has joined before the opt-in or is left after the opt-out, and what somebody has asked for is no newsletter. */
const hasFooter: Record<MailingType, boolean> = {
  standard: true,
  birthday: true,
  welcome: true,
  optin: false,
  optout: false,
  trigger: false,
}

export function needsFooter(type: MailingType): boolean {
  return hasFooter[type]
}

/** The links that a newsletter lacks: to read it in a browser, and the way out of it. */
function missingIn(content: string, languageIso: string): FooterLink[] {
  return Object.entries(footerLinks)
    .filter(([placeholder]) => !hasToken(content, placeholder))
    .map(([placeholder, sentences]) => ({ ...sentences[languageOf(languageIso)], placeholder }))
}

/** Inside its body where there is one. */
export function withFooterLinksHtml(html: string, languageIso: string): string {
  return missingIn(html, languageIso).reduce(withFooterLink, html)
}

export function withFooterLinksText(plainText: string, languageIso: string): string {
  const missing = missingIn(plainText, languageIso)
  if (missing.length === 0) return plainText
  const lines = missing.map(({ text, link, placeholder }) => `${text}\n${link}: {${placeholder}}\n`)
  return `${plainText}\n\n-- \n${lines.join('\n')}`
}
