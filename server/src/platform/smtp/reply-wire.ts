import type { Socket } from 'node:net'
import { ReplyReader } from './reply-reader.ts'
import type { SmtpReply } from './verdict.ts'

interface Expectation {
  patience: number
  /** Bytes that came before the command was written cannot answer it. */
  from: number
  take(reply: SmtpReply): void
  lost?(reason: string): void
}

/** A socket on which every reply meets the command it answers, in order and in time, or the wire ends. */
export class ReplyWire {
  /** Why the wire ended; undefined while it is in use. */
  ended: string | undefined
  onEnd: (reason: string) => void = () => {}

  private readonly socket: Socket
  private readonly plain: Socket
  private readonly reader = new ReplyReader()
  private readonly expected: Expectation[] = []
  /** Since when we wait for the first expected reply, and for the network to take a body. */
  private replyWaitedFor = 0
  private blockedSince: number | undefined
  private blockPatience = 0
  private timer: NodeJS.Timeout | undefined
  private timerDueAt = Number.POSITIVE_INFINITY

  /** `plain` carries a socket that is secured: it alone can be reset. */
  constructor(socket: Socket, plain = socket) {
    this.socket = socket
    this.plain = plain
    socket.on('data', (chunk: Buffer) => this.receive(chunk))
    socket.on('end', () => this.end('the relay closed the connection'))
    socket.on('close', () => this.end('the connection is closed'))
    socket.on('error', (error) => this.end(error.message))
  }

  get awaitsReply(): boolean {
    return this.expected.length > 0
  }

  /** Nothing written waits on our side for the network. */
  get flushed(): boolean {
    return this.socket.writableLength === 0
  }

  /** The reply to what is written next. Its time begins to run when all earlier replies have come. */
  expect(patience: number, take: (reply: SmtpReply) => void, lost?: (reason: string) => void): void {
    this.expected.push({ patience, from: this.reader.received, take, lost })
    if (this.expected.length === 1) this.awaitFirst()
  }

  /** For commands that travel alone. */
  ask(line: string, patience: number): Promise<SmtpReply> {
    return new Promise((resolve, reject) => {
      if (this.ended !== undefined) return reject(new Error(this.ended))
      this.expect(patience, resolve, (reason) => reject(new Error(reason)))
      if (line !== '') this.write(`${line}\r\n`)
    })
  }

  write(text: string): void {
    this.socket.write(text)
  }

  /** One system call, so one packet more or less. */
  writeTogether(body: Buffer, text: string): void {
    this.socket.cork()
    this.socket.write(body)
    this.socket.write(text)
    this.socket.uncork()
  }

  /** `done` follows when the network has taken everything, at once if it can. */
  writeBody(body: Buffer, patience: number, done: () => void): void {
    this.socket.write(body, (error) => {
      if (this.blockedSince === undefined || error) return
      this.blockedSince = undefined
      done()
    })
    if (this.flushed) {
      done()
      return
    }
    this.blockedSince = performance.now()
    this.blockPatience = patience
    this.watchUntil(this.blockedSince + patience)
  }

  /** Gives the socket away for TLS. Plain text that came with the last reply goes no further than here. */
  release(): Socket {
    if (this.ended !== undefined) throw new Error(this.ended)
    this.ended = 'released'
    clearTimeout(this.timer)
    for (const event of ['data', 'end', 'close']) this.socket.removeAllListeners(event)
    return this.socket
  }

  end(reason: string): void {
    if (this.ended !== undefined) return
    this.ended = reason
    clearTimeout(this.timer)
    // A reset discards what the kernel still holds; a plain close would go on delivering it.
    this.plain.resetAndDestroy()
    if (this.socket !== this.plain) this.socket.destroy()
    for (const { lost } of this.expected.splice(0)) lost?.(reason)
    this.onEnd(reason)
  }

  private receive(chunk: Buffer): void {
    this.reader.feed(chunk)
    try {
      while (this.ended === undefined) {
        const reply = this.reader.next()
        if (reply === null) return
        this.take(reply)
      }
    } catch (error) {
      this.end((error as Error).message)
    }
  }

  private take(reply: SmtpReply): void {
    const [first] = this.expected
    const answers = first !== undefined && this.reader.lastBegan >= first.from
    if (answers) {
      this.expected.shift()
      if (this.expected.length > 0) this.awaitFirst()
      first.take(reply)
    }
    // The relay may say 421 at any time and closes the channel then; anything else needs a command it answers.
    if (reply.code === 421) this.end(`421 ${reply.text}`)
    else if (!answers) this.end('more replies than commands')
  }

  private awaitFirst(): void {
    this.replyWaitedFor = performance.now()
    this.watchUntil(this.replyWaitedFor + (this.expected[0]?.patience ?? 0))
  }

  /** One timer that looks again is cheaper than one per command. */
  private watchUntil(dueAt: number): void {
    if (dueAt >= this.timerDueAt || this.ended !== undefined) return
    clearTimeout(this.timer)
    this.timerDueAt = dueAt
    this.timer = setTimeout(() => this.look(), dueAt - performance.now() + 1)
  }

  private look(): void {
    this.timerDueAt = Number.POSITIVE_INFINITY
    const conclude = () => {
      if (this.nextDueAt() <= performance.now()) this.end('the relay does not answer in time')
      else this.watchUntil(this.nextDueAt())
    }
    // When this process itself was held up, the reply may already lie in the socket: read it first.
    if (this.nextDueAt() <= performance.now()) setImmediate(conclude)
    else conclude()
  }

  private nextDueAt(): number {
    const [first] = this.expected
    const replyDueAt = first ? this.replyWaitedFor + first.patience : Number.POSITIVE_INFINITY
    const blockDueAt = this.blockedSince === undefined ? replyDueAt : this.blockedSince + this.blockPatience
    return Math.min(replyDueAt, blockDueAt)
  }
}
