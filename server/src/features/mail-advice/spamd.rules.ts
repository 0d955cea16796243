export interface SpamVerdict {
  isSpam: boolean
  score: number
  /** From which score on it counts as spam there. */
  threshold: number
  /** The rules that it met, as SpamAssassin calls them. */
  symbols: string[]
}

export function spamdRequest(mail: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`SYMBOLS SPAMC/1.5\r\nContent-length: ${mail.length}\r\n\r\n`), mail])
}

/** Null = it is no answer of SpamAssassin. */
export function readSpamdAnswer(answer: string): SpamVerdict | null {
  const [head = '', body = ''] = answer.split(/\r?\n\r?\n/, 2)
  const [, said, score, threshold] = /^Spam:\s*(True|False)\s*;\s*(-?[\d.]+)\s*\/\s*(-?[\d.]+)/im.exec(head) ?? []
  if (!/^SPAMD\/[\d.]+ 0 /.test(head) || said === undefined) return null
  const symbols = body.split(',').flatMap((symbol) => symbol.trim() || [])
  return { isSpam: said.toLowerCase() === 'true', score: Number(score), threshold: Number(threshold), symbols }
}

interface SpamMail {
  from: { name: string; email: string }
  subject: string
  html: string
  text: string
  at: Date
}

/** The mail as a filter gets it to see, to nobody in particular. */
export function mailForSpamd({ from, subject, html, text, at }: SpamMail): Buffer {
  const word = (said: string) => `=?utf-8?B?${Buffer.from(said).toString('base64')}?=`
  const part = (type: string, content: string) =>
    `--part\r\nContent-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${folded(content)}\r\n`
  const host = from.email.split('@')[1] ?? 'localhost'
  const lines = [
    `From: ${word(from.name)} <${from.email}>`,
    `To: <reader@${host}>`,
    `Subject: ${word(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${at.getTime()}@${host}>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="part"',
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${part('plain', text)}${part('html', html)}--part--\r\n`)
}

function folded(content: string): string {
  return (
    Buffer.from(content)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n')
}
