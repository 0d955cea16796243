import type { Language } from '../../platform/text/language.rules.ts'
import type { FormBaseField } from './form.rules.ts'

export type FormFault =
  | 'emailMissing'
  | 'emailWrong'
  | 'channelMissing'
  | 'consentMissing'
  | 'answerMissing'
  | 'answerWrong'

interface FormWords {
  channels: string
  email: string
  optional: string
  privacy: string
  leaveEmpty: string
  afterwards: string
  pressAgain: string
  fields: Record<FormBaseField, string>
  faults: Record<FormFault, string>
  sent: { title: string; lines: (email: string) => string[] }
  closed: { title: string; line: string }
  notNow: { title: string; line: string }
}

/** What a form says by itself; everything else its owner has written. */
export const formWords: Record<Language, FormWords> = {
  en: {
    channels: 'What would you like?',
    email: 'Email address',
    optional: 'if you like',
    privacy: 'Privacy notice',
    leaveEmpty: 'Leave this empty',
    afterwards: 'You get one email and press one button in it. Until then nothing begins.',
    pressAgain: 'Please look it over and press the button once more.',
    fields: { firstname: 'First name', lastname: 'Last name', city: 'City' },
    faults: {
      emailMissing: 'Without an address nothing can reach you.',
      emailWrong: 'This is no complete address; one looks like name@example.com',
      channelMissing: 'Tick at least one.',
      consentMissing: 'Without your consent we may not write to you.',
      answerMissing: 'This is needed.',
      answerWrong: 'This does not fit here.',
    },
    sent: {
      title: 'Now look into your inbox',
      lines: (email) => [
        `If ${email} can get our mail, a message is on its way. Press the button in it, and it begins.`,
        'Nothing there after ten minutes? Look into the spam folder, or try another address. Everybody gets this answer, so nobody learns who reads us.',
      ],
    },
    closed: {
      title: 'There is nothing to sign up for here',
      line: 'This form is closed. Please ask whoever sent you here.',
    },
    notNow: { title: 'Signing up does not work just now', line: 'Nothing was kept. Please try again later.' },
  },
  de: {
    channels: 'Was möchten Sie erhalten?',
    email: 'E-Mail-Adresse',
    optional: 'wenn Sie möchten',
    privacy: 'Datenschutzhinweise',
    leaveEmpty: 'Bitte leer lassen',
    afterwards: 'Sie erhalten eine E-Mail und drücken darin einen Knopf. Bis dahin beginnt nichts.',
    pressAgain: 'Bitte sehen Sie es durch und drücken Sie den Knopf noch einmal.',
    fields: { firstname: 'Vorname', lastname: 'Nachname', city: 'Ort' },
    faults: {
      emailMissing: 'Ohne Adresse kann Sie nichts erreichen.',
      emailWrong: 'Das ist keine vollständige Adresse; eine sieht so aus: name@example.com',
      channelMissing: 'Wählen Sie mindestens eines.',
      consentMissing: 'Ohne Ihre Einwilligung dürfen wir Ihnen nicht schreiben.',
      answerMissing: 'Diese Angabe wird gebraucht.',
      answerWrong: 'Das passt hier nicht.',
    },
    sent: {
      title: 'Sehen Sie jetzt in Ihr Postfach',
      lines: (email) => [
        `Wenn ${email} unsere Post empfangen kann, ist eine Nachricht unterwegs. Drücken Sie den Knopf darin, und es beginnt.`,
        'Nach zehn Minuten nichts da? Sehen Sie im Spam-Ordner nach, oder nehmen Sie eine andere Adresse. Alle erhalten diese Antwort, damit niemand erfährt, wer uns liest.',
      ],
    },
    closed: {
      title: 'Hier kann man sich nicht anmelden',
      line: 'Dieses Formular ist geschlossen. Fragen Sie bitte dort, wo Sie herkommen.',
    },
    notNow: {
      title: 'Die Anmeldung geht gerade nicht',
      line: 'Es wurde nichts gespeichert. Bitte versuchen Sie es später.',
    },
  },
}
