import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { RoundTripReader } from './round-trips.ts'

/** A round trip that falls silent: it reaches the server late, or its answer comes late. */
export interface Stall {
  ms: number
  side: 'request' | 'answer'
  over(): void
}

export interface StallingProxy {
  port: number
  close(): Promise<void>
}

/**
 * Between a client and PostgreSQL. `decide` is asked about every round trip. What the client has sent arrives in any case,
 * as it does from the buffers of a kernel: also when the client has given up and gone.
 */
export async function startStallingProxy(
  targetPort: number,
  decide: (texts: readonly string[]) => Stall | undefined,
): Promise<StallingProxy> {
  const links = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const target = connect({ port: targetPort, host: '127.0.0.1' })
    for (const socket of [client, target]) {
      links.add(socket)
      socket.on('error', () => {}).once('close', () => links.delete(socket))
    }
    link(client, target, decide)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      for (const socket of links) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function link(client: Socket, target: Socket, decide: (texts: readonly string[]) => Stall | undefined): void {
  const reader = new RoundTripReader()
  let sending: Promise<void> = Promise.resolve()
  let answering: Promise<void> = Promise.resolve()
  client.on('data', (chunk: Buffer) => {
    for (const { bytes, texts } of reader.read(chunk)) {
      const stall = decide(texts)
      const silence = async () => {
        await sleep(stall?.ms ?? 0)
        stall?.over()
      }
      if (stall?.side === 'request') sending = sending.then(silence)
      sending = sending.then(() => void target.write(bytes))
      if (stall?.side === 'answer') answering = Promise.all([answering, sending]).then(silence)
    }
  })
  const clientIsGone = () => void sending.then(() => target.end())
  client.once('end', clientIsGone).once('close', clientIsGone)
  target.on('data', (chunk: Buffer) => {
    // Only what the stall is about waits; without one the bytes pass at once.
    answering = answering.then(() => void (client.writable && client.write(chunk)))
  })
  target.once('close', () => void answering.then(() => client.destroy()))
}
