import type { Readable } from 'node:stream'

const longestLine = 2048
const dot = Buffer.from('\r\n.\r\n')

/** Takes lines and mails from a connection, one after the other, and holds no more than it was asked for. */
export class LineReader {
  private readonly chunks: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(socket: Readable) {
    this.chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  }

  /** Undefined at the end of the connection; null for a line that is too long, which is left out. */
  async line(): Promise<string | null | undefined> {
    let skipped = false
    for (;;) {
      const end = this.rest.indexOf('\n')
      if (end >= 0) {
        const line = this.rest.subarray(0, end)
        this.rest = this.rest.subarray(end + 1)
        return skipped || end > longestLine ? null : line.toString('latin1').replace(/\r$/, '')
      }
      if (this.rest.length > longestLine) {
        skipped = true
        this.rest = Buffer.alloc(0)
      }
      if (!(await this.more())) return undefined
    }
  }

  /**
   * Up to the final dot, without it and without the dots that were added for it. Null for a mail of more than `limit`
   * bytes, of which nothing is kept. Only CR LF . CR LF ends a mail, so that none can hide in another.
   */
  async mail(limit: number): Promise<Buffer | null | undefined> {
    const parts: Buffer[] = []
    let size = 0
    // A dot on the very first line ends an empty mail.
    let window: Buffer = Buffer.concat([Buffer.from('\r\n'), this.rest])
    for (;;) {
      const end = window.indexOf(dot)
      const kept = end >= 0 ? end : Math.max(window.length - dot.length + 1, 0)
      size += kept
      if (size > limit) parts.length = 0
      else parts.push(window.subarray(0, kept))
      if (end >= 0) {
        this.rest = window.subarray(end + dot.length)
        return size > limit ? null : unstuffed(Buffer.concat(parts))
      }
      this.rest = Buffer.alloc(0)
      if (!(await this.more())) return undefined
      window = Buffer.concat([window.subarray(kept), this.rest])
    }
  }

  private async more(): Promise<boolean> {
    const { done, value } = await this.chunks.next()
    if (done) return false
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value])
    return true
  }
}

/** The mail begins with the line end that was put before it. */
function unstuffed(mail: Buffer): Buffer {
  if (mail.indexOf('\r\n.') < 0) return mail.subarray(2)
  return Buffer.from(mail.toString('latin1').replaceAll('\r\n.', '\r\n').slice(2), 'latin1')
}
