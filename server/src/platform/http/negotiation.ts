import { AppError } from '../errors/app-error.ts'

const acceptable = new Set(['*/*', 'application/*', 'application/json', 'application/problem+json'])
const maxQueryBytes = 8 * 1024

interface Head {
  method: string
  url: string
  headers: Record<string, string | string[] | undefined>
}

/** JSON only, but lenient where a header is absent. */
export function checkNegotiation({ method, url, headers }: Head): void {
  if (headers.accept !== undefined && !accepts(String(headers.accept))) {
    throw new AppError('not_acceptable', 'This API answers in application/json; accept that or send no Accept header.')
  }
  const query = url.indexOf('?')
  if (query >= 0 && url.length - query - 1 > maxQueryBytes) {
    throw new AppError('uri_too_long', `The query string may hold ${maxQueryBytes} bytes.`)
  }
  const type = headers['content-type']
  const mustBeNamed = method === 'POST' || method === 'PUT'
  if (hasBody(headers) && (type !== undefined || mustBeNamed) && !isJson(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json in UTF-8.')
  }
}

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
