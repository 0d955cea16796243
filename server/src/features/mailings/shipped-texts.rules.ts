import type { Language } from '../../platform/text/language.rules.ts'
import type { MatterType } from './mailing.rules.ts'

export interface ShippedTexts {
  title: string
  intro: string
  topics: string
  time: string
  button: string
  link: string
  otherwise: string
  reason: string
}

const germanOptin: ShippedTexts = {
  title: 'Bitte bestätigen Sie Ihre Anmeldung',
  intro:
    'Guten Tag, für diese E-Mail-Adresse liegt uns eine Anmeldung vor. Erst wenn Sie zustimmen, schreiben wir Ihnen.',
  topics: 'Angemeldet für',
  time: 'Eingegangen am',
  button: 'Anmeldung bestätigen',
  link: 'Falls sich der Knopf nicht öffnen lässt, rufen Sie diese Adresse auf:',
  otherwise:
    'Sie waren das nicht oder haben es sich anders überlegt? Dann brauchen Sie nichts zu tun. Ohne Ihre Zustimmung verfällt die Anmeldung am {expiresAt}, und Sie hören nichts weiter von uns.',
  reason:
    'Diese E-Mail dient allein der Bestätigung und ist keine Werbung. Wir senden sie, weil diese Adresse bei {senderName} eingetragen wurde.',
}

const englishOptin: ShippedTexts = {
  title: 'Please confirm your subscription',
  intro: 'Hello, this email address was given to us for a subscription. We write to you only once you have agreed.',
  topics: 'Subscription to',
  time: 'Received on',
  button: 'Confirm the subscription',
  link: 'If the button does not open, use this address:',
  otherwise:
    'It was not you, or you have changed your mind? Then there is nothing to do. Without your consent the request lapses on {expiresAt}, and you will not hear from us again.',
  reason:
    'This mail only asks for your confirmation and advertises nothing. We send it because this address was entered at {senderName}.',
}

const germanOptout: ShippedTexts = {
  title: 'Sie sind abgemeldet',
  intro: 'Guten Tag, wir haben Ihre Abmeldung erhalten. Hierzu schreiben wir Ihnen nicht mehr.',
  topics: 'Abgemeldet von',
  time: 'Abgemeldet am',
  button: 'Abmeldung zurücknehmen',
  link: germanOptin.link,
  otherwise:
    'War das ein Versehen? Bis zum {expiresAt} können Sie die Abmeldung zurücknehmen; es ist dann, als hätten Sie sich nie abgemeldet. Sonst brauchen Sie nichts zu tun.',
  reason:
    'Diese E-Mail bestätigt allein Ihre Abmeldung und ist keine Werbung. Wir senden sie, weil diese Adresse bei {senderName} abgemeldet wurde.',
}

const englishOptout: ShippedTexts = {
  title: 'You are unsubscribed',
  intro: 'Hello, we have received your unsubscription. We will not write to you about this any more.',
  topics: 'Unsubscribed from',
  time: 'Unsubscribed on',
  button: 'Take it back',
  link: englishOptin.link,
  otherwise:
    'Was it a slip? Until {expiresAt} you can take it back, and it will be as if you had never unsubscribed. Otherwise there is nothing to do.',
  reason:
    'This mail only confirms that you unsubscribed and advertises nothing. We send it because this address was unsubscribed at {senderName}.',
}

export const shippedTexts: Record<MatterType, Record<Language, ShippedTexts>> = {
  optin: { de: germanOptin, en: englishOptin },
  optout: { de: germanOptout, en: englishOptout },
}
