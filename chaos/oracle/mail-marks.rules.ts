import { hash } from 'node:crypto'

/** What the judge needs to know of a mail. */
export interface MailMarks {
  messageId: string | null
  queueId: string | null
  token: string | null
  bodySha256: string
}

const messageIdPattern = /^message-id:\s*(<[^>\r\n]*>)/im
const topReceivedPattern = /^received:.*(?:\r\n[ \t].*)*/im
const postfixIdPattern = /\(Postfix\)[^;]*\sid\s+([0-9A-Za-z]+)/
// Encoders of quoted-printable leave letters and digits as they are; only the colon may be written otherwise.
const tokenPattern = /token(?::|=3A)([a-z0-9]{16})(?![a-z0-9])/g

/** Reads a mail as it stood between DATA and the dot. */
export function marksOf(mail: Buffer): MailMarks {
  const text = unstuffed(mail.toString('latin1'))
  const headEnd = text.indexOf('\r\n\r\n')
  const head = headEnd < 0 ? text : text.slice(0, headEnd)
  const body = headEnd < 0 ? '' : text.slice(headEnd + 4)
  return {
    messageId: messageIdPattern.exec(head)?.[1] ?? null,
    queueId: postfixIdPattern.exec(topReceivedPattern.exec(head)?.[0] ?? '')?.[1] ?? null,
    token: tokenIn(text, body),
    bodySha256: hash('sha256', Buffer.from(body, 'latin1')),
  }
}

function unstuffed(text: string): string {
  const inside = text.includes('\r\n.') ? text.replaceAll('\r\n.', '\r\n') : text
  return inside.startsWith('.') ? inside.slice(1) : inside
}

function tokenIn(text: string, body: string): string | null {
  const withoutSoftBreaks = body.includes('=\r\n') ? body.replaceAll('=\r\n', '') : body
  const decoded = /base64/i.test(text) ? decodedBase64Parts(text) : ''
  const tokens = new Set<string>()
  for (const [, token] of `${withoutSoftBreaks}\n${decoded}`.matchAll(tokenPattern)) tokens.add(token as string)
  return tokens.size === 0 ? null : [...tokens].join('+')
}

/** Also right for a mail without parts, which is then the only one. */
function decodedBase64Parts(text: string): string {
  const contents = text.split('\r\n--').map((part) => {
    const headEnd = part.indexOf('\r\n\r\n')
    const isBase64 = /^content-transfer-encoding:\s*base64/im.test(part.slice(0, Math.max(0, headEnd)))
    return isBase64 ? Buffer.from(part.slice(headEnd), 'base64').toString('latin1') : ''
  })
  return contents.join('\n')
}
