/** One generated request, before it becomes bytes. */
export interface FuzzRequest {
  kind: string
  method: string
  target: string
  headers: [string, string][]
  body: string | Uint8Array | null
  /** What must come of it, where the generator knows. */
  expect?: 'accepted key' | 'authentication_failed' | 'refused'
}

/** The parties that send requests: their keys in clear. */
export interface Keys {
  plain: string
  channels: string
  restricted: string
  large: string
}

/** A header with this value is sent with an address that no other request has. */
export const uniqueAddress = 'an address of its own'

export function basic(key: string, user = 'api'): string {
  return `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}`
}

/** Head and body as they go over the wire. A body is sent with its length unless the headers announce chunks. */
export function toBytes({ method, target, headers, body }: FuzzRequest): Buffer {
  const content = body === null ? null : Buffer.from(body as string)
  const isChunked = headers.some(([name, value]) => name.toLowerCase() === 'transfer-encoding' && value === 'chunked')
  const lines = [`${method} ${target} HTTP/1.1`]
  if (!headers.some(([name]) => name === 'host')) lines.push('host: api.postrider.example')
  for (const [name, value] of headers) lines.push(`${name}: ${value}`)
  if (content && !isChunked) lines.push(`content-length: ${content.length}`)
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
  if (!isChunked) return content ? Buffer.concat([head, content]) : head
  return Buffer.concat([head, inChunks(content ?? Buffer.alloc(0))])
}

function inChunks(content: Buffer): Buffer {
  const size = 1000
  const parts: Buffer[] = []
  for (let from = 0; from < content.length; from += size) {
    const part = content.subarray(from, from + size)
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

/** For a report: the request as text, long parts cut. */
export function describe(request: FuzzRequest): string {
  const text = JSON.stringify(toBytes(request).toString())
  return `${request.kind}: ${text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length} characters)` : text}`
}
