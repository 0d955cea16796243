export interface OptinTexts {
  title: string
  intro: string
  topics: string
  time: string
  button: string
  link: string
  otherwise: string
  reason: string
}

const german: OptinTexts = {
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

const english: OptinTexts = {
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

export const optinTexts = { de: german, en: english }
