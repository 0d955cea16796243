/** A part of a mail, as it lies in the bytes; bodies are decoded only when somebody asks. */
export interface MimePart {
  headers: MimeHeaders
  /** In lower case, such as `message/delivery-status`. */
  type: string
  parts: MimePart[]
  /** As it came, one character per byte. */
  body: string
}
/** By name in lower case, unfolded, in the order of the mail. */
export type MimeHeaders = Map<string, string[]>

/** Whatever goes beyond these is not looked at. A report needs four parts and two levels. */
const limits = { depth: 10, parts: 100, headers: 500, headerLength: 10_000, headBytes: 200_000, text: 65_536 }

/** Never throws and takes time in proportion to the size: what cannot be read is a part without headers. */
export function readMime(raw: Buffer): MimePart {
  return readPart(raw.toString('latin1'), 0, { left: limits.parts })
}

function readPart(text: string, depth: number, budget: { left: number }): MimePart {
  budget.left -= 1
  const { head, body } = splitHead(text)
  const headers = readHeaders(head)
  const contentType = firstHeader(headers, 'content-type') ?? 'text/plain'
  const type = (/^[^\s;]{1,100}/.exec(contentType)?.[0] ?? 'text/plain').toLowerCase()
  const inner = depth < limits.depth ? innerTexts(type, contentType, body) : []
  const parts: MimePart[] = []
  for (const part of inner) if (budget.left > 0) parts.push(readPart(part, depth + 1, budget))
  return { headers, type, parts, body }
}

function innerTexts(type: string, contentType: string, body: string): string[] {
  if (type === 'message/rfc822' || type === 'message/global') return [body]
  const boundary = type.startsWith('multipart/') ? parameter(contentType, 'boundary') : undefined
  return boundary ? splitAt(body, boundary) : []
}

/** `headers, empty line, body`; a line may end in LF alone. */
function splitHead(text: string): { head: string; body: string } {
  if (/^\r?\n/.test(text)) return { head: '', body: text.slice(text.indexOf('\n') + 1) }
  const gap = /\n\r?\n/.exec(text)
  if (!gap) return { head: text.slice(0, limits.headBytes), body: '' }
  return { head: text.slice(0, Math.min(gap.index, limits.headBytes)), body: text.slice(gap.index + gap[0].length) }
}

export function readHeaders(head: string): MimeHeaders {
  const headers: MimeHeaders = new Map()
  let count = 0
  let current: string[] | undefined
  for (const line of head.trimEnd().split(/\r?\n/)) {
    if (current && /^[ \t]/.test(line)) {
      const last = current.length - 1
      const value = current[last] as string
      if (value.length < limits.headerLength) current[last] = `${value} ${line.trim()}`.slice(0, limits.headerLength)
      continue
    }
    const [, name, value] = /^([!-9;-~]{1,100}):[ \t]*(.*)$/.exec(line) ?? []
    current = undefined
    if (name === undefined || ++count > limits.headers) continue
    current = headers.get(name.toLowerCase()) ?? []
    current.push((value as string).slice(0, limits.headerLength).trim())
    headers.set(name.toLowerCase(), current)
  }
  return headers
}

export function firstHeader(headers: MimeHeaders, name: string): string | undefined {
  return headers.get(name)?.[0]
}

function parameter(header: string, name: string): string | undefined {
  const match = new RegExp(`;\\s{0,20}${name}\\s{0,20}=\\s{0,20}(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'i').exec(
    header,
  )
  return match?.[1] ?? match?.[2]
}

/** The texts between the lines that carry the boundary. */
function splitAt(body: string, boundary: string): string[] {
  const mark = `--${boundary}`
  const texts: string[] = []
  let start = -1
  for (let at = nextMark(body, mark, 0); at >= 0; at = nextMark(body, mark, at + mark.length)) {
    if (start >= 0) texts.push(body.slice(start, at))
    const lineEnd = body.indexOf('\n', at)
    const isLast = body.startsWith('--', at + mark.length)
    start = isLast || lineEnd < 0 ? -1 : lineEnd + 1
    if (start < 0 || texts.length >= limits.parts) return texts
  }
  if (start >= 0) texts.push(body.slice(start))
  return texts
}

function nextMark(body: string, mark: string, from: number): number {
  let at = body.indexOf(mark, from)
  while (at > 0 && body[at - 1] !== '\n') at = body.indexOf(mark, at + mark.length)
  return at
}

/** All parts, the outer before the inner. */
export function* allParts(part: MimePart): Generator<MimePart> {
  yield part
  for (const inner of part.parts) yield* allParts(inner)
}

/** The beginning of a part as text. */
export function partText({ headers, body }: MimePart, most = limits.text): string {
  const encoding = (firstHeader(headers, 'content-transfer-encoding') ?? '').toLowerCase()
  const bytes = decodeBody(body.slice(0, most), encoding)
  const charset = parameter(firstHeader(headers, 'content-type') ?? '', 'charset') ?? 'utf-8'
  return decodeText(bytes, charset).replace(/\r\n?/g, '\n')
}

function decodeBody(body: string, encoding: string): Buffer {
  if (encoding.startsWith('base64')) return Buffer.from(body, 'base64')
  if (!encoding.startsWith('quoted-printable')) return Buffer.from(body, 'latin1')
  const joined = body.replace(/=[ \t]{0,76}\r?\n/g, '')
  const plain = joined.replace(/=([\dA-Fa-f]{2})/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(plain, 'latin1')
}

function decodeText(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return bytes.toString('latin1')
  }
}
