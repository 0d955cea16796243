import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import type { Logger } from 'pino'

/** Tells other processes that there is work. A knock that is lost costs a second, because everybody also looks by himself. */
export interface Doorbell {
  /** Whoever knows what it is about says its number; at most doors that is the account. */
  knock(door: string, about?: number): void
  /** Comes whenever there is a knock, until the returned function is called. */
  answer(door: string, come: (about?: number) => void): () => void
  close(): Promise<void>
}

const prefix = 'postrider.work.'

/** Never waits for NATS and never fails without it: connects in the background and keeps trying. */
export function createDoorbell(url: string, log: Pick<Logger, 'info' | 'warn'>): Doorbell {
  const listeners = new Map<string, Set<(about?: number) => void>>()
  const subscriptions = new Map<string, Subscription>()
  let connection: NatsConnection | undefined
  let closed = false

  const listen = (link: NatsConnection, door: string) =>
    subscriptions.set(
      door,
      link.subscribe(prefix + door, {
        callback: (_, message) => {
          const about = Number(message.string()) || undefined
          for (const come of listeners.get(door) ?? []) come(about)
        },
      }),
    )
  const open = async () => {
    try {
      const link = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 500, timeout: 2000 })
      if (closed) return await link.close()
      connection = link
      for (const door of listeners.keys()) listen(link, door)
    } catch {
      // Retried for as long as the process lives; only one attempt at a time.
      if (!closed) setTimeout(() => void open(), 1000).unref()
    }
  }
  void open()

  return {
    knock: (door, about) => {
      // While the link is down the client would keep the knock for later, when nobody needs it any more.
      if (connection && !connection.isClosed()) connection.publish(prefix + door, about?.toString())
    },
    answer: (door, come) => {
      const known = listeners.get(door)
      listeners.set(door, (known ?? new Set()).add(come))
      if (connection && !known) listen(connection, door)
      return () => {
        listeners.get(door)?.delete(come)
        if (listeners.get(door)?.size !== 0) return
        listeners.delete(door)
        subscriptions.get(door)?.unsubscribe()
        subscriptions.delete(door)
      }
    },
    close: async () => {
      closed = true
      await connection?.close().catch((error: unknown) => log.warn({ err: error }, 'NATS did not close'))
    },
  }
}
