import { escapeHtml } from '../../platform/text/html.rules.ts'
import type { Language } from '../../platform/text/language.rules.ts'
import {
  frameMail,
  mailButton,
  mailHeading,
  mailInk,
  mailLink,
  mailParagraph,
  mailSoftInk,
} from '../../platform/text/mail-frame.rules.ts'
import { linkMailTexts } from './link-mail-texts.rules.ts'
import { mailingMailTexts } from './mailing-mail-texts.rules.ts'
import { noticeMailTexts } from './notice-mail-texts.rules.ts'
import type { UserMailKind } from './user-link.rules.ts'
import type { UserMailTexts } from './user-mail-texts.rules.ts'

const userMailTexts: Record<UserMailKind, Record<Language, UserMailTexts>> = {
  ...linkMailTexts,
  ...noticeMailTexts,
  ...mailingMailTexts,
}

/** Names that the words are filled with, such as who invites. */
export type Matter = Readonly<Record<string, string>>

export interface UserMailContent {
  subject: string
  html: string
  text: string
}

/** What a mail to a user says. Whatever somebody once typed as a name stays text in it. */
export function writeUserMail(
  { kind, language, matter }: { kind: UserMailKind; language: Language; matter: Matter },
  address: string,
): UserMailContent {
  const texts = userMailTexts[kind][language]
  const plain = fill(texts, matter, (value) => value)
  return {
    subject: plain.subject,
    html: page(language, fill(texts, matter, escapeHtml), address),
    text: plainText(plain, address),
  }
}

function fill(texts: UserMailTexts, matter: Matter, quote: (value: string) => string): UserMailTexts {
  const filled = Object.entries<string>({ ...texts }).map(([name, text]) => [
    name,
    text.replace(/\{(\w+)\}/g, (_all, key: string) => quote(oneLine(matter[key] ?? ''))),
  ])
  return Object.fromEntries(filled) as UserMailTexts
}

function oneLine(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ').trim()
}

function plainText({ title, intro, button, otherwise, reason }: UserMailTexts, address: string): string {
  return [
    'Postrider',
    `${title}\n${'='.repeat(title.length)}`,
    intro,
    `${button}:\n${address}`,
    otherwise,
    `-- \n${reason}\n`,
  ].join('\n\n')
}

const colours = { brand: '#005d6e', onBrand: '#ffffff' }

function page(language: Language, texts: UserMailTexts, address: string): string {
  const text = mailParagraph('text', 17, 27, mailInk)
  const small = mailParagraph('soft', 14, 21, mailSoftInk)
  return frameMail({
    language,
    title: texts.title,
    brand: colours.brand,
    sender: 'Postrider',
    matter: [
      mailHeading(texts.title, mailInk),
      text(texts.intro, '0 0 28px'),
      mailButton(address, texts.button, colours),
      text(texts.otherwise, '0 0 20px'),
      small(mailLink(texts.link, address, mailSoftInk), '0'),
    ].join('\n'),
    notice: mailParagraph('soft', 13, 20, mailSoftInk)(texts.reason, '0'),
  })
}
