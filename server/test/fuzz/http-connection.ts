import { connect, type Socket } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
  ms: number
}

const answerWithinMs = 15_000

/** One keep-alive connection, one request at a time. Written by hand because HTTP clients refuse to send bad requests. */
export class HttpConnection {
  private readonly port: number
  private socket: Socket | null = null
  private received = Buffer.alloc(0)
  private wake: () => void = () => {}

  constructor(port: number) {
    this.port = port
  }

  async send(bytes: Buffer, { isHead = false } = {}): Promise<RawAnswer> {
    const socket = await this.open()
    const sentAt = performance.now()
    socket.write(bytes)
    const deadline = setTimeout(() => socket.destroy(new Error('no answer')), answerWithinMs)
    try {
      const answer = await this.read(socket, isHead)
      return { ...answer, ms: performance.now() - sentAt }
    } finally {
      clearTimeout(deadline)
    }
  }

  close(): void {
    this.socket?.destroy()
    this.socket = null
  }

  private async open(): Promise<Socket> {
    if (this.socket && !this.socket.destroyed && !this.socket.readableEnded) return this.socket
    const socket = connect({ host: '127.0.0.1', port: this.port, noDelay: true })
    this.socket = socket
    this.received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk])
      this.wake()
    })
    socket.on('close', () => this.wake())
    socket.on('end', () => this.wake())
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return socket
  }

  private async read(socket: Socket, isHead: boolean): Promise<Omit<RawAnswer, 'ms'>> {
    for (;;) {
      const end = await this.until(socket, () => this.received.indexOf('\r\n\r\n'))
      const head = this.received.toString('latin1', 0, end)
      this.received = this.received.subarray(end + 4)
      const { status, headers } = parseHead(head)
      if (status < 200) continue
      const text = isHead || status === 204 || status === 304 ? '' : await this.body(socket, headers)
      if (headers.get('connection') === 'close') this.close()
      return { status, headers, text }
    }
  }

  private async body(socket: Socket, headers: Headers): Promise<string> {
    if (headers.get('transfer-encoding') !== 'chunked')
      return this.take(socket, Number(headers.get('content-length') ?? 0))
    for (let text = ''; ; ) {
      const end = await this.until(socket, () => this.received.indexOf('\r\n'))
      const length = Number.parseInt(this.received.toString('latin1', 0, end), 16)
      this.received = this.received.subarray(end + 2)
      text += (await this.take(socket, length + 2)).slice(0, -2)
      if (length === 0) return text
    }
  }

  private async take(socket: Socket, length: number): Promise<string> {
    await this.until(socket, () => (this.received.length >= length ? 0 : -1))
    const text = this.received.toString('utf8', 0, length)
    this.received = this.received.subarray(length)
    return text
  }

  /** Waits until `find` finds something in what has arrived. */
  private async until(socket: Socket, find: () => number): Promise<number> {
    for (;;) {
      const found = find()
      if (found >= 0) return found
      if (socket.destroyed || socket.readableEnded) throw new Error('the connection was closed without an answer')
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }
}

export function parseHead(head: string): { status: number; headers: Headers } {
  const [first = '', ...lines] = head.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? Number.NaN)
  if (Number.isNaN(status)) throw new Error(`not an HTTP answer: ${first.slice(0, 80)}`)
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return { status, headers }
}
