import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export interface Envelope {
  from?: string
  to: string
  mail: string
}

/** A client that says what it is told to say, right or wrong, and hands out replies one by one. */
export class SmtpDialogue {
  readonly socket: Socket
  private received = ''
  private ending: 'closed' | 'reset' | undefined
  private wake: () => void = () => {}

  /** Connected; the greeting is the first reply. */
  static async open(port: number): Promise<SmtpDialogue> {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    await once(socket, 'connect')
    return new SmtpDialogue(socket)
  }

  private constructor(socket: Socket) {
    this.socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk) => {
      this.received += chunk.toString('latin1')
      this.wake()
    })
    socket.on('end', () => this.end('closed'))
    socket.on('error', () => this.end('reset'))
  }

  say(text: string): void {
    this.socket.write(text, 'latin1')
  }

  /** The next complete reply without its last line end, or how the connection has ended. */
  async reply(): Promise<string> {
    for (;;) {
      const end = /^(?:\d{3}-[^\n]*\n)*(?!\d{3}-)[^\n]*\n/.exec(this.received)?.[0]
      if (end !== undefined) {
        this.received = this.received.slice(end.length)
        return end.trimEnd()
      }
      if (this.ending) return this.ending
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
    }
  }

  async ask(text: string): Promise<string> {
    this.say(text)
    return this.reply()
  }

  /** Greeting and EHLO. */
  async introduce(): Promise<void> {
    await this.reply()
    await this.ask('EHLO client.example\r\n')
  }

  /** One mail with pipelined commands; gives the replies to MAIL, RCPT, DATA and the dot, up to the first that ended it. */
  async send({ from = 'news@example.com', to, mail }: Envelope): Promise<string[]> {
    this.say(`MAIL FROM:<${from}>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
    const replies = [await this.reply(), await this.reply(), await this.reply()]
    if (!replies[2]?.startsWith('354')) return replies
    return [...replies, await this.ask(`${mail}\r\n.\r\n`)]
  }

  close(): void {
    this.socket.destroy()
  }

  private end(how: 'closed' | 'reset'): void {
    this.ending ??= how
    this.wake()
  }
}

/** A mail in quoted-printable with a soft break in the middle of its token. */
export function mailWith({ messageId, token }: { messageId: string; token: string }): string {
  const mark = `token:${token}`
  return [
    `Message-ID: ${messageId}`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Guten Tag,',
    `${mark.slice(0, 10)}=`,
    mark.slice(10),
  ].join('\r\n')
}
