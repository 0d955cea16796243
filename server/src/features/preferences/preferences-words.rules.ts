import type { Language } from '../../platform/text/language.rules.ts'

interface PreferencesWords {
  title: string
  for: (email: string) => string
  topics: string
  mailFirst: string
  language: string
  notice: string
  tracking: { name: string; about: string }
  save: string
  leaveAll: string
  hint: string
  saved: { title: string; line: string; mustConfirm: string; left: string }
  leftAll: { title: string; line: (sender: string) => string }
  notNow: string
  back: string
}

export const preferencesWords: Record<Language, PreferencesWords> = {
  en: {
    title: 'What may we send you?',
    for: (email) => `for ${email}`,
    topics: 'Topics',
    mailFirst: 'With a tick comes one mail to confirm it.',
    language: 'Language',
    notice: 'What we may notice',
    tracking: {
      name: 'That I open and click',
      about: 'Then we learn which articles you like. Without it we count, and never know whom.',
    },
    save: 'Save',
    leaveAll: 'Unsubscribe from all',
    hint: 'It counts at once. Nothing else about you is shown here, in case this mail was passed on.',
    saved: {
      title: 'Saved',
      line: 'Your choice counts from now on.',
      mustConfirm: 'One mail is on its way. Press the button in it, and what you have ticked begins.',
      left: 'A mail that is already on its way may still arrive.',
    },
    leftAll: {
      title: 'You are unsubscribed from everything',
      line: (sender) =>
        `${sender} writes to you no more, in topics to come either. A mail on its way may still arrive.`,
    },
    notNow: 'New topics cannot be ticked just now; nothing else was held up. Please try again later.',
    back: 'Back to your choice',
  },
  de: {
    title: 'Was dürfen wir Ihnen schicken?',
    for: (email) => `für ${email}`,
    topics: 'Themen',
    mailFirst: 'Mit einem Haken kommt eine E‑Mail, die das bestätigt.',
    language: 'Sprache',
    notice: 'Was wir bemerken dürfen',
    tracking: {
      name: 'Dass ich öffne und klicke',
      about: 'Dann erfahren wir, welche Artikel Sie mögen. Sonst zählen wir nur und wissen nie, wen.',
    },
    save: 'Speichern',
    leaveAll: 'Von allem abmelden',
    hint: 'Es gilt sofort. Mehr über Sie steht hier nicht, falls diese E‑Mail weitergegeben wurde.',
    saved: {
      title: 'Gespeichert',
      line: 'Ihre Wahl gilt ab jetzt.',
      mustConfirm: 'Eine E‑Mail ist unterwegs. Drücken Sie darin den Knopf, dann beginnt, was Sie angekreuzt haben.',
      left: 'Eine E‑Mail, die schon unterwegs ist, kann noch ankommen.',
    },
    leftAll: {
      title: 'Sie sind von allem abgemeldet',
      line: (sender) =>
        `${sender} schreibt Ihnen nicht mehr, auch nicht zu künftigen Themen. Was schon unterwegs ist, kann noch ankommen.`,
    },
    notNow:
      'Neue Themen lassen sich gerade nicht ankreuzen; alles andere gilt. Bitte versuchen Sie es später noch einmal.',
    back: 'Zurück zu Ihrer Wahl',
  },
}
