import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Letter {
  from: string
  to: string
  messageId: string
}

/** An SMTP client so plain that a test can leave it at any byte. */
export class PlainClient {
  private readonly socket: Socket
  private readonly lines: AsyncGenerator<string>

  private constructor(socket: Socket) {
    this.socket = socket
    this.lines = linesOf(socket)
  }

  static async greet(port: number): Promise<PlainClient> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    const client = new PlainClient(socket)
    await client.reply()
    await client.command('EHLO sender.test')
    return client
  }

  /** Its address and port, by which a log names it. */
  get name(): string {
    return `127.0.0.1:${this.socket.localPort}`
  }

  async send(letter: Letter): Promise<string> {
    await this.beginData(letter)
    return this.command('.')
  }

  /** Everything up to the final dot, which stays with the caller. */
  async beginData({ from, to, messageId }: Letter): Promise<void> {
    await this.command(`MAIL FROM:<${from}>`)
    await this.command(`RCPT TO:<${to}>`)
    await this.command('DATA')
    this.write(`From: <${from}>\r\nTo: <${to}>\r\nMessage-ID: <${messageId}>\r\n\r\nGood morning\r\n`)
  }

  write(text: string): void {
    this.socket.write(text)
  }

  async command(line: string): Promise<string> {
    this.write(`${line}\r\n`)
    return this.reply()
  }

  private async reply(): Promise<string> {
    for (;;) {
      const { value, done } = await this.lines.next()
      if (done) throw new Error('The relay closed the connection')
      if (value[3] !== '-') return value
    }
  }

  /** Ends the connection without QUIT once everything written has left this process. */
  async vanish(): Promise<void> {
    await new Promise<void>((resolve) => this.socket.end(resolve))
    this.socket.destroy()
  }
}

export interface PlainSink {
  readonly port: number
  /** Message-IDs in the order of acceptance. */
  readonly received: string[]
  /** What RCPT TO is answered; 250 unless a test says otherwise. */
  rcptReply: string
  close(): Promise<void>
}

/** An SMTP server that remembers the Message-ID of every mail it has taken. */
export async function startPlainSink(): Promise<PlainSink> {
  const connections = new Set<Socket>()
  const server = createServer((socket) => {
    connections.add(socket)
    socket.on('close', () => connections.delete(socket)).on('error', () => {})
    void converse(socket, sink)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const sink: PlainSink = {
    port: (server.address() as AddressInfo).port,
    received: [],
    rcptReply: '250 2.1.5 ok',
    close: async () => {
      for (const socket of connections) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return sink
}

async function converse(socket: Socket, sink: PlainSink): Promise<void> {
  socket.write('220 sink.test ESMTP\r\n')
  let inData = false
  let messageId = ''
  for await (const line of linesOf(socket)) {
    if (!inData) {
      inData = line.toUpperCase() === 'DATA'
      socket.write(`${answerTo(line, sink)}\r\n`)
    } else if (line === '.') {
      inData = false
      sink.received.push(messageId)
      socket.write('250 2.0.0 taken\r\n')
    } else messageId = /^Message-ID: <(.*)>$/i.exec(line)?.[1] ?? messageId
  }
}

function answerTo(line: string, sink: PlainSink): string {
  const verb = line.slice(0, 4).toUpperCase()
  if (verb === 'RCPT') return sink.rcptReply
  return { DATA: '354 go on', QUIT: '221 bye' }[verb] ?? '250 ok'
}

/** Ends with the connection, however that ends. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = ''
  try {
    for await (const chunk of socket) {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch {}
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
