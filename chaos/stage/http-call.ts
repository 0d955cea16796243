import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Call {
  port: number
  method: string
  path: string
  key: string
  body?: unknown
  headers?: Record<string, string>
  /** The headers go at once, the body only when this settles: the request is held open without any work. */
  bodyAfter?: Promise<void> | undefined
}

export interface Answer {
  /** 0 when the connection was lost before an answer. */
  status: number
  headers: IncomingHttpHeaders
  // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape pass through here
  body: any
  /** By performance.now() */
  sentAt: number
  receivedAt: number
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
const patienceMs = 30_000

/** One request; a lost connection is an answer too. */
export function call({ port, method, path, key, body, headers = {}, bodyAfter }: Call): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  const sentAt = performance.now()
  return new Promise((resolve) => {
    const finish = (status: number, answered: IncomingHttpHeaders = {}, text = '') =>
      resolve({ status, headers: answered, body: parse(text), sentAt, receivedAt: performance.now() })
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: `/api/v1${path}`,
      timeout: patienceMs,
      headers: {
        authorization: `Basic ${Buffer.from(`api:${key}`).toString('base64')}`,
        ...(payload !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(payload),
        }),
        ...headers,
      },
    })
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => finish(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()))
      response.on('error', () => finish(0))
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => finish(0))
    outgoing.on('close', () => finish(0))
    if (!bodyAfter) outgoing.end(payload)
    else {
      outgoing.flushHeaders()
      void bodyAfter.then(() => outgoing.end(payload))
    }
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
