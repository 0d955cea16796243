import { createServer } from 'node:net'

/** A relay of which it matters only whether anybody comes. */
export interface SilentRelay {
  port: number
  /** One for each connection. */
  visits: string[]
  stop(): void
}

export async function startSilentRelay(): Promise<SilentRelay> {
  const visits: string[] = []
  const server = createServer((socket) => {
    visits.push(`${socket.remotePort}`)
    socket.on('error', () => {})
    socket.end('421 closed\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as { port: number }).port, visits, stop: () => void server.close() }
}
