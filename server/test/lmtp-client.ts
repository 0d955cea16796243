import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Speaks LMTP as a relay would, one mail after the other. */
export class LmtpClient {
  private readonly socket: Socket
  private readonly lines: AsyncIterator<string>

  private constructor(socket: Socket) {
    this.socket = socket
    this.lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  }

  static async greet(port: number): Promise<LmtpClient> {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    const client = new LmtpClient(socket)
    await client.answer()
    await client.command('LHLO relay.test')
    return client
  }

  /** The code that answered the recipient, or the whole mail; rejects when the connection ends before. */
  async deliver(to: string, raw: string, from = ''): Promise<number> {
    await this.command(`MAIL FROM:<${from}>`)
    const known = await this.command(`RCPT TO:<${to}>`)
    if (known !== 250) {
      await this.command('RSET')
      return known
    }
    await this.command('DATA')
    const wire = raw.replace(/\r?\n/g, '\r\n').replace(/^\./gm, '..')
    return this.command(`${wire}\r\n.`)
  }

  close(): void {
    this.socket.destroy()
  }

  private async command(text: string): Promise<number> {
    this.socket.write(`${text}\r\n`)
    return this.answer()
  }

  private async answer(): Promise<number> {
    for (;;) {
      const { done, value } = await this.lines.next()
      if (done) throw new Error('the connection has ended')
      if (/^\d{3} /.test(value)) return Number(value.slice(0, 3))
    }
  }
}
