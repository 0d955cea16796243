import { type DeliveredMail, worldDomain } from './mail-world.ts'

/** A complaint as feedback loops send it (RFC 5965), with the header of the mail it is about. */
export function abuseReport({ to, about, recipient }: { to: string; about: DeliveredMail; recipient: string }): string {
  const [header = ''] = about.raw.split(/\r?\n\r?\n/)
  return [
    `From: <fbl@${worldDomain}>`,
    `To: <${to}>`,
    'Subject: complaint',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=feedback-report; boundary="arf"',
    '',
    '--arf',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'One of our users has marked this mail as spam.',
    '--arf',
    'Content-Type: message/feedback-report',
    '',
    'Feedback-Type: abuse',
    'User-Agent: Reader/1.0',
    'Version: 1',
    `Original-Mail-From: ${about.header('return-path')}`,
    `Original-Rcpt-To: <${recipient}>`,
    '',
    '--arf',
    'Content-Type: text/rfc822-headers',
    '',
    ...header.split(/\r?\n/),
    '',
    '--arf--',
    '',
  ].join('\r\n')
}
