/** `{name}` is filled with what the mail is about; nothing else is. */
export interface UserMailTexts {
  subject: string
  title: string
  intro: string
  button: string
  /** How long it is good, and what to do about it if it was not you. */
  otherwise: string
  link: string
  reason: string
}

/** What stands above the bare address, for mail programs that show no buttons. */
export const openByHand = {
  de: 'Falls sich der Knopf nicht öffnen lässt, rufen Sie diese Adresse auf:',
  en: 'If the button does not open, use this address:',
} as const
