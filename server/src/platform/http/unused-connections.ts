import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A connection that never asked for anything would hold up the end of the process; Node does not count it as idle. */
export function dropUnusedConnectionsOnClose(server: FastifyInstance): void {
  const unused = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.server.on('request', ({ socket }: { socket: Socket }) => unused.delete(socket))
  server.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy()
  })
}
