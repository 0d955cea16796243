import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

const handedOut = new Set<number>()

/**
 * Below the range from which the system takes source ports: there, a client that keeps knocking on the port of a killed
 * server can end up connected to itself.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(25_000, 32_000)
    if (handedOut.has(port) || !(await isFree(port))) continue
    handedOut.add(port)
    return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
