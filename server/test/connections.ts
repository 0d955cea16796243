import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

/** Notes the port of every TCP connection that anything in this process opens from now on. */
export function watchConnections(): { ports: Set<number>; stop(): void } {
  const ports = new Set<number>()
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.once('connect', () => void (socket.remotePort !== undefined && ports.add(socket.remotePort)))
  }
  subscribe('net.client.socket', note)
  return { ports, stop: () => void unsubscribe('net.client.socket', note) }
}
