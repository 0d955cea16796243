import { type Language, languageOf } from '../../platform/text/language.rules.ts'
import { dressed } from './letter-dress.rules.ts'

/** What the demo mailings say, by language; others get the English ones. */
export interface DemoLetter {
  name: string
  subject: string
  html: string
}

const triggerLetters: Record<Language, DemoLetter> = {
  de: {
    name: 'Passwort zurücksetzen',
    subject: 'Ihr neues Passwort',
    html: '<p>{{V:6:Guten Tag}} {{V:3:}},</p>\n<p><a href="{resetLink}">Neues Passwort wählen</a> – der Link gilt {validHours} Stunden.</p>',
  },
  en: {
    name: 'Password reset',
    subject: 'Your new password',
    html: '<p>{{V:6:Hello}} {{V:3:}},</p>\n<p><a href="{resetLink}">Choose a new password</a> – the link is valid for {validHours} hours.</p>',
  },
}

export function triggerLetter(languageIso: string): DemoLetter {
  return triggerLetters[languageOf(languageIso)]
}

export const triggerPlaceholders = ['resetLink', 'validHours']

const newsletterLetters: Record<Language, DemoLetter> = {
  de: {
    name: 'Rundbrief',
    subject: 'Neues für Sie, {{V:2:liebe Leserin, lieber Leser}}',
    html: dressed('travel', 'Neues für Sie', [
      '[[A:-:1:-:Guten Tag {{V:2}} {{V:3}}:-:Guten Tag]],',
      'hier stehen unsere Neuigkeiten.',
    ]),
  },
  en: {
    name: 'Newsletter',
    subject: 'News for you, {{V:2:dear reader}}',
    html: dressed('travel', 'News for you', ['[[A:-:1:-:Dear {{V:2}} {{V:3}}:-:Hello]],', 'here are our news.']),
  },
}

export function newsletterLetter(languageIso: string): DemoLetter {
  return newsletterLetters[languageOf(languageIso)]
}
