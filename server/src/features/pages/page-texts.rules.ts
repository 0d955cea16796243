import type { PageLanguage } from './page-language.rules.ts'

export type NoteReason = 'CouldNotGetSubscriber' | 'CouldNotGetNewsletter' | 'BrowserVersionNotAvailable'
export type PageName =
  | 'optinAsk'
  | 'optinDone'
  | 'optinExpired'
  | 'unsubscribeAsk'
  | 'unsubscribeDone'
  | 'trackingAsk'
  | 'trackingDone'
  | NoteReason
  | 'unknownLink'
  | 'brokenLink'
  | 'nothingHere'
  | 'unreadable'
  | 'tooMany'
  | 'unavailable'
  | 'fault'

/** What the texts speak of. */
export interface Words {
  /** Who writes the mails. */
  sender: string
  /** Names of the channels it is about; none where the account does without channels. */
  channels: readonly string[]
}

export interface PageText {
  title: string
  lines: readonly string[]
}

interface LanguageTexts {
  pages: Record<PageName, (words: Words) => PageText>
  confirm: string
  pressAgain: string
  unsubscribe: string
  unsubscribeAll: string
  withdraw: string
  imprint: string
}

const german: LanguageTexts = {
  confirm: 'Anmeldung bestätigen',
  pressAgain: 'Bitte drücken Sie noch einmal auf den Knopf.',
  unsubscribe: 'Abmelden',
  unsubscribeAll: 'Von allen E‑Mails abmelden',
  withdraw: 'Einwilligung widerrufen',
  imprint: 'Impressum',
  pages: {
    optinAsk: ({ sender, channels }) => ({
      title: 'Bitte bestätigen Sie Ihre Anmeldung',
      lines: [
        channels.length > 0
          ? `Sie möchten von ${sender} E‑Mails zu ${listed(channels, 'und', '„“')} erhalten. Bestätigen Sie das bitte mit dem Knopf.`
          : `Sie möchten E‑Mails von ${sender} erhalten. Bestätigen Sie das bitte mit dem Knopf.`,
        'Sie haben sich nicht angemeldet? Dann schließen Sie diese Seite, und es geschieht nichts.',
      ],
    }),
    optinDone: ({ sender }) => ({
      title: 'Vielen Dank, Ihre Anmeldung ist bestätigt',
      lines: [`Sie erhalten ab jetzt E‑Mails von ${sender}. In jeder finden Sie einen Link zum Abmelden.`],
    }),
    optinExpired: () => ({
      title: 'Dieser Link gilt nicht mehr',
      lines: [
        'Ein Bestätigungslink gilt sieben Tage und nur bis zu einer Abmeldung.',
        'Melden Sie sich einfach noch einmal an. Sie bekommen dann einen neuen Link.',
      ],
    }),
    unsubscribeAsk: ({ sender, channels }) => ({
      title: 'Möchten Sie sich abmelden?',
      lines: [
        channels.length > 0
          ? `Sie erhalten dann von ${sender} keine E‑Mails mehr zu ${listed(channels, 'und', '„“')}.`
          : `Sie erhalten dann keine E‑Mails mehr von ${sender}.`,
      ],
    }),
    unsubscribeDone: ({ sender }) => ({
      title: 'Sie sind abgemeldet',
      lines: [`${sender} hat Ihre Abmeldung erhalten. Eine E‑Mail, die schon unterwegs ist, kann noch ankommen.`],
    }),
    trackingAsk: ({ sender }) => ({
      title: 'Möchten Sie nicht mehr erkannt werden?',
      lines: [
        `Sie haben eingewilligt, dass ${sender} sieht, welche E‑Mails Sie öffnen und welchen Links Sie folgen.`,
        'Ihre E‑Mails erhalten Sie danach wie bisher.',
      ],
    }),
    trackingDone: ({ sender }) => ({
      title: 'Sie werden nicht erkannt',
      lines: [`${sender} sieht nicht, welche E‑Mails Sie öffnen. Auch schon gesendete E‑Mails verraten es nicht mehr.`],
    }),
    CouldNotGetSubscriber: ({ sender }) => ({
      title: 'Hier ist nichts mehr abzumelden',
      lines: [`Ihre Daten sind bei ${sender} schon gelöscht. Sie erhalten keine E‑Mails mehr.`],
    }),
    CouldNotGetNewsletter: ({ sender }) => ({
      title: 'Diesen Newsletter gibt es nicht mehr',
      lines: [`${sender} hat ihn gelöscht. Die E‑Mail in Ihrem Postfach bleibt, wie sie ist.`],
    }),
    BrowserVersionNotAvailable: () => ({
      title: 'Die Ansicht im Browser ist nicht verfügbar',
      lines: ['Bitte lesen Sie den Newsletter in Ihrem E‑Mail-Programm.'],
    }),
    unknownLink: () => ({
      title: 'Diesen Link kennen wir nicht',
      lines: ['Vielleicht fehlt ein Stück. Öffnen Sie ihn bitte aus der E‑Mail, oder kopieren Sie ihn ganz.'],
    }),
    brokenLink: () => ({
      title: 'Mit diesem Link stimmt etwas nicht',
      lines: [
        'Vielleicht fehlt ein Stück. Öffnen Sie ihn bitte aus der E‑Mail, oder kopieren Sie ihn ganz.',
        'Zum Abmelden können Sie auch den Knopf „Abmelden“ Ihres E‑Mail-Programms nehmen.',
      ],
    }),
    nothingHere: () => ({ title: 'Hier ist keine Seite', lines: ['Bitte prüfen Sie die Adresse.'] }),
    unreadable: () => ({
      title: 'Das konnten wir nicht lesen',
      lines: ['Bitte gehen Sie zurück und versuchen Sie es noch einmal.'],
    }),
    tooMany: () => ({
      title: 'Einen Moment bitte',
      lines: ['Von Ihrem Anschluss kamen sehr viele Aufrufe. Bitte versuchen Sie es in einer Minute noch einmal.'],
    }),
    unavailable: () => ({
      title: 'Das hat gerade nicht geklappt',
      lines: [
        'Unser Dienst ist im Augenblick nicht erreichbar. Bitte versuchen Sie es gleich noch einmal; Ihr Link gilt weiter.',
      ],
    }),
    fault: () => ({
      title: 'Das hat nicht geklappt',
      lines: ['Der Fehler liegt bei uns. Bitte versuchen Sie es später noch einmal; Ihr Link gilt weiter.'],
    }),
  },
}

