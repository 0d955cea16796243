import { httpRefusals } from '../errors/http.refusals.ts'
import type { Route } from './route.ts'

const acceptable = new Set(['*/*', 'application/*', 'application/json', 'application/problem+json'])
const maxQueryBytes = 8 * 1024

interface Head {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
}

/** JSON only, but lenient where a header is absent. A stream is read as events, and an upload may be of any type. */
export function checkNegotiation({ method, url, headers }: Head, kind: Route['kind']): void {
  const { accept } = headers
  if (accept !== undefined && !accepts(String(accept)) && !(kind === 'stream' && isEventStream(String(accept)))) {
    throw httpRefusals.not_acceptable()
  }
  const query = url.indexOf('?')
  if (query >= 0 && url.length - query - 1 > maxQueryBytes) {
    throw httpRefusals.query_too_long({ limit: maxQueryBytes })
  }
  if (kind === 'upload') return
  const type = headers['content-type']
  const mustBeNamed = method === 'POST' || method === 'PUT'
  if (hasBody(headers) && (type !== undefined || mustBeNamed) && !isJson(type)) {
    throw httpRefusals.unsupported_media_type()
  }
}

const isEventStream = (header: string) => /(^|[\s,])text\/(event-stream|\*)/i.test(header)

function accepts(header: string): boolean {
  return header.split(',').some((entry) => {
    const [type, ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter))
    return acceptable.has(type ?? '') && !refused
  })
}

function hasBody(headers: Head['headers']): boolean {
  const length = headers['content-length']
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0')
}

function isJson(header: string | string[] | undefined): boolean {
  const [type, ...parameters] = String(header ?? '')
    .split(';')
    .map((part) => part.trim().toLowerCase())
  if (type !== 'application/json') return false
  return parameters.every((parameter) => !parameter.startsWith('charset=') || /^charset="?utf-?8"?$/.test(parameter))
}
