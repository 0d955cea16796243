import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Flow } from './proxied-flow.ts'

/** What a proxied connection suffers. The client is who connects to the proxy. */
export type Toxic =
  /** Everything arrives later, in both directions. */
  | { kind: 'latency'; ms: number }
  /** RST to both sides of every connection, now and as soon as one comes. */
  | { kind: 'reset' }
  /** FIN to the client, now and as soon as one comes; what it sends still arrives. */
  | { kind: 'halfClose' }
  /** Connections stay open and nothing comes through, in either direction. */
  | { kind: 'blackhole' }
  /** The client's bytes arrive in small pieces. */
  | { kind: 'slice'; bytes: number; everyMs: number }
  /** After so many bytes from the client the connection is reset. */
  | { kind: 'stopAfterBytes'; bytes: number }
  /** The reply to every n-th dot never reaches the client, whose connection is reset instead. */
  | { kind: 'dropReplyAfterDot'; every?: number }

export interface ToxicProxy {
  port: number
  /** Replaces all toxics, also for connections that are open. */
  poison(toxics: readonly Toxic[]): void
  openConnections(): number
  /** Pieces of data that came while nothing went through. */
  withheld(): number
  close(): Promise<void>
}

/**
 * A TCP proxy on this machine between a client and `targetPort`. With `namesClient` it says at the beginning of each connection
 * who the client is, as HAProxy does.
 */
export async function startProxy(targetPort: number, { namesClient = false } = {}): Promise<ToxicProxy> {
  const links = new Set<Link>()
  const state: ProxyState = { toxics: [], dots: 0, withheld: 0 }
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const link = new Link(client, targetPort, state)
    if (namesClient) link.nameClient()
    links.add(link)
    link.whenClosed(() => links.delete(link))
    link.suffer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    poison: (toxics) => {
      state.toxics = toxics
      for (const link of links) link.suffer()
    },
    openConnections: () => links.size,
    withheld: () => state.withheld,
    close: async () => {
      for (const link of links) link.reset()
      server.close()
      await once(server, 'close')
    },
  }
}

interface ProxyState {
  toxics: readonly Toxic[]
  /** Ends of mails seen so far, on all connections. */
  dots: number
  withheld: number
}

const mailEnd = '\r\n.\r\n'

/** One client with its own connection to the target. */
class Link {
  private readonly client: Socket
  private readonly target: Socket
  private readonly state: ProxyState
  private readonly toTarget: Flow
  private readonly toClient: Flow
  /** The last bytes of the client, as an end of mail may come in pieces. */
  private tail = ''
  private fromClient = 0
  private dropsNextReply = false

  constructor(client: Socket, targetPort: number, state: ProxyState) {
    this.client = client
    this.target = connect({ port: targetPort, host: '127.0.0.1', allowHalfOpen: true })
    this.state = state
    this.toTarget = new Flow(client, this.target, (chunk) => this.meetClientBytes(chunk))
    this.toClient = new Flow(this.target, client, () => this.meetReply())
    for (const socket of [client, this.target]) socket.on('error', () => this.reset())
  }

  nameClient(): void {
    const { remotePort, localPort } = this.client
    this.target.write(`PROXY TCP4 127.0.0.1 127.0.0.1 ${remotePort} ${localPort}\r\n`)
  }

  whenClosed(act: () => void): void {
    this.client.once('close', act)
  }

  reset(): void {
    this.client.resetAndDestroy()
    this.target.resetAndDestroy()
  }

  /** Takes on what the toxics of now say. */
  suffer(): void {
    const slice = this.find('slice')
    const delayMs = this.find('latency')?.ms ?? 0
    const isClosed = this.find('blackhole') !== undefined
    this.toTarget.shape({ delayMs, isClosed, slice })
    this.toClient.shape({ delayMs, isClosed })
    if (this.find('reset')) this.reset()
    if (this.find('halfClose')) this.client.end()
  }

  private meetClientBytes(chunk: Buffer): Buffer {
    this.countWithheld()
    const limit = this.find('stopAfterBytes')?.bytes ?? Number.POSITIVE_INFINITY
    const allowed = chunk.subarray(0, Math.max(0, limit - this.fromClient))
    this.fromClient += chunk.length
    if (allowed.length < chunk.length) this.toTarget.whenEmpty(() => this.reset())
    this.watchForDot(allowed)
    return allowed
  }

  private watchForDot(chunk: Buffer): void {
    const text = this.tail + chunk.toString('latin1')
    this.tail = text.slice(-(mailEnd.length - 1))
    const toxic = this.find('dropReplyAfterDot')
    if (!toxic || !text.includes(mailEnd)) return
    this.state.dots += 1
    if (this.state.dots % (toxic.every ?? 1) === 0) this.dropsNextReply = true
  }

  /** Once a reply has come back, the target has surely decided about the mail. */
  private meetReply(): Buffer | undefined {
    this.countWithheld()
    if (!this.dropsNextReply) return undefined
    this.reset()
    return Buffer.alloc(0)
  }

  private countWithheld(): void {
    if (this.find('blackhole')) this.state.withheld += 1
  }

  private find<K extends Toxic['kind']>(kind: K): Extract<Toxic, { kind: K }> | undefined {
    return this.state.toxics.find((toxic): toxic is Extract<Toxic, { kind: K }> => toxic.kind === kind)
  }
}
