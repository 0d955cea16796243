import type { Socket } from 'node:net'

export interface FlowShape {
  delayMs: number
  /** Nothing comes through; it waits here until the flow opens again. */
  isClosed: boolean
  slice?: { bytes: number; everyMs: number } | undefined
}

/** One direction of a proxied connection. */
export class Flow {
  private readonly from: Socket
  private readonly to: Socket
  private readonly queue: { bytes: Buffer | 'end'; dueAt: number }[] = []
  private current: FlowShape = { delayMs: 0, isClosed: false }
  private timer: NodeJS.Timeout | undefined
  private onEmpty: (() => void) | undefined

  /** `meet` sees every chunk and may give another one to send in its place. */
  constructor(from: Socket, to: Socket, meet: (chunk: Buffer) => Buffer | undefined) {
    this.from = from
    this.to = to
    from.on('data', (chunk) => this.take(meet(chunk) ?? chunk))
    from.on('end', () => this.take('end'))
    to.on('drain', () => from.resume())
    from.once('close', () => clearTimeout(this.timer))
  }

  shape(shape: FlowShape): void {
    this.current = shape
    this.pass()
  }

  /** Calls back when everything taken so far has been handed on. */
  whenEmpty(act: () => void): void {
    this.onEmpty = act
  }

  private take(bytes: Buffer | 'end'): void {
    this.queue.push({ bytes, dueAt: performance.now() + this.current.delayMs })
    this.pass()
  }

  private pass(): void {
    clearTimeout(this.timer)
    if (this.current.isClosed) return
    for (let next = this.queue[0]; next; next = this.queue[0]) {
      const waitMs = next.dueAt - performance.now()
      if (waitMs > 0) {
        this.timer = setTimeout(() => this.pass(), waitMs)
        return
      }
      this.queue.shift()
      if (next.bytes === 'end') this.to.end()
      else this.send(next.bytes)
    }
    this.onEmpty?.()
  }

  private send(bytes: Buffer): void {
    const { slice } = this.current
    const piece = slice ? bytes.subarray(0, slice.bytes) : bytes
    if (slice && piece.length < bytes.length)
      this.queue.unshift({ bytes: bytes.subarray(slice.bytes), dueAt: performance.now() + slice.everyMs })
    if (piece.length > 0 && this.to.writable && !this.to.write(piece)) this.from.pause()
  }
}
