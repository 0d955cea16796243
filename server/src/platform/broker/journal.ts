import { connect, type NatsConnection, RequestError } from '@nats-io/transport-node'

/** Keeps records on the broker's disk for as long as the database is away. Whoever reads one may have stored it before. */
export interface Journal {
  /** Resolves when the broker has taken the record; throws when it has not, or when that is not known. */
  append(record: string): Promise<void>
  /** Hands over every record, the oldest first, and forgets each one after it was taken; tells how many. */
  drain(take: (record: string) => Promise<void>): Promise<number>
  close(): Promise<void>
}

/** NATS could not be reached or did not answer in time. */
export class JournalUnavailable extends Error {
  override readonly name = 'JournalUnavailable'
}

interface Reply {
  error?: { code: number; description: string }
  state?: { first_seq: number; last_seq: number; messages: number }
  message?: { data: string }
}

const patienceMs = 1000
const retryMs = 1000

/** A stream of JetStream, used through its plain requests. Connects in the background and keeps trying. */
export function createJournal(url: string, name: string): Journal {
  const stream = `POSTRIDER_${name.toUpperCase()}`
  const subject = `postrider.journal.${name}`
  let connection: NatsConnection | undefined
  let isUp = false
  let closed = false

  const open = async () => {
    try {
      const link = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 250, timeout: 2000 })
      if (closed) return await link.close()
      connection = link
      isUp = true
      for await (const { type } of link.status()) {
        // A request made while the link is down would wait for it; ours has no time for that.
        if (type === 'disconnect') isUp = false
        if (type === 'reconnect') isUp = true
      }
    } catch {
      if (!closed) setTimeout(() => void open(), retryMs).unref()
    }
  }
  void open()

  const ask = async (about: string, body: string): Promise<Reply> => {
    if (!connection || !isUp) throw new JournalUnavailable('NATS is away')
    try {
      return (await connection.request(about, body, { timeout: patienceMs })).json<Reply>()
    } catch (cause) {
      throw new JournalUnavailable((cause as Error).message, { cause })
    }
  }
  const api = (verb: string, body: object) => ask(`$JS.API.STREAM.${verb}.${stream}`, JSON.stringify(body))

  const create = async () => {
    const reply = await api('CREATE', { name: stream, subjects: [subject], storage: 'file', discard: 'new' })
    // Also told when the operator has given the stream more copies than one; any stream of this name will do.
    if (reply.error && !/already in use/.test(reply.error.description)) throw new Error(reply.error.description)
  }
  const appendOnce = async (record: string) => {
    const { error } = await ask(subject, record)
    if (error) throw new Error(`the journal refused a record: ${error.description}`)
  }

  return {
    append: (record) =>
      // Nobody answers for a stream that is not there yet, or was lost with the broker's disk.
      appendOnce(record).catch(async (cause: Error) => {
        if (!isUnanswered(cause.cause)) throw cause
        await create()
        await appendOnce(record)
      }),
    drain: async (take) => {
      const { state } = await api('INFO', {})
      if (!state || state.messages === 0) return 0
      let taken = 0
      for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
        const { message } = await api('MSG.GET', { seq })
        if (!message) continue
        await take(Buffer.from(message.data, 'base64').toString())
        await api('PURGE', { seq: seq + 1 })
        taken += 1
      }
      return taken
    },
    close: async () => {
      closed = true
      await connection?.close().catch(() => {})
    },
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && error.isNoResponders()
}
