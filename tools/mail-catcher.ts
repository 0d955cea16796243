import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface CaughtMail {
  from: string
  to: string
  raw: string
}

export interface Catching {
  /** The relay asks for the body of a mail when this is done. */
  askForBody?(): Promise<void>
  /** The 250 follows when this is done. */
  take(mail: CaughtMail): Promise<void>
  /** What to answer to the RCPT of an address, or to its dot, instead of 250. */
  refusal?(address: string): { at: 'rcpt' | 'dot'; reply: string } | undefined
}

export interface MailCatcher {
  port: number
  stop(): Promise<void>
}

/** A relay for development and tests, on loopback: takes every mail and lets none go on. */
export async function startMailCatcher(catching: Catching, port = 0): Promise<MailCatcher> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)))
    converse(socket, catching)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function converse(socket: Socket, catching: Catching): void {
  const session = new Session((line) => void socket.write(`${line}\r\n`), catching)
  let text = ''
  let reading = false
  // Commands that came along with a dot are answered after it.
  const readOn = async () => {
    if (reading) return
    reading = true
    for (;;) {
      const mark = session.inData ? '\r\n.\r\n' : '\r\n'
      const end = text.indexOf(mark)
      if (end < 0) break
      const part = text.slice(0, end)
      text = text.slice(end + mark.length)
      if (session.inData) await session.takeMail(`${part}\r\n`)
      else if (/^QUIT$/i.test(part)) socket.end('221 bye\r\n')
      else await session.answer(part)
    }
    reading = false
  }
  socket.write('220 catcher.localhost\r\n')
  socket.on('data', (data) => {
    text += data.toString('latin1')
    void readOn()
  })
}

class Session {
  inData = false
  private readonly say: (line: string) => void
  private readonly catching: Catching
  private from = ''
  private to = ''

  constructor(say: (line: string) => void, catching: Catching) {
    this.say = say
    this.catching = catching
  }

  async answer(line: string): Promise<void> {
    const [verb = ''] = line.toUpperCase().split(' ')
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO') this.say('250-catcher.localhost\r\n250 PIPELINING')
    else if (verb === 'DATA') await this.openData()
    else if (verb === 'RCPT') {
      this.to = address
      const refusal = this.catching.refusal?.(address)
      this.say(refusal?.at === 'rcpt' ? refusal.reply : '250 2.1.5 ok')
    } else {
      if (verb === 'MAIL') this.from = address
      this.say('250 2.0.0 ok')
    }
  }

  async takeMail(raw: string): Promise<void> {
    this.inData = false
    const refusal = this.catching.refusal?.(this.to)
    const { from, to } = this
    if (!refusal) await this.catching.take({ from, to, raw })
    this.say(refusal?.reply ?? '250 2.0.0 Ok: queued as CAUGHT01')
  }

  private async openData(): Promise<void> {
    await this.catching.askForBody?.()
    this.inData = this.catching.refusal?.(this.to)?.at !== 'rcpt'
    this.say(this.inData ? '354 go on' : '554 5.5.1 no valid recipients')
  }
}
