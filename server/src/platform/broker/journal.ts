import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamClient,
  jetstreamManager,
  StorageType,
  type StreamAPI,
} from '@nats-io/jetstream'
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

interface Broker {
  streams: StreamAPI
  publish: JetStreamClient['publish']
}

/** Runs one request; what goes wrong with it is `JournalUnavailable`, with its cause. */
type Ask = <T>(request: (broker: Broker) => Promise<T>) => Promise<T>

const patienceMs = 1000
const retryMs = 1000
const recordsAtOnce = 50
const nameInUse = 10058

/** A stream of JetStream. It has no consumer: any process may take what another has left behind. */
export function createJournal(url: string, name: string): Journal {
  const stream = `POSTRIDER_${name.toUpperCase()}`
  const subject = `postrider.journal.${name}`
  const { ask, close } = keepLink(url)
  const config = { name: stream, subjects: [subject], storage: StorageType.File, discard: DiscardPolicy.New }

  const create = () =>
    ask((broker) => broker.streams.add(config)).catch((error: JournalUnavailable) => {
      // Also told when the operator has given the stream more copies than one; any stream of this name will do.
      if (!isRefusal(error.cause, nameInUse)) throw error
    })
  const appendOnce = async (record: string) => {
    await ask((broker) => broker.publish(subject, record))
  }
  return {
    append: (record) =>
      // Nobody answers for a stream that is not there yet, or was lost with the broker's disk.
      appendOnce(record).catch(async (error: JournalUnavailable) => {
        if (!isUnanswered(error.cause)) throw error
        await create()
        await appendOnce(record)
      }),
    drain: (take) => drainStream(ask, stream, take),
    close,
  }
}

/** Connects in the background and keeps trying. Who asks while the link is down is told so at once. */
function keepLink(url: string): { ask: Ask; close(): Promise<void> } {
  let connection: NatsConnection | undefined
  let broker: Broker | undefined
  let isUp = false
  let closed = false
  const open = async () => {
    try {
      const link = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 250, timeout: 2000 })
      if (closed) return await link.close()
      connection = link
      const manager = await jetstreamManager(link, { checkAPI: false, timeout: patienceMs })
      const client = manager.jetstream()
      broker = { streams: manager.streams, publish: (...message) => client.publish(...message) }
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
    ask: async (request) => {
      if (!broker || !isUp) throw new JournalUnavailable('NATS is away')
      try {
        return await request(broker)
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

async function drainStream(ask: Ask, stream: string, take: (records: string[]) => Promise<void>): Promise<number> {
  const state = await stateOf(ask, stream)
  if (!state || state.messages === 0) return 0
  let taken = 0
  for (let first = state.first_seq; first <= state.last_seq; first += recordsAtOnce) {
    const next = Math.min(first + recordsAtOnce, state.last_seq + 1)
    const numbers = Array.from({ length: next - first }, (_, i) => first + i)
    // A record that somebody else has taken meanwhile is null.
    const found = await Promise.all(numbers.map((seq) => ask((broker) => broker.streams.getMessage(stream, { seq }))))
    const records = found.flatMap((message) => (message ? [message.string()] : []))
    if (records.length > 0) await take(records)
    await ask((broker) => broker.streams.purge(stream, { seq: next }))
    taken += records.length
  }
  return taken
}

/** Null for a journal that nobody has written to. */
async function stateOf(ask: Ask, stream: string) {
  try {
    return (await ask((broker) => broker.streams.info(stream))).state
  } catch (error) {
    if (isRefusal((error as JournalUnavailable).cause, JetStreamApiCodes.StreamNotFound)) return null
    throw error
  }
}

function isRefusal(error: unknown, code: number): boolean {
  return error instanceof JetStreamApiError && error.code === code
}

function isUnanswered(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof RequestError && cause.isNoResponders()
}
