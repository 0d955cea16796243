/** Longest line without the `=` of a soft line break. */
export const lineRoom = 75
export const softBreak = '=\r\n'

const space = 0x20
const dot = 0x2e
const equalsSign = 0x3d

const hexDigits = [...'0123456789ABCDEF'].map((digit) => digit.charCodeAt(0))

/**
 * The text as UTF-8 in quoted-printable, beginning at the start of a line. Every kind of line break becomes CRLF.
 * It never has a line over 75 characters, a dot at the start of a line, a tab, two blanks in a row or a blank at an
 * end, so it needs no dot stuffing, is its own relaxed DKIM form, and may be joined with other such text.
 */
export function encodeQuotedPrintable(text: string): string {
  return isPlainLine(text) ? text : encodeLines(text.toWellFormed())
}

/** The text that `encodeQuotedPrintable` was given. */
export function decodeQuotedPrintable(encoded: string): string {
  const bytes = encoded
    .replaceAll(softBreak, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** Most names and addresses need no encoding. */
function isPlainLine(text: string): boolean {
  if (text.length > lineRoom || text.charCodeAt(0) === dot) return false
  for (let index = 0; index < text.length; index += 1) {
    if (!isLiteral(text.charCodeAt(index), text, index)) return false
  }
  return true
}

function encodeLines(text: string): string {
  let lines = ''
  let line: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const code = text.codePointAt(index) as number
    if (isLineBreak(code)) {
      lines += String.fromCharCode(...line, 0x0d, 0x0a)
      line = []
      if (code === 0x0d && text.charCodeAt(index + 1) === 0x0a) index += 1
      continue
    }
    const staysLiteral = isLiteral(code, text, index)
    if (line.length + (staysLiteral ? 1 : encodedWidth(code)) > lineRoom) {
      lines += String.fromCharCode(...line) + softBreak
      line = []
    }
    if (staysLiteral && !(code === dot && line.length === 0)) line.push(code)
    else pushEncoded(line, code)
    if (code > 0xffff) index += 1
  }
  return lines + String.fromCharCode(...line)
}

function isLineBreak(code: number): boolean {
  return code === 0x0d || code === 0x0a
}

/** A blank stays when it is not at an end of a line and the one before it, if any, was encoded. */
function isLiteral(code: number, text: string, index: number): boolean {
  if (code !== space) return code > space && code < 0x7f && code !== equalsSign
  const next = text.charCodeAt(index + 1)
  return !Number.isNaN(next) && !isLineBreak(next) && text.charCodeAt(index - 1) !== space
}

function encodedWidth(code: number): number {
  if (code < 0x80) return 3
  if (code < 0x800) return 6
  return code < 0x10000 ? 9 : 12
}

function pushEncoded(line: number[], code: number): void {
  if (code < 0x80) {
    pushByte(line, code)
    return
  }
  if (code < 0x800) pushByte(line, 0xc0 | (code >> 6))
  else if (code < 0x10000) pushByte(line, 0xe0 | (code >> 12))
  else {
    pushByte(line, 0xf0 | (code >> 18))
    pushByte(line, 0x80 | ((code >> 12) & 0x3f))
  }
  if (code >= 0x800) pushByte(line, 0x80 | ((code >> 6) & 0x3f))
  pushByte(line, 0x80 | (code & 0x3f))
}

function pushByte(line: number[], byte: number): void {
  line.push(equalsSign, hexDigits[byte >> 4] as number, hexDigits[byte & 0x0f] as number)
}
