import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface WireProxy {
  url: string
  /** How many round trips clients have asked for so far: every round trip ends with one Sync. */
  roundTrips(): number
  /** How many statements have been parsed so far. */
  parses(): number
  /** Breaks every connection, in the middle of whatever it does. */
  cut(): void
  /** While frozen, connections stay open and nothing passes: the network's way to lose a server. */
  freeze(frozen: boolean): void
  close(): Promise<void>
}

const sync = 'S'.charCodeAt(0)
const parse = 'P'.charCodeAt(0)

/** Stands between a client and PostgreSQL, counts messages and fails on demand. */
export async function startWireProxy(target: string): Promise<WireProxy> {
  const { hostname, port } = new URL(target)
  const counts = new Map<number, number>()
  const pairs = new Set<[Socket, Socket]>()
  let frozen = false
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    const count = messageCounter(counts)
    client.on('data', (data) => {
      count(data)
      upstream.write(data)
    })
    upstream.on('data', (data) => client.write(data))
    if (frozen) for (const socket of pair) socket.pause()
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => {
        pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as { port: number }).port)
  const cut = () => {
    for (const [client, upstream] of pairs) for (const socket of [client, upstream]) socket.destroy()
  }
  return {
    url: url.href,
    roundTrips: () => counts.get(sync) ?? 0,
    parses: () => counts.get(parse) ?? 0,
    cut,
    freeze: (on) => {
      frozen = on
      for (const pair of pairs) for (const socket of pair) on ? socket.pause() : socket.resume()
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Frontend messages are a type byte and a length; the first one of a connection has no type. */
function messageCounter(counts: Map<number, number>): (data: Buffer) => void {
  let rest = Buffer.alloc(0)
  let isStartup = true
  return (data) => {
    rest = Buffer.concat([rest, data])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + 4) return
      const length = head + rest.readInt32BE(head)
      if (rest.length < length) return
      const type = isStartup ? 0 : (rest[0] as number)
      counts.set(type, (counts.get(type) ?? 0) + 1)
      rest = rest.subarray(length)
      isStartup = false
    }
  }
}
