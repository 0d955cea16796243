import type { MailFrame } from '../index.ts'
import { rsaSigner } from './example-signers.ts'

/** What differs from example to example; the rest is the same for all. */
export interface ExampleContent {
  frame: Partial<MailFrame> & Pick<MailFrame, 'class'>
  subject: string
  text: string
  html: string
}

const page = (body: string) =>
  `<!doctype html>\n<html lang="de">\n<head><meta charset="utf-8"><title>Nordlicht</title></head>\n<body>\n${body}\n</body>\n</html>\n`
const leave = {
  text: '\n\nAbmelden: {unsubscribeLink}\n',
  html: '<p style="font-size: 12px"><a href="{unsubscribeLink}">Abmelden</a></p>',
}

/** What the service says in an opt-in or opt-out mail. */
export const matterExampleValues = {
  channels: 'Neue Bücher und Lesungen',
  requestedAt: '2. März 2026 um 09:30 MEZ',
  expiresAt: '9. März 2026',
  senderName: 'Bücherei Nordlicht',
  legalNotice:
    'Bücherei Nordlicht · Hafenstraße 1, 00000 Musterstadt · post@kunde.example · Impressum: https://kunde.example/impressum',
  brandColour: '#1f5f8b',
  onBrandColour: '#ffffff',
}

type Shipped = Record<'subject' | 'html' | 'plainText', string>

function matter(type: 'optin' | 'optout', { plainText, ...mail }: Shipped): ExampleContent {
  return { frame: { class: type }, ...mail, text: plainText }
}

/** The opt-in and the opt-out mail are those that are shipped. */
export const exampleContents = (shipped: (type: 'optin' | 'optout') => Shipped): readonly ExampleContent[] => [
  {
    frame: { class: 'newsletter' },
    subject: 'Frühling in der Bücherei',
    text: `Guten Tag {{V:2:liebe Leserin, lieber Leser}},\n\nseit heute stehen die neuen Bücher im Regal:\nhttps://kunde.example/neu?von=newsletter&monat=3${leave.text}`,
    html: page(
      `<h1>Frühling in der Bücherei</h1>\n<p>Guten Tag {{V:2:liebe Leserin, lieber Leser}},<br>seit heute stehen <a href="https://kunde.example/neu?von=newsletter&amp;monat=3">die neuen Bücher</a> im Regal.</p>\n${leave.html}`,
    ),
  },
  {
    frame: { class: 'birthday' },
    subject: 'Herzlichen Glückwunsch, {{V:2:}}: Zu Ihrem Geburtstag schenken wir Ihnen ein Buch Ihrer Wahl',
    text: `Alles Gute zum Geburtstag, {{V:2:}}!${leave.text}`,
    html: page(`<p>Alles Gute zum Geburtstag, {{V:2:}}! 🎂</p>\n${leave.html}`),
  },
  {
    frame: { class: 'campaign', senderName: 'Nordlicht, Team "Lesen"' },
    subject: 'Ihre Reservierung wartet',
    text: `Guten Tag,\n\nIhr Buch liegt bis Samstag bereit.${leave.text}`,
    html: page(`<p>Guten Tag,</p>\n<p>Ihr Buch liegt bis Samstag bereit.</p>\n${leave.html}`),
  },
  matter('optin', shipped('optin')),
  {
    frame: { class: 'trigger', senderName: 'Nordlicht', senderId: 'nordlichtt' },
    subject: 'Your booking 4711',
    text: 'Hello {{V:2:}},\n\nyour table is reserved for Friday at 7 pm.\n',
    html: page('<p>Hello {{V:2:}},</p>\n<p>your table is reserved for Friday at 7 pm.</p>'),
  },
  {
    frame: { class: 'system', senderName: 'Postrider', replyTo: null, listId: null, signers: [rsaSigner] },
    subject: 'Neues Passwort',
    text: 'Guten Tag,\n\nüber diesen Link setzen Sie ein neues Passwort:\nhttps://app.kunde.example/password/ex4mpl3\n',
    html: page('<p><a href="https://app.kunde.example/password/ex4mpl3">Neues Passwort setzen</a></p>'),
  },
  matter('optout', shipped('optout')),
  {
    frame: { class: 'welcome' },
    subject: 'Willkommen, {{V:2:}}',
    text: `Schön, dass Sie dabei sind, {{V:2:}}!${leave.text}`,
    html: page(`<p>Schön, dass Sie dabei sind, {{V:2:}}!</p>\n${leave.html}`),
  },
]
