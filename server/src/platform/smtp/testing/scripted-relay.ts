import { EventEmitter, once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import type { RelaySettings } from '../relay-settings.ts'

/** A reply line, several of them joined by line feeds, or something else to do to the client; it may return a reply, too. */
export type Action = string | ((socket: Socket, line: string) => unknown)

/** What the client can do: connect, send a command, begin a body, end it. */
export type Occasion =
  | 'connect'
  | 'EHLO'
  | 'STARTTLS'
  | 'AUTH'
  | 'MAIL'
  | 'RCPT'
  | 'DATA'
  | 'body'
  | 'dot'
  | 'RSET'
  | 'NOOP'
  | 'QUIT'
  | 'other'

/** Action by action for each time the occasion arises, the last one for good. */
export type Script = Partial<Record<Occasion, Action | Action[]>>

/** Not another word on this connection: a relay answers in order, so one that owes an answer owes all that follow. */
export const silence: Action = stopListening
export const reset: Action = (socket) => stopListening(socket).resetAndDestroy()
export const hangUp: Action = (socket) => stopListening(socket).end()

const friendly: Record<Occasion, Action> = {
  connect: '220 scripted.test ESMTP',
  EHLO: '250-scripted.test\n250 PIPELINING',
  STARTTLS: '220 go ahead',
  AUTH: '235 2.7.0 welcome',
  MAIL: '250 2.1.0 sender ok',
  RCPT: '250 2.1.5 recipient ok',
  DATA: '354 go ahead',
  body: () => {},
  dot: '250 2.0.0 queued',
  RSET: '250 2.0.0 forgotten',
  NOOP: '250 2.0.0 ok',
  QUIT: '221 2.0.0 bye',
  other: '500 5.5.1 unknown',
}

/** For STARTTLS, or for every connection from its first byte. */
export interface RelayTls {
  key: string
  cert: string
  implicit?: boolean
}

interface Client {
  rest: string
  /** What has come of a body; null between bodies. */
  body: string | null
  mailOk: boolean
  /** The recipient it has agreed to. */
  to: string | null
}

/** A relay that does what it is told and remembers what it was told. Friendly where the script says nothing. */
export class ScriptedRelay {
  /** Every occasion so far, commands with their parameters. */
  readonly heard: string[] = []
  /** What came in one piece, to see which commands travelled together. */
  readonly chunks: string[] = []
  readonly bodies: string[] = []
  /** Recipient and body of the mails it has said 2xx to. */
  readonly accepted: { to: string; body: string }[] = []
  readonly sockets: Socket[] = []
  private readonly script: Script
  private readonly tls: RelayTls | undefined
  private readonly server: Server
  private readonly occasions = new EventEmitter()
  private readonly counts = new Map<Occasion, number>()

  static async start(script: Script = {}, tls?: RelayTls): Promise<ScriptedRelay> {
    const relay = new ScriptedRelay(script, tls)
    relay.server.listen(0, '127.0.0.1')
    await once(relay.server, 'listening')
    return relay
  }

  private constructor(script: Script, tls?: RelayTls) {
    this.script = script
    this.tls = tls
    this.server = createServer({ noDelay: true }, (socket) => this.accept(socket))
  }

  get settings(): RelaySettings {
    const { port } = this.server.address() as AddressInfo
    return { host: '127.0.0.1', port, tls: 'none', heloName: 'client.test' }
  }

  /** Resolves as soon as the occasion has arisen so many times. */
  async hears(occasion: Occasion, times = 1): Promise<void> {
    while ((this.counts.get(occasion) ?? 0) < times) await once(this.occasions, occasion)
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    this.server.close()
    await once(this.server, 'close')
  }

  private accept(socket: Socket): void {
    this.sockets.push(socket)
    const conversation = this.tls?.implicit ? this.secure(socket) : this.converse(socket)
    this.arise('connect', 'connect', conversation)
  }

  private converse(socket: Socket): Socket {
    const client: Client = { rest: '', body: null, mailOk: false, to: null }
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      this.chunks.push(chunk.toString())
      client.rest += chunk.toString()
      while (listens(socket)) {
        const goesOn = client.body === null ? this.readCommand(client, socket) : this.readBody(client, socket)
        if (!goesOn) return
      }
    })
    return socket
  }

  private readCommand(client: Client, socket: Socket): boolean {
    const end = client.rest.indexOf('\r\n')
    if (end < 0) return false
    const line = client.rest.slice(0, end)
    client.rest = client.rest.slice(end + 2)
    const verb = line.split(' ')[0] ?? ''
    const reply = this.arise(verb in friendly ? (verb as Occasion) : 'other', line, socket)
    const agreed = reply.startsWith('2')
    if (verb === 'MAIL') client.mailOk = agreed
    if (verb === 'RCPT') client.to = agreed && client.mailOk ? line.slice('RCPT TO:<'.length, -1) : null
    if (verb === 'DATA' && reply.startsWith('354')) client.body = ''
    if (verb === 'STARTTLS' && this.tls) this.secure(socket)
    return true
  }

  private readBody(client: Client, socket: Socket): boolean {
    const begins = client.body === '' && client.rest !== '' && !client.rest.startsWith('.\r\n')
    client.body += client.rest
    client.rest = ''
    if (begins) this.arise('body', 'body', socket)
    if (!listens(socket)) return false
    const end = `\r\n${client.body}`.indexOf('\r\n.\r\n')
    if (end < 0) return false
    const body = client.body as string
    client.rest = body.slice(end + 3)
    client.body = null
    this.bodies.push(body.slice(0, end))
    const reply = this.arise('dot', 'dot', socket)
    if (reply.startsWith('2') && client.to !== null) this.accepted.push({ to: client.to, body: body.slice(0, end) })
    return true
  }

  private secure(socket: Socket): Socket {
    socket.removeAllListeners('data')
    return this.converse(new TLSSocket(socket, { isServer: true, ...this.tls }))
  }

  private arise(occasion: Occasion, line: string, socket: Socket): string {
    const times = this.counts.get(occasion) ?? 0
    this.counts.set(occasion, times + 1)
    this.heard.push(line)
    const scripted = this.script[occasion] ?? friendly[occasion]
    const action = Array.isArray(scripted) ? (scripted[Math.min(times, scripted.length - 1)] as Action) : scripted
    this.occasions.emit(occasion)
    const reply = typeof action === 'string' ? action : action(socket, line)
    if (typeof reply !== 'string') return ''
    socket.write(`${reply.replaceAll('\n', '\r\n')}\r\n`)
    if (reply.startsWith('421')) stopListening(socket).end()
    return reply
  }
}

function stopListening(socket: Socket): Socket {
  return socket.removeAllListeners('data').pause()
}

function listens(socket: Socket): boolean {
  return socket.listenerCount('data') > 0
}
