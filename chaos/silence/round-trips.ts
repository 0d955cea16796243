/** What a client of PostgreSQL sends until it waits for an answer: the bytes, and the texts of the statements in them. */
export interface SentRoundTrip {
  bytes: Buffer
  texts: string[]
}

const untypedHeader = 4
const typedHeader = 5

/** Cuts a client's bytes into round trips. Prepared statements are known by the texts they were parsed from. */
export class RoundTripReader {
  private readonly prepared = new Map<string, string>()
  private rest = Buffer.alloc(0)
  private isStarted = false
  private parts: Buffer[] = []
  private texts: string[] = []

  read(chunk: Buffer): SentRoundTrip[] {
    this.rest = Buffer.concat([this.rest, chunk])
    const whole: SentRoundTrip[] = []
    for (let message = this.next(); message; message = this.next()) {
      this.parts.push(message)
      if (!this.meet(message)) continue
      whole.push({ bytes: Buffer.concat(this.parts), texts: this.texts })
      this.parts = []
      this.texts = []
    }
    return whole
  }

  private next(): Buffer | undefined {
    const header = this.isStarted ? typedHeader : untypedHeader
    if (this.rest.length < header) return undefined
    const length = this.rest.readUInt32BE(header - untypedHeader) + header - untypedHeader
    if (this.rest.length < length) return undefined
    const message = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    return message
  }

  /** True when the server is to answer now. */
  private meet(message: Buffer): boolean {
    if (!this.isStarted) {
      this.isStarted = true
      return true
    }
    const type = String.fromCharCode(message[0] as number)
    const [first = '', second = ''] = message.subarray(typedHeader).toString('latin1').split('\0', 2)
    if (type === 'P') this.prepared.set(first, second)
    if (type === 'B') this.texts.push(this.prepared.get(second) ?? '')
    if (type === 'Q') this.texts.push(first)
    return !'PBDEC'.includes(type)
  }
}
