import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as secure } from 'node:tls'
import type { RelaySettings, SmtpTimeouts } from './relay-settings.ts'
import { type HandshakePhase, RelayUnavailable, refusedHandshake } from './relay-unavailable.ts'
import { ReplyWire } from './reply-wire.ts'
import type { SmtpReply } from './verdict.ts'

export interface Session {
  wire: ReplyWire
  /** Our address and port. */
  client: string
  pipelining: boolean
  smtpUtf8: boolean
}

type Extensions = Map<string, string>

/** Connects, greets, secures and authenticates. Throws RelayUnavailable; the signal gives up at any point. */
export async function openSession(
  settings: RelaySettings,
  timeouts: SmtpTimeouts,
  signal?: AbortSignal,
): Promise<Session> {
  const socket = connect({ host: settings.host, port: settings.port, noDelay: true })
  // Whoever waits for the socket hears of its errors; between two of them nobody may be listening.
  socket.on('error', () => {})
  const giveUp = () => socket.destroy(new Error('given up'))
  if (signal?.aborted) giveUp()
  signal?.addEventListener('abort', giveUp)
  const handshake = new Handshake(settings, timeouts)
  try {
    return await handshake.run(socket)
  } catch (error) {
    socket.destroy()
    throw error instanceof RelayUnavailable ? error : new RelayUnavailable(handshake.phase, (error as Error).message)
  } finally {
    signal?.removeEventListener('abort', giveUp)
  }
}

class Handshake {
  phase: HandshakePhase = 'connect'
  private readonly settings: RelaySettings
  private readonly timeouts: SmtpTimeouts
  private wire!: ReplyWire

  constructor(settings: RelaySettings, timeouts: SmtpTimeouts) {
    this.settings = settings
    this.timeouts = timeouts
  }

  async run(socket: Socket): Promise<Session> {
    const { tls, user } = this.settings
    await happens(socket, 'connect', this.timeouts.connect)
    const client = clientOf(socket)
    this.wire = tls === 'implicit' ? await this.secure(socket) : new ReplyWire(socket)
    await this.ask('greeting', '', this.timeouts.greeting)
    let extensions = await this.introduce()
    if (tls === 'starttls') {
      await this.startTls(extensions)
      extensions = await this.introduce()
    }
    if (user !== undefined) await this.authenticate(extensions.get('AUTH') ?? '')
    return { wire: this.wire, client, pipelining: extensions.has('PIPELINING'), smtpUtf8: extensions.has('SMTPUTF8') }
  }

  private async introduce(): Promise<Extensions> {
    const { text } = await this.ask('ehlo', `EHLO ${this.settings.heloName}`)
    const [, ...offers] = text.toUpperCase().split('\n')
    return new Map(
      offers.map((offer) => {
        const [keyword = '', ...parameters] = offer.split(/[ =]/)
        return [keyword, parameters.join(' ')]
      }),
    )
  }

  private async startTls(extensions: Extensions): Promise<void> {
    if (!extensions.has('STARTTLS')) {
      throw new RelayUnavailable('tls', 'the relay does not offer STARTTLS', { permanent: true })
    }
    await this.ask('tls', 'STARTTLS')
    this.wire = await this.secure(this.wire.release())
  }

  private async secure(plain: Socket): Promise<ReplyWire> {
    this.phase = 'tls'
    const { host, tlsRejectUnauthorized: rejectUnauthorized = true } = this.settings
    const socket = secure({ socket: plain, host, servername: isIP(host) ? '' : host, rejectUnauthorized })
    socket.on('error', () => {})
    try {
      await happens(socket, 'secureConnect', this.timeouts.command)
    } catch (error) {
      throw new RelayUnavailable('tls', (error as Error).message, { permanent: !isNetworkFailure(error) })
    }
    return new ReplyWire(socket, plain)
  }

  private async authenticate(mechanisms: string): Promise<void> {
    const { user = '', password = '' } = this.settings
    const offered = mechanisms.split(' ')
    if (offered.includes('PLAIN')) {
      await this.ask('auth', `AUTH PLAIN ${base64(`\0${user}\0${password}`)}`)
    } else if (offered.includes('LOGIN')) {
      await this.ask('auth', 'AUTH LOGIN')
      await this.ask('auth', base64(user))
      await this.ask('auth', base64(password))
    } else {
      throw new RelayUnavailable('auth', 'the relay offers neither AUTH PLAIN nor AUTH LOGIN', { permanent: true })
    }
  }

  private async ask(phase: HandshakePhase, line: string, patience = this.timeouts.command): Promise<SmtpReply> {
    this.phase = phase
    const reply = await this.wire.ask(line, patience)
    if (reply.code >= 400) throw refusedHandshake(phase, reply)
    return reply
  }
}

async function happens(socket: Socket, event: string, patience: number): Promise<void> {
  const tooLate = AbortSignal.timeout(patience)
  await once(socket, event, { signal: tooLate }).catch((error) => {
    throw tooLate.aborted ? new SilentPeer() : error
  })
}

class SilentPeer extends Error {
  override readonly message = 'no answer in time'
}

/** What a later attempt may find mended, unlike a certificate or a protocol version. */
function isNetworkFailure(error: unknown): boolean {
  const { code = '' } = error as NodeJS.ErrnoException
  return error instanceof SilentPeer || ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes(code)
}

/** Mail servers write an IPv4 address that came in by IPv6 in its own form. */
function clientOf({ localAddress = '', localPort }: Socket): string {
  return `${localAddress.replace(/^::ffff:(?=[\d.]+$)/, '')}:${localPort}`
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64')
}
