import { request } from 'node:http'

export interface Answer {
  status: number
  /** From the first byte sent to the last one received. */
  milliseconds: number
  body: { data?: unknown }
  cookie: string | null
}

export interface Call {
  method?: string
  headers?: Record<string, string>
  body?: object
  /** Of the caller; limits count each address for itself. */
  from?: string
}

/** Each time over a new connection, as a stranger's would be. */
export function call(port: number, path: string, { method = 'GET', headers, body, from }: Call = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const options = { port, path, method, agent: false, ...(from && { localAddress: from }) }
  const asked = request(
    { ...options, host: '127.0.0.1', headers: { ...headers, ...bodyHeaders(body) } },
    (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const milliseconds = performance.now() - begun
        const cookie = response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? null
        resolve({ status: response.statusCode ?? 0, milliseconds, body: text ? JSON.parse(text) : {}, cookie })
      })
    },
  )
  asked.on('error', reject)
  const begun = performance.now()
  asked.end(body && JSON.stringify(body))
  return promise
}

function bodyHeaders(body: object | undefined): Record<string, string> {
  return body ? { 'content-type': 'application/json' } : {}
}

/** What a browser adds to everything that changes something. */
export function fromApplication(port: number): Record<string, string> {
  return { origin: `http://127.0.0.1:${port}`, 'sec-fetch-site': 'same-origin' }
}

let used = 0

/** An address of this machine from which nobody has called before. */
export function newAddress(): string {
  used += 1
  return `127.${1 + (used >> 16)}.${(used >> 8) & 255}.${used & 255}`
}
