/**
 * An SMTP server that takes every mail and keeps none, but tells its parent when it took one for certain addresses.
 * Fast enough to stand behind a newsletter at full speed. Usage: node bench/recording-relay.ts BEGINNING_OF_ADDRESS
 */
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface Acceptance {
  address: string
  atMs: number
}

const [beginning = ''] = process.argv.slice(2)
const dot = Buffer.from('\r\n.\r\n')

function converse(socket: Socket): void {
  let rest: Buffer = Buffer.alloc(0)
  let inData = false
  let address: string | undefined
  const replyTo = (line: string): string => {
    const command = line.slice(0, 4).toUpperCase()
    if (command === 'RCPT') address = /<(.*)>/.exec(line)?.[1]
    inData = command === 'DATA'
    if (inData) return '354 go on\r\n'
    if (command === 'EHLO') return '250-relay.bench\r\n250 PIPELINING\r\n'
    return command === 'QUIT' ? '221 bye\r\n' : '250 2.0.0 ok\r\n'
  }
  const take = (): string => {
    if (address?.startsWith(beginning)) process.send?.({ address, atMs: Date.now() } satisfies Acceptance)
    inData = false
    return '250 2.0.0 taken\r\n'
  }
  socket.write('220 relay.bench\r\n')
  socket.on('error', () => socket.destroy())
  socket.on('data', (chunk) => {
    let text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let replies = ''
    for (;;) {
      const end = inData ? text.indexOf(dot) : text.indexOf('\r\n')
      if (end < 0) break
      const next = end + (inData ? dot.length : 2)
      replies += inData ? take() : replyTo(text.toString('latin1', 0, end))
      text = text.subarray(next)
    }
    // Of a mail's text only what could be the beginning of its end is kept.
    rest = inData ? text.subarray(Math.max(0, text.length - dot.length + 1)) : text
    if (replies !== '') socket.write(replies)
  })
}

const server = createServer({ noDelay: true }, converse).listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
process.on('disconnect', () => process.exit())
