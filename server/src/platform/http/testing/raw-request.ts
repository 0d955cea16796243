import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface RawOptions {
  method?: string
  /** An array sends the header once per entry. */
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

/** A request that fetch would not send: repeated headers, none of its own, paths left as they are. */
export function rawRequest(origin: string, path: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

export function basic(password: string, user = 'api'): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}

/** An address no other test has failed from: failures are remembered for an hour, beyond the end of a test file. */
export function aClientAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}
