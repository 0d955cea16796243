import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import { type FooterLink, withFooterLink } from '../rendering/body-end.rules.ts'

const sentences: Record<Language, Omit<FooterLink, 'placeholder'>> = {
  de: {
    text: 'Sie haben eingewilligt, dass wir sehen, was Sie öffnen und anklicken.',
    link: 'Einwilligung widerrufen',
  },
  en: { text: 'You have agreed that we see what you open and click.', link: 'Withdraw your consent' },
}

/** A mail that recognises its reader says so, and shows the way out of it: withdrawing is as easy as agreeing. */
export function withWithdrawal(html: string, languageIso: string, placeholder: string): string {
  return withFooterLink(html, { ...sentences[languageOf(languageIso)], placeholder })
}
