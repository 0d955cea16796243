import { withFooterLink } from '../rendering/body-end.rules.ts'
import { hasToken } from './content.rules.ts'

const sentences = {
  de: { text: 'Sie möchten diesen Newsletter nicht mehr erhalten?', link: 'Hier abmelden' },
  en: { text: 'You no longer want to receive this newsletter?', link: 'Unsubscribe here' },
}

function sentenceIn(languageIso: string) {
  return languageIso.startsWith('de') ? sentences.de : sentences.en
}

/** A newsletter without a way to leave it gets one, inside its body where there is one. */
export function withUnsubscribeHtml(html: string, languageIso: string): string {
  if (hasToken(html, 'unsubscribeLink')) return html
  return withFooterLink(html, { ...sentenceIn(languageIso), placeholder: 'unsubscribeLink' })
}

export function withUnsubscribeText(plainText: string, languageIso: string): string {
  if (hasToken(plainText, 'unsubscribeLink')) return plainText
  const { text, link } = sentenceIn(languageIso)
  return `${plainText}\n\n-- \n${text}\n${link}: {unsubscribeLink}\n`
}
