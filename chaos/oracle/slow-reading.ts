import type { Socket } from 'node:net'

/** From now on the bytes of a connection trickle; what is too much stays with the sender, as with a slow partner. */
export function readSlowly(socket: Socket, bytesPerSecond: number, take: (chunk: Buffer) => void): void {
  const stepMs = Math.max(10, 1000 / bytesPerSecond)
  const stepBytes = Math.max(1, Math.round((bytesPerSecond * stepMs) / 1000))
  let waiting: Buffer = Buffer.alloc(0)
  const trickle = setInterval(() => {
    if (waiting.length === 0) return void socket.resume()
    const chunk = waiting.subarray(0, stepBytes)
    waiting = waiting.subarray(stepBytes)
    take(chunk)
  }, stepMs)
  socket.removeAllListeners('data')
  socket.on('data', (chunk) => {
    waiting = Buffer.concat([waiting, chunk])
    socket.pause()
  })
  socket.once('close', () => clearInterval(trickle))
}
