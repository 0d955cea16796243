/** The longest line a header is folded to; a single longer word, such as a URL, stays in one piece. */
const lineLength = 76
const hardLimit = 998

// Controls and line separators could end a header or hide in it; runs of blanks would not survive folding.
const unprintable = /[\p{Cc}\u2028\u2029 ]+/gu
const plainName = /^[\w!#$%&'*+/=?^`{|}~-]+(?: [\w!#$%&'*+/=?^`{|}~-]+)*$/

/** A value that must not stand in a header; nothing is sent. */
export class HeaderError extends Error {
  override readonly name = 'HeaderError'
}

/** One line of text with nothing in it that a header cannot carry. */
function oneLine(text: string): string {
  // Decoders drop a byte order mark where an encoded word begins.
  return text.toWellFormed().replaceAll('\ufeff', '').replace(unprintable, ' ').trim()
}

/** An unstructured header such as Subject, with its line end. */
export function textHeader(name: string, value: string): string {
  const text = oneLine(value)
  const head = `${name}: `
  if (text === '') return `${name}:\r\n`
  const words = isReadAsWritten(text) ? text.split(' ') : []
  const canFold = words.length > 0 && words.every((word) => head.length + word.length <= lineLength)
  return `${canFold ? foldWords(head, words) : head + encodedWords(text, head.length)}\r\n`
}

/** A structured header of words that hold no blanks. */
export function wordsHeader(name: string, words: readonly string[]): string {
  for (const word of words)
    if (!/^[!-~]+$/.test(word) || word.length > hardLimit - 2 - name.length)
      throw new HeaderError(`${name} cannot carry ${JSON.stringify(word.slice(0, 80))}`)
  return `${foldWords(`${name}: `, words)}\r\n`
}

/** A header such as From, of a display name and an address that is already safe. */
export function mailboxHeader(header: string, displayName: string, address: string): string {
  const name = oneLine(displayName)
  const head = `${header}: `
  if (name === '') return `${head}${address}\r\n`
  const phrase = quotedPhrase(name, lineLength - head.length) ?? encodedWords(name, head.length)
  const lastLine = phrase.length - (phrase.lastIndexOf('\n') + 1) + (phrase.includes('\n') ? 0 : head.length)
  const separator = lastLine + address.length + 3 > lineLength ? '\r\n ' : ' '
  return `${head}${phrase}${separator}<${address}>\r\n`
}

/** As it is, or between quotation marks; null when it has to be encoded. */
function quotedPhrase(name: string, room: number): string | null {
  if (!isReadAsWritten(name)) return null
  const phrase = plainName.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`
  return phrase.length <= room ? phrase : null
}

/** Text that merely looks like an encoded-word would be decoded by the reader. */
function isReadAsWritten(text: string): boolean {
  return /^[ -~]*$/.test(text) && !text.includes('=?')
}

function foldWords(head: string, words: readonly string[]): string {
  let folded = head + (words[0] ?? '')
  let column = folded.length
  for (const word of words.slice(1)) {
    const fits = column + 1 + word.length <= lineLength
    folded += fits ? ` ${word}` : `\r\n ${word}`
    column = fits ? column + 1 + word.length : 1 + word.length
  }
  return folded
}

/** RFC 2047 in base64, one word per line, cut between characters only. */
function encodedWords(text: string, headLength: number): string {
  const words: string[] = []
  let chunk = ''
  let size = 0
  // `=?UTF-8?B?` and `?=` take 12 characters; four characters carry three bytes.
  let room = Math.floor((lineLength - headLength - 12) / 4) * 3
  for (const character of text) {
    const length = Buffer.byteLength(character)
    if (size + length > room) {
      words.push(chunk)
      chunk = ''
      size = 0
      room = 45
    }
    chunk += character
    size += length
  }
  return [...words, chunk].map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ')
}
