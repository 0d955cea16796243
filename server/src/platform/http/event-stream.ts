import { once } from 'node:events'
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { DatabaseUnavailable } from '../db/unavailable.ts'
import type { StreamEvent } from './route.ts'

interface EventStreamParts {
  position: string | null
  read(position: string | null): Promise<StreamEvent[]>
  mayStay(): Promise<boolean>
  log: Pick<Logger, 'error'>
}

/** A client that keeps more than this waiting for longer is gone or too slow; it comes back and goes on where it was. */
const mostUnsentBytes = 64 * 1024
const patienceMs = 2000
const reconnectMs = 1000

/** One client that listens. It is told everything after its position, in order and once. */
export class EventStream {
  private readonly parts: EventStreamParts
  private response: ServerResponse | null = null
  private position: string | null
  private readonly closed = new AbortController()
  private isReading = false
  private isMore = false
  private isChecking = false

  constructor(parts: EventStreamParts) {
    this.parts = parts
    this.position = parts.position
  }

  begin(response: ServerResponse, headers: OutgoingHttpHeaders, onEnd: () => void): void {
    this.response = response
    response.once('close', () => {
      this.response = null
      this.closed.abort()
      onEnd()
    })
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      connection: 'close',
    })
    this.write(`retry: ${reconnectMs}\n\n`)
    this.look()
  }

  /** There may be something new. */
  look(): void {
    this.isMore = true
    if (!this.isReading) void this.tell()
  }

  recheck(): void {
    if (this.isChecking) return
    this.isChecking = true
    // While nobody can tell, whoever was let in stays.
    this.parts
      .mayStay()
      .catch(() => true)
      .then((mayStay) => {
        this.isChecking = false
        if (!mayStay) this.end()
      })
  }

  /** Keeps the connection from looking idle to whatever stands between. */
  heartbeat(): void {
    this.write(':\n\n')
  }

  end(): void {
    this.response?.end()
  }

  private async tell(): Promise<void> {
    this.isReading = true
    try {
      while (this.isMore && this.response) {
        this.isMore = false
        const events = await this.parts.read(this.position)
        for (const event of events) await this.send(event)
        if (events.length > 0) this.isMore = true
      }
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) {
        this.parts.log.error({ err: error }, 'a stream ended by a fault')
        this.end()
      }
    } finally {
      this.isReading = false
    }
  }

  private async send({ position, event, data }: StreamEvent): Promise<void> {
    this.position = position
    this.write(`id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    if (this.isBehind()) await this.untilDrained()
    if (this.isBehind()) this.response?.destroy()
  }

  private isBehind(): boolean {
    return this.response !== null && this.response.writableLength > mostUnsentBytes
  }

  private async untilDrained(): Promise<void> {
    const { response } = this
    if (!response) return
    const gaveUp = AbortSignal.any([AbortSignal.timeout(patienceMs), this.closed.signal])
    await once(response, 'drain', { signal: gaveUp }).catch(() => {})
  }

  private write(text: string): void {
    const { response } = this
    if (!response || response.writableEnded) return
    response.write(text)
  }
}
