import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  id: string
  timestamp: string
  signature: string
  body: string
  event: { type: string; timestamp: string; data: Record<string, unknown> & { sequence: number } }
  atMs: number
}

/** A status to answer with, or a way to answer; doing nothing is silence. */
export type Manner = (received: Received, response: ServerResponse) => number | undefined

export interface EventReceiver {
  url: string
  received: Received[]
  behave(manner: Manner): void
  sequences(): number[]
  stop(): Promise<void>
}

/** A receiver as an integrator would write one. */
export async function startEventReceiver(manner: Manner = () => 204, port = 0): Promise<EventReceiver> {
  const received: Received[] = []
  let answer = manner
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request.setEncoding('utf8')) body += piece
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers
    const one = { id, timestamp, signature, body, event: JSON.parse(body), atMs: Date.now() } as Received
    received.push(one)
    const status = answer(one, response)
    if (status) response.writeHead(status).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    received,
    behave: (next) => {
      answer = next
    },
    sequences: () => received.map(({ event }) => event.data.sequence),
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** The recipe of Standard Webhooks, as the guide shows it. */
export function isGenuine(secret: string, { id, timestamp, signature, body }: Received): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return signature.split(' ').some((part) => {
    const given = Buffer.from(part.replace(/^v1,/, ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
