import { mailboxHeader, textHeader, wordsHeader } from './header-text.rules.ts'
import { wireAddress } from './wire-address.rules.ts'

export interface SystemMail {
  senderName: string
  senderEmail: string
  recipientEmail: string
  /** Left of the @; the same over all attempts, so that a mailbox can tell a repeated mail. */
  messageName: string
  date: Date
  languageIso: string
  /** The subject as text; html and text in quoted-printable. */
  rendered: { subject: string; html: string; text: string }
}

/** A mail of the installation itself, to somebody who works with it: no list, no account, nothing that counts. */
export function assembleSystemMail(mail: SystemMail): { envelopeFrom: string; envelopeTo: string; data: Buffer } {
  const [sender, recipient] = [wireAddress(mail.senderEmail), wireAddress(mail.recipientEmail)]
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  const boundary = `=_alternative_${mail.date.getTime().toString(36)}`
  const headers = [
    wordsHeader('Date', mail.date.toUTCString().replace('GMT', '+0000').split(' ')),
    mailboxHeader('From', mail.senderName, sender),
    wordsHeader('To', [recipient]),
    textHeader('Subject', mail.rendered.subject),
    wordsHeader('Message-ID', [`<${mail.messageName}@${domain}>`]),
    'MIME-Version: 1.0\r\n',
    wordsHeader('Content-Type', ['multipart/alternative;', `boundary="${boundary}"`]),
    wordsHeader('Content-Language', [mail.languageIso]),
    'Auto-Submitted: auto-generated\r\n',
  ]
  const part = (subtype: string, content: string) =>
    `--${boundary}\r\nContent-Type: text/${subtype}; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n${content}\r\n`
  const body = `${part('plain', mail.rendered.text)}${part('html', mail.rendered.html)}--${boundary}--\r\n`
  return { envelopeFrom: sender, envelopeTo: recipient, data: Buffer.from(`${headers.join('')}\r\n${body}`, 'latin1') }
}
