import type { MailKey, MailTokens } from '../assembly/mail-tokens.rules.ts'

/** Whom a mail that came in is for. */
export type InboundAddress =
  | { kind: 'returnPath'; key: MailKey }
  | { kind: 'unsubscribe'; key: MailKey }
  /** What CFBL-Address names, and what providers of feedback loops are given. */
  | { kind: 'feedback' }

type Reader = Pick<MailTokens, 'decodeReturnPath' | 'decodeUnsubscribeAddress'>

/** Null for an address we never gave anybody. */
export function readInboundAddress(address: string, tokens: Reader): InboundAddress | null {
  if (address.length > 320) return null
  if (/^fbl@[^@\s]+$/i.test(address)) return { kind: 'feedback' }
  const bounced = tokens.decodeReturnPath(address)
  if (bounced) return { kind: 'returnPath', key: bounced }
  const leaving = tokens.decodeUnsubscribeAddress(address)
  return leaving && { kind: 'unsubscribe', key: leaving }
}

/** The message a complaint is about: the first name in it that we can have written. */
export function keyInNames(names: readonly string[], tokens: Reader): MailKey | null {
  for (const name of names) {
    const key = tokens.decodeReturnPath(name.includes('+') ? name : `b+${name}`)
    if (key) return key
  }
  return null
}
