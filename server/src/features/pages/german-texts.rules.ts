import { listed } from './listed-names.rules.ts'
import type { LanguageTexts } from './page-texts.rules.ts'

export const german: LanguageTexts = {
  confirm: 'Anmeldung bestätigen',
  pressAgain: 'Bitte drücken Sie noch einmal auf den Knopf.',
  unsubscribe: 'Abmelden',
  unsubscribeAll: 'Von allen E‑Mails abmelden',
  undo: 'Abmeldung zurücknehmen',
  withdraw: 'Einwilligung widerrufen',
  register: 'Noch einmal anmelden',
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
    undoAsk: ({ sender, channels }) => ({
      title: 'Möchten Sie die Abmeldung zurücknehmen?',
      lines: [
        channels.length > 0
          ? `Sie erhalten dann von ${sender} wieder E‑Mails zu ${listed(channels, 'und', '„“')}, wie vor der Abmeldung.`
          : `Sie erhalten dann wieder E‑Mails von ${sender}, wie vor der Abmeldung.`,
        'Die Abmeldung war gewollt? Dann schließen Sie diese Seite, und es bleibt dabei.',
      ],
    }),
    undoDone: ({ sender }) => ({
      title: 'Ihre Abmeldung ist zurückgenommen',
      lines: [`Alles ist wieder so, wie es bei ${sender} vor der Abmeldung war.`],
    }),
    undoExpired: ({ sender }) => ({
      title: 'Das lässt sich nicht mehr zurücknehmen',
      lines: [
        'Eine Abmeldung lässt sich sieben Tage lang zurücknehmen, und nur, solange sich seitdem nichts geändert hat.',
        `Wenn Sie wieder E‑Mails von ${sender} möchten, melden Sie sich bitte neu an.`,
      ],
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
    testLink: () => ({
      title: 'Das ist der Link einer Testmail',
      lines: ['In der Mail, die hinausgeht, tut er, was er sagt. Hier ändert er nichts.'],
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
    accountEnded: () => ({
      title: 'Dieser Link ist mit seinem Absender zu Ende gegangen',
      lines: [
        'Wer die E‑Mail geschrieben hat, hat sein Konto aufgegeben. Alles darin ist gelöscht, auch Ihre Daten.',
        'Sie bekommen von dort keine E‑Mails mehr.',
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
