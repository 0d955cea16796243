import { allParts, firstHeader, partText, readMime } from '../bounces/read-mime.rules.ts'

/** A mail of ours, taken apart for whoever wants to look at it. */
export interface ReadMail {
  subject: string
  from: string
  /** As they stand in the mail, in its order. */
  headers: string
  html: string | null
  text: string | null
  /** Where its links lead, each once. */
  links: string[]
}

const longestPart = 4_000_000

export function readMail(raw: Buffer): ReadMail {
  const mail = readMime(raw)
  const parts = [...allParts(mail)]
  const textOf = (type: string) => {
    const part = parts.find((one) => one.type === type)
    return part ? partText(part, longestPart) : null
  }
  const [html, text] = [textOf('text/html'), textOf('text/plain')]
  const end = raw.indexOf('\r\n\r\n')
  return {
    subject: decodeWords(firstHeader(mail.headers, 'subject') ?? ''),
    from: decodeWords(firstHeader(mail.headers, 'from') ?? ''),
    headers: raw
      .subarray(0, end < 0 ? raw.length : end)
      .toString('latin1')
      .replaceAll('\r\n', '\n'),
    html,
    text,
    links: html === null ? linksInText(text ?? '') : linksInHtml(html),
  }
}

function linksInHtml(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)]
  return webLinks(found.map(([, double, single]) => decodeEntities(double ?? single ?? '')))
}

function linksInText(text: string): string[] {
  return webLinks(Array.from(text.matchAll(/https?:\/\/[^\s<>"]+/g), ([link]) => link))
}

function webLinks(links: string[]): string[] {
  return [...new Set(links.filter((link) => /^https?:\/\//i.test(link)))]
}

function decodeEntities(text: string): string {
  return text
    .replaceAll(/&#(\d{1,7});/g, (_all, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

/** Encoded words (RFC 2047), as header texts are written. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/(\?=)\s+(?==\?)/g, '$1')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_all, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decodeQ(word),
    )
}

function decodeQ(word: string): string {
  const bytes = word
    .replaceAll('_', ' ')
    .replaceAll(/=([\dA-F]{2})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
