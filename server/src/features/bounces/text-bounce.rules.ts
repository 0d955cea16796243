import { allParts, firstHeader, type MimePart, partText } from './read-mime.rules.ts'

/** Reports of failure from before RFC 3464, or by programs that never read it. */
export interface TextBounce {
  answer: string
  recipients: string[]
}

interface Form {
  name: string
  /** How its reports begin. */
  opening: RegExp
  /** What stands directly before the reason. */
  reason: RegExp
}

const forms: readonly Form[] = [
  {
    name: 'qmail',
    opening: /this is the (qmail-send|\S{1,40}) program|was ?n[o']t able to deliver your message/i,
    reason: /<[^<>\s@]{1,64}@[^<>\s]{1,255}>:\s*\n/,
  },
  {
    name: 'Exim',
    opening: /message was created automatically by mail delivery software/i,
    reason: /\n {2}[^\s@]{1,64}@\S{1,255}\n(?: {4}host [^\n]{1,300}\n)?/,
  },
  {
    name: 'Exchange',
    opening:
      /(following recipient\(?s\)? (could|cannot)|delivery has failed to these|(zustellung|übermittlung) an folgende|could ?n[o']t be delivered to)/i,
    reason: /[^\s@<>]{1,64}@[^\s<>]{1,255}(?:> ?\([^\n]{0,200}\)| on [^\n]{4,60}| am [^\n]{4,60}|>)?\s*\n/,
  },
  {
    name: 'Notes',
    opening: /was not delivered to:|wurde nicht zugestellt an:/i,
    reason: /\n(?:because|weil|grund):?\s*\n/i,
  },
  {
    name: 'Sendmail',
    opening: /following addresses had (permanent )?(fatal|delivery)|transcript of session follows/i,
    reason: /\(reason: /,
  },
  {
    name: 'Postfix',
    opening: /this is the mail system at host|your message could not be delivered to one or more/i,
    reason: /<[^<>\s@]{1,64}@[^<>\s]{1,255}>: /,
  },
]

const longestReport = 8000
const originalBegins =
  /\n[-_ ]{2,}\s?(below this line|this is a copy|original message|unterhalb dieser zeile|ursprüngliche nachricht|returned (message|mail))|\n(return-path|received|diagnostic information for administrators): ?/i

/** Only a mail that says it comes from a mail system is read as a report, because people quote such texts, too. */
export function readTextBounce(
  mail: MimePart,
  parts: readonly MimePart[] = [...allParts(mail)],
): TextBounce | undefined {
  if (!comesFromMailSystem(mail)) return undefined
  const text = parts.find(({ type, parts: inner }) => type === 'text/plain' && inner.length === 0)
  if (!text) return undefined
  const whole = partText(text).slice(0, longestReport)
  const end = originalBegins.exec(whole)?.index ?? whole.length
  const report = whole.slice(0, end)
  const form = forms.find(({ opening }) => opening.test(report))
  const failed = firstHeader(mail.headers, 'x-failed-recipients')
  if (!form && !failed) return undefined
  return { answer: reasonIn(report, form), recipients: recipientsIn(report, failed) }
}

function comesFromMailSystem({ headers }: MimePart): boolean {
  const from = firstHeader(headers, 'from') ?? ''
  return (
    headers.has('x-failed-recipients') || /mailer-daemon|postmaster|mail delivery|microsoft exchange|<>/i.test(from)
  )
}

/** The server's own words where they are quoted, otherwise the paragraph behind the address. */
function reasonIn(report: string, form: Form | undefined): string {
  const quoted =
    /(?:^|[\s:;<(])([45]\d\d[ -](?:#?[45]\.\d{1,3}\.\d{1,3}\b)?[^\n]{0,600}(?:\n[ \t]{1,20}\S[^\n]{0,300}){0,8})/.exec(
      report,
    )?.[1]
  const found = form?.reason.exec(report)
  const behind = found ? (report.slice(found.index + found[0].length).split(/\n\s*\n/, 1)[0] ?? '') : ''
  const reason = quoted ?? behind
  return reason.replace(/\s+/g, ' ').trim().slice(0, 1000)
}

function recipientsIn(report: string, failed: string | undefined): string[] {
  const text = failed ?? report
  const found = text.match(/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}/g) ?? []
  return [...new Set(found.slice(0, 50).map((address) => address.toLowerCase().replace(/\.$/, '')))]
}
