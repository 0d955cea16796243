import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Logger } from 'pino'
import { LineReader } from './line-reader.ts'
import { MailSession } from './mail-session.ts'

/** What stands behind the server. */
export interface MailDoor {
  /** False = refused at RCPT. */
  knows(address: string): boolean
  /** 250 follows when this has resolved, 451 when it throws. */
  take(mail: IncomingMail): Promise<void>
}

export interface IncomingMail {
  /** Empty for a report. */
  sender: string
  recipient: string
  data: Buffer
}

export interface MailServerOptions {
  host: string
  port: number
  log: Pick<Logger, 'warn'>
  limits?: Partial<MailLimits>
}

export interface MailLimits {
  bytes: number
  connections: number
  recipients: number
  /** Commands that are none, until the connection ends. */
  faults: number
  silenceMs: number
  sessionMs: number
}

const usualLimits: MailLimits = {
  bytes: 10 * 1024 * 1024,
  connections: 50,
  recipients: 50,
  faults: 10,
  silenceMs: 60_000,
  sessionMs: 600_000,
}

export interface MailServer {
  port: number
  /** Takes no further connections; sessions may end their mail. */
  stop(patienceMs: number): Promise<void>
}

interface Connection {
  /** A mail is being taken: its answer must still go out. */
  busy: boolean
}

/** A small receiver for mail from our own relay, by LMTP or SMTP. It relays nothing and knows no users. */
export async function startMailServer(door: MailDoor, options: MailServerOptions): Promise<MailServer> {
  const limits = { ...usualLimits, ...options.limits }
  const connections = new Map<Socket, Connection>()
  let ending = false
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (connections.size >= limits.connections) return void socket.end('421 4.3.2 too many connections\r\n')
    const connection = { busy: false }
    connections.set(socket, connection)
    socket.on('close', () => connections.delete(socket))
    const session = new MailSession({
      door: watched(door, connection),
      limits,
      reader: new LineReader(socket),
      say: (line) => void socket.write(`${line}\r\n`),
      isEnding: () => ending,
      log: options.log,
    })
    void serve(socket, session, limits)
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async (patienceMs) => {
      ending = true
      const closed = new Promise((resolve) => server.close(resolve))
      for (const [socket, { busy }] of connections) if (!busy) socket.destroy()
      const patience = setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy()
      }, patienceMs)
      await closed
      clearTimeout(patience)
    },
  }
}

function watched({ knows, take }: MailDoor, connection: Connection): MailDoor {
  return {
    knows,
    take: async (mail) => {
      connection.busy = true
      await take(mail).finally(() => {
        connection.busy = false
      })
    },
  }
}

async function serve(socket: Socket, session: MailSession, limits: MailLimits): Promise<void> {
  socket.setTimeout(limits.silenceMs, () => socket.destroy())
  const end = setTimeout(() => socket.destroy(), limits.sessionMs)
  try {
    await session.run()
    socket.end()
  } catch {
    // The other side has gone; what it had not ended it will send again.
    socket.destroy()
  } finally {
    clearTimeout(end)
  }
}
