import { connect, type NatsConnection, RequestError } from '@nats-io/transport-node'

/** Keeps records on the broker's disk for as long as the database is away. Whoever reads one may have stored it before. */
export interface Journal {
  /** Resolves when the broker has taken the record; throws when it has not, or when that is not known. */
  append(record: string): Promise<void>
  /** Hands over all records, many at a time and the oldest first, and forgets them after they were taken; tells how many. */
  drain(take: (records: string[]) => Promise<void>): Promise<number>
  close(): Promise<void>
}

/** NATS could not be reached, did not answer in time, or refused. */
export class JournalUnavailable extends Error {
  override readonly name = 'JournalUnavailable'
}

interface Reply {
  error?: { code: number; err_code: number; description: string }
  state?: { first_seq: number; last_seq: number; messages: number }
  message?: { data: string }
}
type Ask = (subject: string, body: string) => Promise<Reply>
type StreamApi = (verb: string, body: object) => Promise<Reply>

const patienceMs = 1000
const retryMs = 1000
const recordsAtOnce = 50
const nameInUse = 10058

/** A stream of JetStream, used through its plain requests. */
export function createJournal(url: string, name: string): Journal {
  const stream = `POSTRIDER_${name.toUpperCase()}`
  const subject = `postrider.journal.${name}`
  const { ask, close } = keepLink(url)
  const api: StreamApi = (verb, body) => ask(`$JS.API.STREAM.${verb}.${stream}`, JSON.stringify(body))

  const create = async () => {
    const { error } = await api('CREATE', { name: stream, subjects: [subject], storage: 'file', discard: 'new' })
    // Also told when the operator has given the stream more copies than one; any stream of this name will do.
    if (error && error.err_code !== nameInUse) throw new JournalUnavailable(error.description)
  }
  const appendOnce = async (record: string) => {
    const { error } = await ask(subject, record)
    if (error) throw new JournalUnavailable(error.description)
  }
  return {
    append: (record) =>
      // Nobody answers for a stream that is not there yet, or was lost with the broker's disk.
      appendOnce(record).catch(async (cause: Error) => {
        if (!isUnanswered(cause.cause)) throw cause
        await create()
        await appendOnce(record)
      }),
    drain: (take) => drainStream(api, take),
    close,
  }
}

/** Connects in the background and keeps trying. Who asks while the link is down is told so at once. */
function keepLink(url: string): { ask: Ask; close(): Promise<void> } {
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
        if (type === 'disconnect') isUp = false
        if (type === 'reconnect') isUp = true
      }
    } catch {
      if (!closed) setTimeout(() => void open(), retryMs).unref()
    }
  }
  void open()
  return {
    ask: async (subject, body) => {
      if (!connection || !isUp) throw new JournalUnavailable('NATS is away')
      try {
        return (await connection.request(subject, body, { timeout: patienceMs })).json<Reply>()
      } catch (cause) {
        throw new JournalUnavailable((cause as Error).message, { cause })
      }
    },
    close: async () => {
      closed = true
      await connection?.close().catch(() => {})
    },
  }
}

async function drainStream(api: StreamApi, take: (records: string[]) => Promise<void>): Promise<number> {
  const { state } = await api('INFO', {})
  if (!state || state.messages === 0) return 0
  let taken = 0
  for (let first = state.first_seq; first <= state.last_seq; first += recordsAtOnce) {
    const next = Math.min(first + recordsAtOnce, state.last_seq + 1)
    const numbers = Array.from({ length: next - first }, (_, i) => first + i)
    const records = (await Promise.all(numbers.map((seq) => api('MSG.GET', { seq })))).flatMap(recordsIn)
    if (records.length > 0) await take(records)
    await api('PURGE', { seq: next })
    taken += records.length
  }
  return taken
}

/** A record that somebody else has taken meanwhile is not there; any other refusal must not look like that. */
function recordsIn({ message, error }: Reply): string[] {
  if (error && error.code !== 404) throw new JournalUnavailable(error.description)
  return message ? [Buffer.from(message.data, 'base64').toString()] : []
}

function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && error.isNoResponders()
}
