import { providerOf } from './bounce-class.rules.ts'
import { type RemoteReply, readReply } from './classify-reply.rules.ts'
import {
  allParts,
  firstHeader,
  type MimeHeaders,
  type MimePart,
  partText,
  readHeaders,
  readMime,
} from './read-mime.rules.ts'
import { storedAnswer } from './stored-answer.rules.ts'
import { readTextBounce } from './text-bounce.rules.ts'

/** What a mail that came in has to say. Nothing in it is proven. */
export type Report =
  | BounceReport
  | ComplaintReport
  /** Out of office, a ticket system, a challenge. */
  | { kind: 'autoReply' }
  | { kind: 'other' }

export interface BounceReport {
  kind: 'bounce'
  /** RFC 3464: only `failed` is a failure. */
  action: 'failed' | 'info'
  reply: RemoteReply
  /** The other side's words, for the record. */
  answer: string
  recipients: string[]
  envelopeId: string | null
}

export interface ComplaintReport {
  kind: 'complaint'
  type: 'abuse' | 'optOut' | 'notSpam'
  /** Where the name of our message may stand. */
  names: string[]
  recipients: string[]
}

const feedbackTypes: Record<string, ComplaintReport['type']> = { 'opt-out': 'optOut', 'not-spam': 'notSpam' }

/** `toFeedbackAddress`: a mail to this address that has one of ours attached is a complaint in itself. */
export function readReport(raw: Buffer, { toFeedbackAddress = false } = {}): Report {
  const mail = readMime(raw)
  const parts = [...allParts(mail)]
  const ofType = (...types: string[]) => parts.find(({ type }) => types.includes(type))
  const feedback = ofType('message/feedback-report')
  if (feedback || toFeedbackAddress) {
    const complaint = readComplaint(feedback, parts)
    if (complaint) return complaint
  }
  const status = ofType('message/delivery-status', 'message/global-delivery-status')
  const bounce = status ? readDeliveryStatus(partText(status)) : undefined
  if (bounce) return bounce
  const text = readTextBounce(mail, parts)
  if (text) {
    const reply = readReply(text.answer)
    return {
      kind: 'bounce',
      action: 'failed',
      reply,
      answer: storedAnswer(reply),
      recipients: text.recipients,
      envelopeId: null,
    }
  }
  return { kind: isAutomatic(mail) ? 'autoReply' : 'other' }
}

function readDeliveryStatus(text: string): BounceReport | undefined {
  const groups = text.split(/\n[ \t]*\n/, 50).map(readHeaders)
  const about = groups.filter((group) => group.has('action') || group.has('final-recipient') || group.has('status'))
  const group = about.find((fields) => actionOf(fields) === 'failed') ?? about[0]
  if (!group) return undefined
  const ofMail = groups[0] as MimeHeaders
  const diagnostic = afterType(firstHeader(group, 'diagnostic-code') ?? '')
  const status = /^\s*([245]\.\d{1,3}\.\d{1,3})/.exec(firstHeader(group, 'status') ?? '')?.[1] ?? null
  const mta = afterType(firstHeader(group, 'remote-mta') ?? firstHeader(ofMail, 'reporting-mta') ?? '')
  const [host] = /^[\w.-]{1,255}/.exec(mta) ?? []
  const said = readReply(diagnostic, host === undefined ? undefined : providerOf(host))
  const reply = { ...said, enhanced: said.enhanced ?? believable(status, said.code) }
  return {
    kind: 'bounce',
    action: actionOf(group),
    reply,
    answer: storedAnswer(reply, host),
    recipients: ['final-recipient', 'original-recipient'].flatMap((name) =>
      (group.get(name) ?? []).map((value) => plainAddress(afterType(value))),
    ),
    envelopeId: firstHeader(ofMail, 'original-envelope-id')?.slice(0, 200) ?? null,
  }
}

/** Older servers turn every 550 without a code of its own into "no such mailbox". */
function believable(status: string | null, code: number | null): string | null {
  return status !== null && code !== null && /^5\.1\./.test(status) ? null : status
}

function actionOf(group: MimeHeaders): 'failed' | 'info' {
  return /^(delayed|relayed|expanded|delivered)/i.test(firstHeader(group, 'action') ?? '') ? 'info' : 'failed'
}

/** `rfc822; person@example.com`, `smtp; 550 …`, `dns; mx.example.com`. */
function afterType(value: string): string {
  return value.replace(/^[\w-]{1,30}\s{0,10};\s{0,10}/, '').trim()
}

function plainAddress(text: string): string {
  return text.replace(/^<|>$/g, '').trim().toLowerCase()
}

function readComplaint(feedback: MimePart | undefined, parts: readonly MimePart[]): ComplaintReport | undefined {
  const fields = feedback ? readHeaders(partText(feedback)) : new Map<string, string[]>()
  const originals = parts.flatMap(({ type, body, parts: [inner] }) => {
    if (type === 'message/rfc822' && inner) return [inner.headers]
    return type === 'text/rfc822-headers' ? [readHeaders(body.slice(0, 100_000))] : []
  })
  if (!feedback && originals.length === 0) return undefined
  const inOriginals = (name: string) => originals.flatMap((headers) => headers.get(name) ?? [])
  const names = [
    ...inOriginals('cfbl-feedback-id'),
    ...inOriginals('return-path'),
    ...(fields.get('original-mail-from') ?? []),
  ]
  const type = (firstHeader(fields, 'feedback-type') ?? 'abuse').toLowerCase()
  return {
    kind: 'complaint',
    type: Object.hasOwn(feedbackTypes, type) ? (feedbackTypes[type] as ComplaintReport['type']) : 'abuse',
    names: names.slice(0, 20).map(plainAddress),
    // Some providers write a stand-in for the address (RFC 6590).
    recipients: (fields.get('original-rcpt-to') ?? []).map(plainAddress).filter((text) => !text.includes('redacted')),
  }
}

const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply-from', 'x-vacation']

/** RFC 3834, and what was common before it. */
function isAutomatic({ headers }: Pick<MimePart, 'headers'>): boolean {
  const submitted = firstHeader(headers, 'auto-submitted')
  if (submitted !== undefined) return !/^no\b/i.test(submitted)
  if (automaticHeaders.some((name) => headers.has(name))) return true
  if (/^(auto_reply|junk)/i.test(firstHeader(headers, 'precedence') ?? '')) return true
  return /^(auto(matic|matische)?[ :-]{1,3}(reply|antwort)|out of (the )?office|abwesen)/i.test(
    firstHeader(headers, 'subject') ?? '',
  )
}
