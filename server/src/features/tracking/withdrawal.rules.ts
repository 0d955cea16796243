import { withFooterLink } from '../rendering/body-end.rules.ts'

const sentences = {
  de: {
    text: 'Sie haben eingewilligt, dass wir sehen, was Sie öffnen und anklicken.',
    link: 'Einwilligung widerrufen',
  },
  en: { text: 'You have agreed that we see what you open and click.', link: 'Withdraw your consent' },
}

/** A mail that recognises its reader says so, and shows the way out of it: withdrawing is as easy as agreeing. */
export function withWithdrawal(html: string, languageIso: string, placeholder: string): string {
  return withFooterLink(html, { ...(languageIso.startsWith('de') ? sentences.de : sentences.en), placeholder })
}
