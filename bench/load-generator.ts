import { connect, type Socket } from 'node:net'
import { quantile } from './statistics.ts'

/** Where to send what. Every connection walks through requests of its own, again and again. */
export interface Target {
  port: number
  /** One list per connection. `counterMark` in a request is replaced by a number that never repeats. */
  requests: string[][]
}
export type Order = { aim: Target; name: string } | { fire: string; seconds: number }
export interface Volley {
  answered: number
  seconds: number
  p50Ms: number
  p99Ms: number
  /** Answers that are neither a success nor a redirect, by status, with one body of each. */
  refused: Record<string, { count: number; example: string }>
}
export const counterMark = '@@@@@@@@@'

interface Request {
  before: string
  after: string | null
}

type OnAnswer = (status: number, body: string) => void

class Connection {
  private readonly port: number
  private readonly requests: Request[]
  private readonly count: () => number
  private socket: Socket | undefined
  private position = 0
  private received: Buffer = Buffer.alloc(0)
  private onAnswer: OnAnswer | undefined

  constructor(port: number, requests: Request[], count: () => number) {
    this.port = port
    this.requests = requests
    this.count = count
  }

  send(onAnswer: OnAnswer): void {
    this.onAnswer = onAnswer
    this.socket ??= this.open()
    const { before, after } = this.requests[this.position++ % this.requests.length] as Request
    this.socket.write(after === null ? before : before + String(this.count()).padStart(counterMark.length, '0') + after)
  }

  private open(): Socket {
    const socket = connect({ host: '127.0.0.1', port: this.port, noDelay: true })
    socket.on('data', (chunk) => this.receive(chunk))
    socket.on('error', () => {})
    socket.on('close', () => {
      this.socket = undefined
      this.answer(0, 'the connection was closed')
    })
    return socket
  }

  private receive(chunk: Buffer): void {
    this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
    const headEnd = this.received.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = this.received.toString('latin1', 0, headEnd)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.received.length < headEnd + 4 + length) return
    const status = Number(head.slice(9, 12))
    const body = status >= 300 ? this.received.toString('utf8', headEnd + 4) : ''
    this.received = Buffer.alloc(0)
    this.answer(status, body)
  }

  private answer(status: number, body: string): void {
    const onAnswer = this.onAnswer
    this.onAnswer = undefined
    onAnswer?.(status, body)
  }
}

const targets = new Map<string, Connection[]>()
let counter = 0

process.on('message', (order: Order) => {
  if ('aim' in order) {
    targets.set(order.name, aim(order.aim))
    process.send?.({})
  } else fire(targets.get(order.fire) ?? [], order.seconds).then((volley) => process.send?.(volley))
})
process.on('disconnect', () => process.exit())

function aim({ port, requests }: Target): Connection[] {
  const count = () => ++counter
  return requests.map((list) => {
    const parts = list.map((text) => {
      const [before, after] = text.split(counterMark)
      return { before: before as string, after: after ?? null }
    })
    return new Connection(port, parts, count)
  })
}

/** Each connection has one request under way until the time is over; the last answers are waited for. */
async function fire(connections: Connection[], seconds: number): Promise<Volley> {
  const latencies: number[] = []
  const refused: Volley['refused'] = {}
  const start = performance.now()
  const end = start + seconds * 1000
  const keepBusy = (connection: Connection) =>
    new Promise<void>((done) => {
      const next = () => {
        const sentAt = performance.now()
        connection.send((status, body) => {
          const now = performance.now()
          latencies.push(now - sentAt)
          if (status < 200 || status > 399) note(refused, status, body)
          if (now < end && status > 0) next()
          else done()
        })
      }
      next()
    })
  await Promise.all(connections.map(keepBusy))
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    answered: latencies.length,
    seconds: (performance.now() - start) / 1000,
    p50Ms: quantile(sorted, 0.5),
    p99Ms: quantile(sorted, 0.99),
    refused,
  }
}

function note(refused: Volley['refused'], status: number, body: string): void {
  const { count, example } = refused[status] ?? { count: 0, example: body }
  refused[status] = { count: count + 1, example }
}
