import type { RunClass } from '../messages/run-state.rules.ts'
import type { DkimSigner } from './dkim.rules.ts'
import { HeaderError, mailboxHeader, textHeader, wordsHeader } from './header-text.rules.ts'
import type { MailKey } from './mail-tokens.rules.ts'
import { wireAddress, wireDomain } from './wire-address.rules.ts'

export type MailClass = RunClass | 'system'

/** What all mails of one run share. */
export interface MailFrame {
  class: MailClass
  senderName: string
  senderEmail: string
  replyTo: string | null
  /** Where reports of failure go, such as b.kunde.example. */
  returnPathDomain: string
  messageIdDomain: string
  /** Two labels in front of the Message-ID's domain. */
  listId: { channel: string; account: string } | null
  listHelpUrl: string | null
  /** 5 to 15 characters by which a mailbox provider tells our streams apart. */
  senderId: string
  /** Opaque names, never plain ids. */
  feedback: { mailing: string; channel: string; account: string }
  cfblAddress: string | null
  languageIso: string
  /** Fixed for the run, so that a retry repeats the mail byte for byte. */
  date: Date
  signers: readonly DkimSigner[]
}

/** What one mail has of its own. */
export interface PersonalParts {
  key: MailKey
  /** Above 1 only when an operator deliberately sends the same message again. */
  generation?: number
  recipientEmail: string
  /** The subject as text; html and text in quoted-printable, with no blanks in a row and none at a line's end. */
  rendered: { subject: string; html: string; text: string }
  /** With it comes an address for those who leave by mail. */
  unsubscribeUrl: string | null
}

/** There is nothing to leave before the opt-in and after the opt-out, and users cannot leave the mails of their own login. */
const traits: Record<MailClass, { isToMany: boolean; canBeLeft: boolean }> = {
  newsletter: { isToMany: true, canBeLeft: true },
  birthday: { isToMany: true, canBeLeft: true },
  welcome: { isToMany: true, canBeLeft: true },
  campaign: { isToMany: true, canBeLeft: true },
  trigger: { isToMany: false, canBeLeft: true },
  optin: { isToMany: false, canBeLeft: false },
  optout: { isToMany: false, canBeLeft: false },
  system: { isToMany: false, canBeLeft: false },
}

/** The names `personalHeaders` may produce, in its order. */
export const personalNames = [
  'to',
  'subject',
  'message-id',
  'cfbl-feedback-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
]

/** The headers that are the same for everyone in the run, each with its line end. */
export function commonHeaders(frame: MailFrame, boundary: string): string[] {
  const sender = wireAddress(frame.senderEmail)
  const replyTo = frame.replyTo === null ? null : wireAddress(frame.replyTo)
  return [
    wordsHeader('Date', frame.date.toUTCString().replace('GMT', '+0000').split(' ')),
    mailboxHeader('From', frame.senderName, sender),
    ...(replyTo ? [wordsHeader('Reply-To', [replyTo])] : []),
    'MIME-Version: 1.0\r\n',
    wordsHeader('Content-Type', ['multipart/alternative;', `boundary="${boundary}"`]),
    wordsHeader('Content-Language', [frame.languageIso]),
    'Auto-Submitted: auto-generated\r\n',
    ...feedbackHeaders(frame),
    ...(traits[frame.class].isToMany ? listHeaders(frame, replyTo ?? sender) : []),
  ]
}

function feedbackHeaders({ feedback, senderId, cfblAddress }: MailFrame): string[] {
  const fields = [feedback.mailing, feedback.channel, feedback.account, senderId]
  if (!fields.every((field) => /^[\w.-]+$/.test(field)) || senderId.length < 5 || senderId.length > 15)
    throw new HeaderError(`Feedback-ID cannot carry ${JSON.stringify(fields)}`)
  return [
    wordsHeader('Feedback-ID', [fields.join(':')]),
    ...(cfblAddress === null ? [] : [wordsHeader('CFBL-Address', [`${wireAddress(cfblAddress)};`, 'report=arf'])]),
  ]
}

function listHeaders({ listId, listHelpUrl, messageIdDomain }: MailFrame, owner: string): string[] {
  return [
    ...(listId
      ? [wordsHeader('List-ID', [`<${wireDomain(`${listId.channel}.${listId.account}.${messageIdDomain}`)}>`])]
      : []),
    ...(listHelpUrl === null ? [] : [wordsHeader('List-Help', [link(listHelpUrl)])]),
    wordsHeader('List-Owner', [mailtoLink(owner)]),
    'Precedence: bulk\r\n',
  ]
}

/** The headers of one mail; a report about it comes back with the token of its return path. */
export function personalHeaders(
  { class: mailClass, cfblAddress }: MailFrame,
  parts: PersonalParts,
  names: { recipient: string; messageId: string; returnPathToken: string; unsubscribeAddress: () => string },
): string[] {
  const { rendered, unsubscribeUrl } = parts
  return [
    wordsHeader('To', [names.recipient]),
    textHeader('Subject', rendered.subject),
    wordsHeader('Message-ID', [names.messageId]),
    ...(cfblAddress === null ? [] : [wordsHeader('CFBL-Feedback-ID', [names.returnPathToken])]),
    ...(unsubscribeUrl === null || !traits[mailClass].canBeLeft
      ? []
      : unsubscribeHeaders(unsubscribeUrl, names.unsubscribeAddress())),
  ]
}

function unsubscribeHeaders(url: string, address: string): string[] {
  const ways = [`${link(url)},`, `<mailto:${address}>`]
  return [wordsHeader('List-Unsubscribe', ways), 'List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n']
}

function link(url: string): string {
  if (!/^https?:\/\/[!-;=?-~]+$/.test(url))
    throw new HeaderError(`not a URL for a header: ${JSON.stringify(url.slice(0, 80))}`)
  return `<${url}>`
}

/** An address may hold what a URL gives a meaning of its own. */
function mailtoLink(address: string): string {
  return `<mailto:${encodeURI(address).replace(/[?#&]/g, encodeURIComponent)}>`
}
