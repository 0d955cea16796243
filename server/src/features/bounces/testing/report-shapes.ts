import { classifyReply, readReply } from '../classify-reply.rules.ts'

/** What a report is made of; every mail system wraps it in its own way. */
export interface ReportContent {
  /** Where the report is sent to. */
  to: string
  recipient: string
  /** The refusing server's words. */
  answer: string
  remoteHost?: string
}

const original = (to: string, recipient: string) =>
  `Return-Path: <${to}>\nFrom: Nord <news@nord.example>\nTo: ${recipient}\nSubject: Neues aus Kiel\nMessage-ID: <abc.1@nord.example>\n`

/** RFC 3464 says that a long line is folded. */
const folded = (text: string) => text.replace(/(.{60,76}) /g, '$1\n    ')

function statusOf(answer: string): string {
  const { enhanced } = readReply(answer)
  return enhanced ?? (classifyReply(readReply(answer)).class === 'soft' ? '4.0.0' : '5.0.0')
}

function standard(from: string, note: string, fields: string, { to, recipient }: ReportContent): string {
  return `Return-Path: <>
From: ${from}
To: ${to}
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
    boundary="4XyZ.1700000000/mx.test"

This is a MIME-encapsulated message.

--4XyZ.1700000000/mx.test
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

${note}

--4XyZ.1700000000/mx.test
Content-Type: message/delivery-status

${fields}
--4XyZ.1700000000/mx.test
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

${original(to, recipient)}
--4XyZ.1700000000/mx.test--
`
}

const fieldsOf = (
  mta: string,
  { recipient, answer, remoteHost = 'mx.empfang.example' }: ReportContent,
) => `Reporting-MTA: dns; ${mta}
X-Postfix-Queue-ID: 4XyZ
Original-Envelope-Id: run-4711
Arrival-Date: Sat, 14 Nov 2026 08:00:00 +0000 (UTC)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: failed
Status: ${statusOf(answer)}
Remote-MTA: dns; ${remoteHost}
Diagnostic-Code: smtp; ${folded(answer)}
`

/** With the fields of RFC 3464: the class must come out whatever surrounds them. */
export const standardShapes: Record<string, (content: ReportContent) => string> = {
  Postfix: (content) =>
    standard(
      'MAILER-DAEMON@relay.test (Mail Delivery System)',
      `This is the mail system at host relay.test.\n\n<${content.recipient}>: host said: ${content.answer}`,
      fieldsOf('relay.test', content),
      content,
    ),
  Exim: (content) =>
    standard(
      'Mail Delivery System <Mailer-Daemon@exim.test>',
      'This message was created automatically by mail delivery software.',
      fieldsOf('exim.test', content),
      content,
    ),
  Sendmail: (content) =>
    standard(
      'Mail Delivery Subsystem <MAILER-DAEMON@sendmail.test>',
      '   ----- The following addresses had permanent fatal errors -----',
      fieldsOf('sendmail.test', content),
      content,
    ).replaceAll('\n', '\r\n'),
  Exchange: (content) =>
    standard(
      'Microsoft Outlook <postmaster@firma.example>',
      `Fehler bei der Nachrichtenzustellung an folgende Empfänger: ${content.recipient}`,
      fieldsOf('mail.firma.example', content),
      content,
    ),
  Gmail: (content) =>
    standard(
      'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
      '** Address not found **',
      fieldsOf('googlemail.com', content),
      content,
    ),
}

const plain = (from: string, to: string, text: string, headers = '') =>
  `Return-Path: <>\nFrom: ${from}\nTo: ${to}\nSubject: failure notice\n${headers}Content-Type: text/plain; charset=utf-8\n\n${text}\n`

/** Without any: only the words of the text can be read. */
export const textShapes: Record<string, (content: ReportContent) => string> = {
  qmail: ({ to, recipient, answer }) =>
    plain(
      'MAILER-DAEMON@qmail.test',
      to,
      `Hi. This is the qmail-send program at qmail.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\nThis is a permanent error.\n\n<${recipient}>:\n192.0.2.7 does not like recipient.\nRemote host said: ${answer}\n\n--- Below this line is a copy of the message.\n\n${original(to, recipient)}`,
    ),
  Exim: ({ to, recipient, answer }) =>
    plain(
      'Mail Delivery System <Mailer-Daemon@exim.test>',
      to,
      `This message was created automatically by mail delivery software.\n\nA message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  ${recipient}\n    host mx.empfang.example [192.0.2.7]\n    SMTP error from remote mail server after RCPT TO:<${recipient}>: ${answer}\n\n------ This is a copy of the message, including all the headers. ------\n\n${original(to, recipient)}`,
      `X-Failed-Recipients: ${recipient}\nAuto-Submitted: auto-replied\n`,
    ),
  Exchange: ({ to, recipient, answer }) =>
    plain(
      'System Administrator <postmaster@firma.example>',
      to,
      `Your message did not reach some or all of the intended recipients.\n\n      Subject:\tNeues aus Kiel\n\nThe following recipient(s) could not be reached:\n\n      ${recipient} on 14.11.2026 09:00\n            ${answer}\n`,
    ),
  Notes: ({ to, recipient, answer }) =>
    plain(
      'Postmaster@notes.test',
      to,
      `Ihre Nachricht\n\n   Betreff: Neues aus Kiel\n\nwurde nicht zugestellt an:\n\n   ${recipient}\n\nweil:\n\n   ${answer}\n`,
    ),
  Sendmail: ({ to, recipient, answer }) =>
    plain(
      'Mail Delivery Subsystem <MAILER-DAEMON@sendmail.test>',
      to,
      `The original message was received\n\n   ----- The following addresses had permanent fatal errors -----\n<${recipient}>\n    (reason: ${answer})\n\n   ----- Transcript of session follows -----\n... while talking to mx.empfang.example.:\n`,
    ),
}
