import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A lease as the limiter names it: `api-<pid>-<random>.<random>.<connection>:<number>`. */
interface Lease {
  name: string
  pid: number
}

interface Freed extends Lease {
  at: number
  /** Not given back by its process, but taken from a dead one by somebody else's request. */
  taken: boolean
}

/**
 * Every decision of the limiter as Redis executed it, in order and by the clock that decided it: what Redis itself
 * reports to a MONITOR connection, also from inside the scripts.
 */
export class DecisionLog {
  /** Times at which the key's requests were let through, in µs by Redis' clock. */
  readonly acceptedAt: number[] = []
  mostInFlight = 0
  readonly freed: Freed[] = []
  private readonly held = new Map<string, Lease>()
  private readonly socket: Socket
  private readonly prefix: string

  static async of(redisPort: number, prefix: string): Promise<DecisionLog> {
    const socket = connect({ host: '127.0.0.1', port: redisPort })
    socket.on('error', () => {})
    const log = new DecisionLog(socket, prefix)
    const listening = Promise.withResolvers<void>()
    createInterface({ input: socket }).on('line', (line) => {
      if (line === '+OK') listening.resolve()
      else log.read(line)
    })
    socket.write('MONITOR\r\n')
    await listening.promise
    return log
  }

  private constructor(socket: Socket, prefix: string) {
    this.socket = socket
    this.prefix = prefix
  }

  heldBy(pid: number): Lease[] {
    return [...this.held.values()].filter((lease) => lease.pid === pid)
  }

  get inFlight(): number {
    return this.held.size
  }

  close(): void {
    this.socket.destroy()
  }

  private read(line: string): void {
    const [, seconds, origin, command = '', rest = ''] = /^\+([\d.]+) \[\d+ ([^\]]+)\] "(\w+)" (.*)$/.exec(line) ?? []
    const [key, ...values] = rest.split(' ').map((word) => word.slice(1, -1))
    if (key === `limiter:minute:${this.prefix}`) this.readMinute(command.toLowerCase(), values)
    if (key === `limiter:leases:${this.prefix}`)
      this.readLeases(command.toLowerCase(), values, Number(seconds) * 1000, origin === 'lua')
  }

  private readMinute(command: string, values: string[]): void {
    if (command === 'rpush') this.acceptedAt.push(Number(values[0]))
    if (command === 'lrem') this.acceptedAt.splice(this.acceptedAt.lastIndexOf(Number(values[1])), 1)
  }

  private readLeases(command: string, values: string[], at: number, taken: boolean): void {
    if (command === 'zadd') {
      const name = values[1] as string
      this.held.set(name, { name, pid: Number(/^api-(\d+)-/.exec(name)?.[1]) })
      this.mostInFlight = Math.max(this.mostInFlight, this.held.size)
    }
    const lease = command === 'zrem' ? this.held.get(values[0] as string) : undefined
    if (!lease) return
    this.held.delete(lease.name)
    this.freed.push({ ...lease, at, taken })
  }
}
