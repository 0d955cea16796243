export interface Mail {
  /** Empty for the null sender. */
  envelopeFrom: string
  envelopeTo: string
  /** Goes out as it is: CRLF line ends only, the last one included, and no line that begins with a dot. Nobody checks. */
  data: Buffer
}

export interface SmtpReply {
  code: number
  /** The enhanced status code (RFC 3463) as the relay wrote it. */
  enhanced: string | null
  /** The lines without reply code and enhanced code, joined by line feeds, free of control characters. */
  text: string
}

/** The command a reply answers; `dot` is the end of the body. */
export type Phase = 'mail' | 'rcpt' | 'data' | 'dot'

/** Why a mail came back unsent: the relay or the way to it, the address itself, or the caller's permit or deadline. */
export type Fault = 'relay' | 'address' | 'caller'

/** What one attempt to hand a mail to the relay meant. */
export type SmtpVerdict =
  | { kind: 'accepted'; reply: SmtpReply }
  | { kind: 'deferred'; phase: Phase; reply: SmtpReply }
  /** In phase `mail` the relay refuses the sender, not the recipient. */
  | { kind: 'rejected'; phase: Phase; reply: SmtpReply }
  /** Never past the dot, so it is safe to try again and no attempt is to be charged. */
  | { kind: 'returned'; fault: Fault; reason: string }
  /** The permit was refused before the dot. */
  | { kind: 'withheld' }
  /** Past the dot without a readable answer: the relay may have it or not. */
  | { kind: 'inDoubt'; reason: string }

/** What a final or intermediate refusal means; undefined for a reply that refuses nothing. */
export function refusal(phase: Phase, reply: SmtpReply): SmtpVerdict | undefined {
  if (reply.code >= 400 && reply.code < 500) return { kind: 'deferred', phase, reply }
  if (reply.code >= 500) return { kind: 'rejected', phase, reply }
  return undefined
}