const english: LanguageTexts = {
  confirm: 'Confirm subscription',
  pressAgain: 'Please press the button once more.',
  unsubscribe: 'Unsubscribe',
  unsubscribeAll: 'Unsubscribe from all emails',
  withdraw: 'Withdraw my consent',
  imprint: 'Legal notice',
  pages: {
    optinAsk: ({ sender, channels }) => ({
      title: 'Please confirm your subscription',
      lines: [
        channels.length > 0
          ? `You would like to receive emails from ${sender} about ${listed(channels, 'and', '“”')}. Please confirm this with the button.`
          : `You would like to receive emails from ${sender}. Please confirm this with the button.`,
        'You did not subscribe? Then close this page and nothing will happen.',
      ],
    }),
    optinDone: ({ sender }) => ({
      title: 'Thank you, your subscription is confirmed',
      lines: [`From now on you receive emails from ${sender}. Each of them has a link to unsubscribe.`],
    }),
    optinExpired: () => ({
      title: 'This link is no longer valid',
      lines: [
        'A confirmation link is valid for seven days, and only until you unsubscribe.',
        'Simply subscribe once more. You will then get a new link.',
      ],
    }),
    unsubscribeAsk: ({ sender, channels }) => ({
      title: 'Would you like to unsubscribe?',
      lines: [
        channels.length > 0
          ? `You will then receive no more emails from ${sender} about ${listed(channels, 'and', '“”')}.`
          : `You will then receive no more emails from ${sender}.`,
      ],
    }),
    unsubscribeDone: ({ sender }) => ({
      title: 'You are unsubscribed',
      lines: [`${sender} has received your request. An email that is already on its way may still arrive.`],
    }),
    trackingAsk: ({ sender }) => ({
      title: 'Would you like not to be recognised any more?',
      lines: [
        `You have agreed that ${sender} sees which emails you open and which links you follow.`,
        'You will go on receiving your emails as before.',
      ],
    }),
    trackingDone: ({ sender }) => ({
      title: 'You are not recognised',
      lines: [
        `${sender} does not see which emails you open. Emails that were sent before do not tell any more either.`,
      ],
    }),
    CouldNotGetSubscriber: ({ sender }) => ({
      title: 'There is nothing left to unsubscribe',
      lines: [`${sender} has already deleted your data. You will receive no more emails.`],
    }),
    CouldNotGetNewsletter: ({ sender }) => ({
      title: 'This newsletter no longer exists',
      lines: [`${sender} has deleted it. The email in your mailbox stays as it is.`],
    }),
    BrowserVersionNotAvailable: () => ({
      title: 'The browser version is not available',
      lines: ['Please read the newsletter in your email program.'],
    }),
    unknownLink: () => ({
      title: 'We do not know this link',
      lines: ['A part of it may be missing. Please open it from the email, or copy all of it.'],
    }),
    brokenLink: () => ({
      title: 'Something is wrong with this link',
      lines: [
        'A part of it may be missing. Please open it from the email, or copy all of it.',
        'To unsubscribe you can also use the “Unsubscribe” button of your email program.',
      ],
    }),
    nothingHere: () => ({ title: 'There is no page here', lines: ['Please check the address.'] }),
    unreadable: () => ({ title: 'We could not read that', lines: ['Please go back and try again.'] }),
    tooMany: () => ({
      title: 'One moment, please',
      lines: ['There were very many requests from your connection. Please try again in a minute.'],
    }),
    unavailable: () => ({
      title: 'That did not work just now',
      lines: ['Our service cannot be reached at the moment. Please try again shortly; your link stays valid.'],
    }),
    fault: () => ({
      title: 'That did not work',
      lines: ['The mistake is on our side. Please try again later; your link stays valid.'],
    }),
  },
}

export const pageTexts: Record<PageLanguage, LanguageTexts> = { de: german, en: english }

/** `„A“, „B“ und „C“` */
function listed(names: readonly string[], and: string, quotes: string): string {
  const quoted = names.map((name) => `${quotes[0]}${name}${quotes[1]}`)
  const last = quoted.pop() as string
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${and} ${last}`
}
