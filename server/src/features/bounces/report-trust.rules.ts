import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { type MessageState, type MessageStateName, messageStateName } from '../messages/message-state.rules.ts'

/** The message a report is about, as the ledger knows it. */
export interface ReportedMessage {
  subscriberId: number | null
  /** Null when the subscriber is gone. */
  emailKey: string | null
  /** It was meant for an address that the subscriber no longer has. */
  isOfFormerAddress: boolean
  newsletterId: number
  channelId: number
  isTest: boolean
  state: MessageState | null
  wireAt: Timestamp | null
  replyCode: number | null
  reply: string | null
}

export const distrusts = ['noMessage', 'testMail', 'neverSent', 'tooOld', 'subscriberGone', 'otherRecipient'] as const
export type Distrust = (typeof distrusts)[number]

const mostDays = 14
/** States in which a relay may have had the mail, so that somebody can report of it. */
const mayBeReported: Record<MessageStateName, boolean> = {
  onWire: true,
  accepted: true,
  inDoubt: true,
  unknown: true,
  expired: true,
  delivered: true,
  bounced: true,
  pending: false,
  claimed: false,
  deferred: false,
  rejected: false,
  excluded: false,
  canceled: false,
  quarantined: false,
}

/**
 * Why a report may not change anything, if so. Anybody can write a report; what only a server on the mail's way could
 * have is the return path, and even that is worth something only for a while and for this one address.
 */
export function distrustOf(
  message: ReportedMessage | undefined,
  { recipients, now }: { recipients: readonly string[]; now: Date },
): Distrust | null {
  if (!message || message.state === null) return 'noMessage'
  if (message.isTest) return 'testMail'
  if (message.wireAt === null || !mayBeReported[messageStateName(message.state)]) return 'neverSent'
  const days = (now.getTime() - millisecondsOf(message.wireAt)) / 86_400_000
  if (days > mostDays) return 'tooOld'
  if (message.subscriberId === null || message.emailKey === null) return 'subscriberGone'
  return isAbout(recipients, message.emailKey) ? null : 'otherRecipient'
}

/** Of somebody who is gone nothing is kept that was said about them. */
export function personIn(
  message: ReportedMessage | undefined,
  answer: string | null,
): { subscriberId: number | null; answer: string | null } {
  const isThere = message !== undefined && message.emailKey !== null
  return { subscriberId: isThere ? message.subscriberId : null, answer: isThere ? answer : null }
}

/** A report that names nobody is about the one recipient the mail had. */
function isAbout(recipients: readonly string[], emailKey: string): boolean {
  return (
    recipients.length === 0 ||
    recipients.some((text) => keyOf(text) === emailKey || keyOf(decodeXtext(text)) === emailKey)
  )
}

function keyOf(text: string): string | null {
  const parsed = parseEmail(text, true)
  return typeof parsed === 'string' ? null : parsed.emailKey
}

/** RFC 3461 writes some characters of an original recipient as +XX. */
function decodeXtext(text: string): string {
  return text.replace(/\+([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
