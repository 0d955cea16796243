import type { SmtpReply } from './verdict.ts'

const maximumReplyBytes = 16_384
const lineFeed = 10
const carriageReturn = 13
const space = 32
const hyphen = 45
const zero = 48

const enhancedCode = /^[245]\.\d{1,3}\.\d{1,3}(?=\s|$)/
const unusualText = /[^\x20-\x7e]/

/** The relay sent something that is no reply, or one reply too many. */
export class ProtocolError extends Error {}

/** Cuts what the relay sends into replies. */
export class ReplyReader {
  /** How many bytes have come so far, and where in them the last reply began. */
  received = 0
  lastBegan = 0
  private text = ''
  private replyStart = 0
  private lineStart = 0

  feed(chunk: Buffer): void {
    const text = chunk.toString('latin1')
    this.received += chunk.length
    this.text = this.replyStart < this.text.length ? this.text.slice(this.replyStart) + text : text
    this.lineStart -= this.replyStart
    this.replyStart = 0
  }

  /** The next complete reply; null until more has come. */
  next(): SmtpReply | null {
    const text = this.text
    for (;;) {
      const end = text.indexOf('\n', this.lineStart)
      const length = (end < 0 ? text.length : end) - this.replyStart
      if (length > maximumReplyBytes) throw new ProtocolError('a reply without end')
      if (end < 0) return null
      const code = codeOfLine(text, this.lineStart)
      if (code !== codeOfLine(text, this.replyStart)) throw new ProtocolError('reply lines with different codes')
      const continues = text.charCodeAt(this.lineStart + 3) === hyphen
      this.lineStart = end + 1
      if (continues) continue
      const reply = toReply(code, text.slice(this.replyStart, end))
      this.lastBegan = this.received - text.length + this.replyStart
      this.replyStart = end + 1
      return reply
    }
  }
}

function codeOfLine(text: string, at: number): number {
  const hundreds = text.charCodeAt(at) - zero
  const tens = text.charCodeAt(at + 1) - zero
  const ones = text.charCodeAt(at + 2) - zero
  const isCode = hundreds >= 2 && hundreds <= 5 && tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9
  if (!isCode || !endsCode(text.charCodeAt(at + 3))) throw new ProtocolError('something that is no reply')
  return hundreds * 100 + tens * 10 + ones
}

function endsCode(character: number): boolean {
  return character === space || character === hyphen || character === carriageReturn || character === lineFeed
}

function toReply(code: number, raw: string): SmtpReply {
  const lines = raw.includes('\n') ? raw.split('\n') : [raw]
  const enhanced = enhancedCode.exec(raw.slice(4))?.[0] ?? null
  const texts = lines.map((line) => {
    const text = line.slice(4, line.endsWith('\r') ? -1 : undefined)
    return enhanced !== null && text.startsWith(enhanced) ? text.slice(enhanced.length + 1) : text
  })
  return { code, enhanced, text: texts.map(readable).join('\n') }
}

/** UTF-8 where the relay speaks it (RFC 6531); control characters must reach neither logs nor database. */
function readable(text: string): string {
  if (!unusualText.test(text)) return text
  return Buffer.from(text, 'latin1')
    .toString('utf8')
    .replace(/\p{Cc}/gu, ' ')
}
