import { withoutAddresses } from '../../platform/text/without-addresses.rules.ts'

/** What one line of Postfix's log says about one mail in its queue. */
export type RelayEvent =
  /** The header has arrived. Says nothing about acceptance: the client may still leave before the final dot. */
  | { kind: 'named'; queueId: string; messageId: string }
  /** The queue manager has it: from here on Postfix answers for the mail. Repeated before every attempt. */
  | { kind: 'queued'; queueId: string; returnPath: string }
  | { kind: 'tried'; queueId: string; outcome: AttemptOutcome; replyCode: number | null; reply: string }
  | { kind: 'expired'; queueId: string }
  | { kind: 'removed'; queueId: string }

export type AttemptOutcome = 'delivered' | 'deferred' | 'bounced'

const outcomes = new Map<string, AttemptOutcome>([
  ['sent', 'delivered'],
  ['deferred', 'deferred'],
  ['bounced', 'bounced'],
])
/** Short ids are hexadecimal; long ones (`enable_long_queue_ids`) use digits and consonants. */
const queueIdForm = /^(?:[0-9A-F]{6,24}|[0-9B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]{10,24})$/
const longestReply = 1000

/** Reads a line of `maillog_file` or of syslog in either time format; null when it tells nothing about a queued mail. */
export function readPostfixLine(line: string): RelayEvent | null {
  // Time, host and program come from our own machine; whatever strangers wrote stands behind the first `]: `.
  const tagEnd = line.indexOf(']: ')
  if (tagEnd < 0) return null
  const tag = line.slice(line.lastIndexOf(' ', tagEnd) + 1, tagEnd)
  const program = tag.slice(tag.lastIndexOf('/') + 1, tag.indexOf('['))
  const idEnd = line.indexOf(': ', tagEnd + 3)
  const queueId = line.slice(tagEnd + 3, idEnd)
  if (!queueIdForm.test(queueId)) return null
  return readStatement(program, queueId, line.slice(idEnd + 2))
}

function readStatement(program: string, queueId: string, text: string): RelayEvent | null {
  if (program === 'smtpd') return null
  if (program === 'cleanup') return readName(queueId, text)
  if (text.startsWith('to=<')) return readAttempt(queueId, text)
  return program.endsWith('qmgr') ? readQueue(queueId, text) : null
}

function readName(queueId: string, text: string): RelayEvent | null {
  const head = 'message-id='
  return text.startsWith(head) ? { kind: 'named', queueId, messageId: text.slice(head.length) } : null
}

function readQueue(queueId: string, text: string): RelayEvent | null {
  if (text === 'removed') return { kind: 'removed', queueId }
  if (!text.startsWith('from=<')) return null
  if (text.endsWith('expired, returned to sender')) return { kind: 'expired', queueId }
  const end = text.lastIndexOf('>, size=')
  return end > 0 && text.endsWith(' (queue active)')
    ? { kind: 'queued', queueId, returnPath: text.slice(6, end) }
    : null
}

function readAttempt(queueId: string, text: string): RelayEvent | null {
  const head = ', status='
  const start = text.indexOf(head, text.indexOf('>, relay=')) + head.length
  const replyStart = text.indexOf(' (', start)
  const outcome = outcomes.get(text.slice(start, replyStart))
  if (!outcome) return null
  const reply = printable(text.slice(replyStart + 2, text.lastIndexOf(')')))
  const [, code] = /^(?:host \S+ said: )?(\d{3})\b/.exec(reply) ?? []
  return { kind: 'tried', queueId, outcome, replyCode: code ? Number(code) : null, reply }
}

/** A file that a crash has torn can hold any byte, and PostgreSQL takes no NUL. */
function printable(text: string): string {
  return withoutAddresses(text)
    .slice(0, longestReply)
    .replace(/\p{Cc}/gu, '?')
}
