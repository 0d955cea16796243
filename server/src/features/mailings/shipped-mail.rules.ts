import { languageOf } from '../../platform/text/language.rules.ts'
import {
  frameMail,
  mailButton,
  mailHeading,
  mailInk,
  mailLink,
  mailParagraph,
  mailSoftInk,
} from '../../platform/text/mail-frame.rules.ts'
import { type MatterType, matterLinks } from './mailing.rules.ts'
import { type ShippedTexts, shippedTexts } from './shipped-texts.rules.ts'

export interface ShippedMail {
  subject: string
  html: string
  plainText: string
}

interface Words extends ShippedTexts {
  /** Where the button leads. */
  address: string
}

/**
 * What an opt-in or opt-out mailing says until somebody writes something of their own. In a theme of the customer it
 * brings its paragraphs alone, without colours, so that they take on those around them.
 */
export function shippedMail(type: MatterType, languageIso: string, { isThemed }: { isThemed: boolean }): ShippedMail {
  const language = languageOf(languageIso)
  const texts = { ...shippedTexts[type][language], address: `{${matterLinks[type]}}` }
  return {
    // The person sees the sender beside it; lists of mails show it as it stands here.
    subject: texts.title,
    html: isThemed ? `${matter(texts, noInks)}\n${notice(texts, noInks)}` : page(language, texts),
    plainText: plainText(texts),
  }
}

const inks = { text: mailInk, soft: mailSoftInk }
const noInks = { text: '', soft: '' }
const colours = { brand: '{brandColour}', onBrand: '{onBrandColour}' }

function page(language: string, texts: Words): string {
  return frameMail({
    language,
    title: texts.title,
    brand: colours.brand,
    sender: '{senderName}',
    matter: matter(texts, inks),
    notice: notice(texts, inks),
  })
}

/** What it is about, since when, and the one thing to do about it. */
function matter(texts: Words, ink: typeof inks): string {
  const text = mailParagraph('text', 17, 27, ink.text)
  const small = mailParagraph('soft', 14, 21, ink.soft)
  return [
    mailHeading(texts.title, ink.text),
    text(texts.intro, '0 0 20px'),
    small(texts.topics, '0'),
    text('<strong>{channels}</strong>', '0 0 12px'),
    small(texts.time, '0'),
    text('{requestedAt}', '0 0 28px'),
    mailButton(texts.address, texts.button, colours),
    text(texts.otherwise, '0 0 20px'),
    small(mailLink(texts.link, texts.address, ink.soft), '0'),
  ].join('\n')
}

function notice(texts: Words, { soft }: typeof inks): string {
  const small = mailParagraph('soft', 13, 20, soft)
  return `${small(texts.reason, '0 0 8px')}\n${small('{legalNotice}', '0')}`
}

function plainText({ title, intro, topics, time, button, address, otherwise, reason }: Words): string {
  return [
    '{senderName}',
    `${title}\n${'='.repeat(title.length)}`,
    intro,
    `${topics}: {channels}\n${time}: {requestedAt}`,
    `${button}:\n${address}`,
    otherwise,
    `-- \n${reason}\n{legalNotice}\n`,
  ].join('\n\n')
}
